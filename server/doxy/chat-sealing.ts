import type { Answer } from '#contract/doxy.ts'
import type { Vault } from '../platform/secrets/vault.ts'
import { seal, unseal } from './sealed.ts'

// A chat that was given to another member opens no more, nor does an exchange that was moved to another chat.
type ChatKey = { id: string; member_id: string }
type ExchangeKey = { id: string; chat_id: string }

const titlePlace = ({ id, member_id }: ChatKey) => ({ table: 'chat', row: `${id} ${member_id}`, column: 'title' })
const placeIn = ({ id, chat_id }: ExchangeKey, column: 'query' | 'answer' | 'feedback') => ({
  table: 'chat_exchange',
  row: `${id} ${chat_id}`,
  column,
})

export const sealTitle = (vault: Vault, chat: ChatKey, title: string) => seal(vault, titlePlace(chat), title)
export const openTitle = (vault: Vault, chat: ChatKey & { title: Buffer }) => unseal<string>(vault, titlePlace(chat), chat.title)

/** A question and its answer as they are stored. */
export const sealExchange = (vault: Vault, key: ExchangeKey, { query, answer }: { query: string; answer: Answer }) => ({
  query: seal(vault, placeIn(key, 'query'), query),
  answer: seal(vault, placeIn(key, 'answer'), answer),
})
export const openExchange = (vault: Vault, exchange: ExchangeKey & { query: Buffer; answer: Buffer }) => ({
  query: unseal<string>(vault, placeIn(exchange, 'query'), exchange.query),
  answer: unseal<Answer>(vault, placeIn(exchange, 'answer'), exchange.answer),
})

/** A member's word on an answer as it is stored. */
export const sealFeedback = (vault: Vault, key: ExchangeKey, words: string) => seal(vault, placeIn(key, 'feedback'), words)
/** Empty where nothing was said. */
export const openFeedback = (vault: Vault, exchange: ExchangeKey & { feedback: Buffer | null }) =>
  exchange.feedback ? unseal<string>(vault, placeIn(exchange, 'feedback'), exchange.feedback) : ''

import type { Id } from '#contract/page.ts'
import { dropDraft, saveDraft } from '../../lib/drafts.ts'
import { ASKED, type Asked, allAsked, askedIn } from './asked.ts'

function save(chatId: Id, questions: Asked[]) {
  const { [chatId]: _, ...others } = allAsked()
  const all = questions.length > 0 ? { ...others, [chatId]: questions } : others
  if (Object.keys(all).length > 0) saveDraft(ASKED, all)
  else dropDraft(ASKED)
}

const without = (chatId: Id, clientId: string) => askedIn(chatId).filter((asked) => asked.clientId !== clientId)

/** Keeps a question until its answer is there, across reloads. */
export const keepAsked = (chatId: Id, asked: Asked) => save(chatId, [...without(chatId, asked.clientId), asked])

/** Forgets a question that was answered or given up. */
export const dropAsked = (chatId: Id, clientId: string) => save(chatId, without(chatId, clientId))

/** Forgets what waits in a chat that is deleted. */
export const dropAllAsked = (chatId: Id) => save(chatId, [])

import type { Id } from '#contract/page.ts'
import { findDraft } from '../../lib/drafts.ts'

/** A question that has no answer yet. `clientId` names it however often it is asked, so that the server answers it once. */
export type Asked = { clientId: string; query: string; askedAt: string }

export const ASKED = 'asked'

/** All questions that wait, by their chats, the chat that was asked last at the end. */
export const allAsked = () => findDraft<Record<Id, Asked[]>>(ASKED) ?? {}

/** The questions of a chat that wait for an answer, in the order in which they were asked. */
export const askedIn = (chatId: Id) => allAsked()[chatId] ?? []

/** The chat in which a question waits, the one asked last where there are several. */
export const chatThatWaits = (): Id | undefined => Object.keys(allAsked()).at(-1)

import type { Id } from '#contract/page.ts'

/** Under which the title of a conversation is kept while it is written anew. */
export const titleDraft = (chatId: Id) => `chat-title:${chatId}`

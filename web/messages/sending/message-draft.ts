import type { Id } from '#contract/page.ts'

export type MessageDraft = { text: string; replyTo?: number }

const PREFIX = 'message:'

export const draftIn = (conversationId: Id) => PREFIX + conversationId

import type { Id } from '#contract/page.ts'

export type MessageDraft = { text: string; replyTo?: number; isUrgent?: true }

const PREFIX = 'message:'

export const draftIn = (conversationId: Id) => PREFIX + conversationId

import type { AskInput } from '#contract/doxy.ts'
import { scrub } from '#contract/identifiers.ts'
import { asksPatientDose, asksPatientDoseUnder } from './safety/dosing.ts'
import type { EmergencyKind } from './safety/emergency/cards.ts'
import { emergencyOf, isOwnDespair } from './safety/emergency/emergency.ts'

export type Question = { query: string; topK?: number | undefined; postContent?: string | undefined }

/** A question as it was read: without what could tell who a patient is, and with what it is about. */
export type ReadQuestion = Question & {
  removed: Record<string, number>
  emergency: EmergencyKind | undefined
  about: string
  /** Asks what one particular person should be given. */
  asksDose: boolean
  /** What it or the post tells of one person's medicines is enough for no model to be asked. */
  mayAskDose: boolean
}

/** The parts of a request that a question is made of, and where it is kept; what the sender says of themselves is not among them. */
export function questionOf(query: string, around: AskInput['context']): Question & { chatId: string | null; clientId: string | null } {
  const { top_k: topK, post_content: postContent, chat_id: chatId, client_id: clientId, user_profile: _, ...forgotten } = around ?? {}
  forgotten satisfies Record<string, never>
  return { query, topK, postContent: postContent ?? undefined, chatId: chatId ?? null, clientId: clientId ?? null }
}

export function readQuestion({ query: sent, topK, postContent: post }: Question): ReadQuestion {
  const [asked, around] = [scrub(sent), scrub(post ?? '')]
  const removed: Record<string, number> = { ...asked.removed }
  for (const [kind, count] of Object.entries(around.removed)) removed[kind] = (removed[kind] ?? 0) + count
  const [query, postContent] = [asked.text, around.text || undefined]
  // A short remark under a post, such as "is this right?", is about the post.
  const about = postContent && query.split(/\s+/).length < 8 ? `${query} ${postContent}` : query
  const asksDose = asksPatientDoseUnder(query, postContent)
  const mayAskDose = asksDose || asksPatientDose(about)
  const isAboutPost = postContent !== undefined && about !== query
  const emergency = emergencyOf(query) ?? (isAboutPost && isOwnDespair(postContent) ? 'selfharm' : undefined)
  return { query, topK, postContent, removed, emergency, about, asksDose, mayAskDose }
}

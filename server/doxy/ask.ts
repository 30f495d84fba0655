import type { Answer, AskEvent, AskInput } from '#contract/doxy.ts'
import { scrub } from '#contract/identifiers.ts'
import { compose, DISCLAIMER, listedOf, showEvidence } from './answer/compose.ts'
import type { Library, Viewer } from './library/library.ts'
import type { Model } from './model/model.ts'
import { writeAnswer } from './model/write-answer.ts'
import { asksPatientDose } from './safety/dosing.ts'
import { emergencyOf } from './safety/emergency.ts'
import { type EmergencyCard, emergencyCard } from './safety/emergency-cards.ts'

export type Question = { query: string; topK?: number | undefined; postContent?: string | undefined }

/** The parts of a request that a question is made of; what the sender says of themselves is not among them. */
export const questionOf = ({ query, context }: AskInput): Question => ({
  query,
  topK: context?.top_k,
  postContent: context?.post_content ?? undefined,
})

/** A question without what could tell who a patient is. */
export function scrubbed({ query, topK, postContent }: Question) {
  const [asked, post] = [scrub(query), scrub(postContent ?? '')]
  const removed: Record<string, number> = { ...asked.removed }
  for (const [kind, count] of Object.entries(post.removed)) removed[kind] = (removed[kind] ?? 0) + count
  return { query: asked.text, topK, postContent: post.text || undefined, removed }
}

/** What answers: the evidence, and the model that may put it into words. */
export type Doxy = { library: Library; model: Model | null }

/** Somebody who waits for an answer: told how it comes along, and given up when they leave. */
export type Asker = { left: AbortSignal; tell(event: AskEvent): Promise<void> }

/** Asks the library: danger first, then evidence, then an answer or an abstention. */
export async function ask({ library, model }: Doxy, viewer: Viewer, question: Question, asker: Asker): Promise<Answer> {
  const { query, topK, postContent, removed } = scrubbed(question)
  const emergency = emergencyOf(query)
  // A short remark under a post, such as "is this right?", is about the post.
  const about = postContent && query.split(/\s+/).length < 8 ? `${query} ${postContent}` : query
  const found = await library.search(about, { viewer, k: 10 })
  const rest = { removed, exchangeId: null }
  if (emergency) return { ...alarm(emergencyCard(emergency)), evidence: listedOf([], found, topK).map(showEvidence), ...rest }

  const quoted = compose(query, found, topK)
  // What has no answer is not made up, and what one patient should be given is only ever quoted.
  if (!model || quoted.abstained || asksPatientDose(about)) return { ...quoted, ...rest }
  const asked = { query, postContent, topK }
  const answer = await writeAnswer({ library, model, question: asked, found, quoted, asker })
  return { ...answer, ...rest }
}

/** The card and nothing above or below it. */
function alarm(card: EmergencyCard): Omit<Answer, 'evidence' | 'removed' | 'exchangeId'> {
  return {
    summary: [`**${card.title}.** ${card.words}`, card.lines.map(({ label, number }) => `- ${label}: **${number}**`).join('\n')].join(
      '\n\n',
    ),
    steps: [],
    next_steps: [],
    confidence: 'Low',
    breakdown: ['This is a fixed card for emergencies. Nothing was looked up for it.'],
    disclaimer: DISCLAIMER,
    abstained: true,
    citations: [],
    emergency: card,
  }
}

import type { Answer, AskEvent } from '#contract/doxy.ts'
import type { Sender } from '../platform/fair-worker.ts'
import { DISCLAIMER, listedOf, showEvidence } from './answer/compose.ts'
import type { Examiner } from './check/examiner.ts'
import type { Library } from './library/library.ts'
import type { Model } from './model/model.ts'
import type { Proofreader } from './model/proofreader.ts'
import { writeAnswer } from './model/write-answer.ts'
import type { ReadQuestion } from './question.ts'
import type { QuestionReader } from './question-reader.ts'
import { type EmergencyCard, emergencyCard } from './safety/emergency/cards.ts'

/** What answers: the evidence, the model that may put it into words, and the threads that read what was written to us. */
export type Doxy = {
  library: Library
  model: Model | null
  reader: QuestionReader
  examiner: Examiner
  proofreader: Proofreader
  close(): Promise<void>
}

/**
 * Somebody who waits for an answer: sent what there is of it on the way, and given up when they leave. What others read too holds nothing of
 * theirs. `mayAskModel` counts a question to the model, and says whether it is within what a day holds.
 */
export type Asker = { signal: AbortSignal; tell(event: AskEvent): Promise<void>; isReadByOthers?: true; mayAskModel?(): Promise<boolean> }

/** Asks the library: danger first, then evidence, then an answer or an abstention. */
export async function ask(
  { library, model, reader, proofreader }: Doxy,
  sender: Sender,
  question: ReadQuestion,
  asker: Asker,
): Promise<Answer> {
  const viewer = 'memberId' in sender && !asker.isReadByOthers ? sender.memberId : null
  const { query, topK, postContent, removed, emergency, about, mayAskDose } = question
  const found = await library.search(about, { viewer, k: 10 })
  const rest = { removed, exchangeId: null }
  if (emergency) return { ...alarm(emergencyCard(emergency)), evidence: listedOf([], found, topK).map(showEvidence), ...rest }

  const quoted = await reader.compose(question, found, sender)
  // What has no answer is not made up, and what one patient should be given is only ever quoted.
  if (!model || quoted.abstained || mayAskDose) return { ...quoted, ...rest }
  const asked = { query, postContent, topK }
  const answer = await writeAnswer({ library, model, proofreader, question: asked, found, quoted, asker })
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
    asksBack: false,
    citations: [],
    results: [],
    regimens: [],
    limits: [],
    comment: null,
    emergency: card,
  }
}

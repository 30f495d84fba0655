import type { QuarantinedDocument } from '#contract/documents.ts'
import type { Chat } from '#contract/doxy.ts'
import type { Feedback } from '#contract/feedback.ts'
import type { LibraryState } from '#contract/library-state.ts'
import { pluralize } from '../../lib/count.ts'
import { onDay } from '../../lib/dates.ts'

/** Who writes the answers. */
export function writerOf({ mode, model, modelLately }: Pick<LibraryState, 'mode' | 'model' | 'modelLately'>) {
  if (mode === 'extractive') return 'Extractive, sentences quoted from the sources'
  if (modelLately === 'failed') return `Model ${model} is not responding, so sources are quoted`
  return `Model ${model}, every sentence checked`
}

/** The state of the library in one line: who writes, how much there is, and how new it is. */
export const stateInWords = (library: LibraryState) =>
  [
    writerOf(library),
    pluralize(library.documents, 'document'),
    pluralize(library.passages, 'passage'),
    ...(library.newest ? [`newest ${onDay(library.newest)}`] : []),
  ].join(' · ')

/** How many sentences of a document give orders to a machine instead of informing a reader. */
export const flaggedInWords = (flagged: number) => `${pluralize(flagged, 'sentence gives', 'sentences give')} instructions to an AI model`

/** Of one among others that is sealed and does not open. */
export const UNREADABLE = 'Our server cannot open this at the moment. If it stays so, please tell us; you can also remove it.'

/** Of a question and its answer within a conversation. */
export const UNREADABLE_EXCHANGE = 'Our server cannot open this question and its answer at the moment. If it stays so, please tell us.'

export const quarantinedName = ({ no, id, title, unreadable }: QuarantinedDocument) => (unreadable ? `Document ${no}` : title || id)

/** What a member asked whose word on the answer a reviewer reads. */
export const questionOf = ({ question, unreadable }: Pick<Feedback, 'question' | 'unreadable'>) =>
  unreadable ? 'Our server cannot open this question and its answer. You can mark it as seen.' : question

export const chatName = ({ title, unreadable }: Chat) => (unreadable ? 'Conversation without a readable title' : title)

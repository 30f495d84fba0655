import type { Answer } from '#contract/doxy.ts'
import type { Feedback } from '#contract/feedback.ts'
import { placeOf } from '../library/own/passages.ts'

const WITHHELD = 'A document of the member’s own, which only they see.'

/** An answer as a reviewer reads it: what it quotes from, or names of, the member's own documents stays with the member. Markers keep their places. */
export function forReviewer({ summary, evidence, citations }: Pick<Answer, 'summary' | 'evidence' | 'citations'>) {
  const own = citations.filter(({ passageId }) => placeOf(passageId))
  const said = own.map(({ sentence, quote }) => sentence ?? quote)
  const ids = new Set(own.map(({ documentId }) => documentId))
  const open = new Set(citations.flatMap(({ documentId }) => (ids.has(documentId) ? [] : [documentId])))
  return {
    summary: summary
      .split('\n')
      .map((line) => (said.some((words) => line.includes(words)) ? `- (${WITHHELD})` : line))
      .join('\n'),
    // What was listed without being cited may be their own as well.
    evidence: evidence.map(({ id, title, year, source, isNote }): Feedback['evidence'][number] =>
      open.has(id) || isNote ? { title, year, source, isNote } : { title: WITHHELD, year: null, source: '', isNote: false },
    ),
  }
}

import type { Confidence } from '#contract/doxy.ts'
import { ANSWERED_FROM } from './answerability.ts'
import type { Cited } from './choose.ts'
import { differ } from './differ.ts'
import { isStrong, studyType } from './study-type.ts'

const HIGH_FROM = 0.85
const RECENT_YEARS = 10
/** A sentence speaks to the question when it has at least this much of it. */
const SPEAKS_FROM = 0.5

export type Judged = { confidence: Confidence; breakdown: string[] }

/** How sure an answer is, and why, in sentences. `missing` are words that carry the question and that no source names. */
export function judge(p: number, chosen: readonly Cited[], missing: readonly string[] = [], thisYear = new Date().getFullYear()): Judged {
  const speaking = chosen.filter(({ covered }) => covered >= SPEAKS_FROM)
  const documents = new Set(speaking.map(({ document }) => document.id)).size
  const isDisputed = speaking.some((one) => speaking.some((other) => differ(one, other)))
  const strong = speaking.some(({ document }) => isStrong(studyType(document)))
  const newest = Math.max(...chosen.map(({ document }) => document.year ?? 0))
  const recent = newest >= thisYear - RECENT_YEARS
  const agreed = !isDisputed && (documents >= 2 || strong)
  const preprint = chosen.some(({ document }) => document.preprint)
  const high = p >= HIGH_FROM && agreed && recent && !preprint
  const confidence = missing.length > 0 ? 'Low' : high ? 'High' : p >= ANSWERED_FROM ? 'Medium' : 'Low'

  return {
    confidence,
    breakdown: [
      `The passages fit the question to ${Math.round(p * 100)} of 100.`,
      isDisputed
        ? 'The sources seem to differ.'
        : documents >= 2
          ? `${documents} documents speak to it.`
          : strong
            ? 'One guideline or meta-analysis speaks to it.'
            : 'Only one document speaks to it directly.',
      ...(missing.length > 0 ? [`No cited source names ${missing.join(', ')}, which carries much of the question.`] : []),
      newest > 0
        ? `The newest of them is from ${newest}${recent ? '' : `, more than ${RECENT_YEARS} years ago`}.`
        : 'None of them names its year.',
      ...(preprint ? ['A preprint is among them, which peers have not reviewed: never more than Medium.'] : []),
    ],
  }
}

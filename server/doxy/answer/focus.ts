import type { QueryTerm } from '../library/library.ts'
import { STOP_WORDS } from '../text/stop-words.ts'

const FOCUS_WORDS_MAX = 6
/** Words of asking, which are no subject. */
export const ASKING: ReadonlySet<string> = new Set(
  'best better compare compared evidence effect effects effective efficacy role use used using treatment management recommended recommend latest current new help improve reduce prevent cause causes risk patient patients people should tell explain study studies'.split(
    ' ',
  ),
)

/** What somebody hopes for is asked of the subject; it is not the subject. */
const HOPED = new Set(
  'mortality death deaths outcome outcomes survival suspected lower lowers lowering reduces prevents improves'.split(' '),
)

/** What a question is about, in its own words and their order. */
export function focusOf(query: string, terms: readonly QueryTerm[]): string {
  const known = new Map(terms.map(({ word, repaired, idf }) => [word.toLowerCase(), { repaired, idf }]))
  const said = (query.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).filter((word) => !STOP_WORDS.has(word.toLowerCase()))
  const subject = said.filter((word) => !ASKING.has(word.toLowerCase()) && !HOPED.has(word.toLowerCase()))
  const words = (subject.length > 0 ? subject : said).filter(
    (word, at, all) => all.findIndex((other) => other.toLowerCase() === word.toLowerCase()) === at,
  )
  const weight = (word: string) => known.get(word.toLowerCase())?.idf ?? 0
  const kept = new Set([...words].sort((a, b) => weight(b) - weight(a)).slice(0, FOCUS_WORDS_MAX))
  return words
    .filter((word) => kept.has(word))
    .map((word) => known.get(word.toLowerCase())?.repaired ?? word)
    .join(' ')
}

/** Questions that lead on from this one. */
export function followUps(focus: string): string[] {
  if (!focus)
    return [
      'Which treatments for heart failure lower mortality?',
      'How is dengue shock treated?',
      'Which trials in India changed practice?',
    ]
  return [
    `Which adverse effects are reported for ${focus}?`,
    `Which patients were studied for ${focus}, and who was left out?`,
    `Is there evidence from India on ${focus}?`,
    `How strong is the evidence on ${focus}: trials, cohorts or opinion?`,
  ]
}

/** What the library knows of a question's subject. */
export function knownOf(focus: string, terms: readonly QueryTerm[]): string {
  const unknown = new Set(terms.filter(({ df }) => df === 0).map(({ word }) => word.toLowerCase()))
  return focus
    .split(' ')
    .filter((word) => !unknown.has(word.toLowerCase()))
    .join(' ')
}

/** Narrower questions for somebody who got no answer. */
export function narrower(focus: string): string[] {
  if (!focus) return followUps('')
  return [`What is known about the diagnosis of ${focus}?`, `Which treatments were tried in ${focus}?`, `Is there a guideline on ${focus}?`]
}

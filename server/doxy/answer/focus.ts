import type { QueryTerm } from '../library/library.ts'
import { STOP_WORDS } from '../text/stop-words.ts'

const FOCUS_WORDS_MAX = 8
/** Words of asking, which are no subject. */
export const ASKING: ReadonlySet<string> = new Set(
  'best better compare compared evidence effect effects effective efficacy role use used using treatment management recommended recommend latest current new help improve reduce prevent cause causes risk patient patients people should tell explain study studies managed treated given get receive useful beneficial benefit safe safer safest start started'.split(
    ' ',
  ),
)
/** Words that hold subjects together, kept where they stand between two of them. */
const JOINING: ReadonlySet<string> = new Set('after and before by during for from in of on or to versus vs with without'.split(' '))
/** Between what acts and what it acts on. */
const ACTING: ReadonlySet<string> = new Set('reduce improve prevent cause causes'.split(' '))
const WORD = /[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu

/** What somebody hopes for is asked of the subject; it is not the subject. */
const HOPED = new Set(
  'mortality death deaths outcome outcomes survival suspected lower lowers lowering reduces prevents improves'.split(' '),
)

/** What a question is about, in its own words and their order. */
export function focusOf(query: string, terms: readonly QueryTerm[]): string {
  const known = new Map(terms.map(({ word, repaired, idf }) => [word.toLowerCase(), { repaired, idf }]))
  const said: string[] = query.match(WORD) ?? []
  const content = said.filter((word) => !STOP_WORDS.has(word.toLowerCase()) && !JOINING.has(word.toLowerCase()))
  const subject = content.filter((word) => !ASKING.has(word.toLowerCase()) && !HOPED.has(word.toLowerCase()))
  const weight = (word: string) => known.get(word.toLowerCase())?.idf ?? 0
  const named = [...(subject.length > 0 ? subject : content)].sort((a, b) => weight(b) - weight(a)).slice(0, FOCUS_WORDS_MAX)
  const kept = new Set(named.map((word) => word.toLowerCase()))

  const focus: string[] = []
  let joint: string | undefined
  for (const word of said) {
    const plain = word.toLowerCase()
    if (JOINING.has(plain)) joint = plain
    else if (ACTING.has(plain)) joint = 'and'
    if (!kept.delete(plain)) continue
    if (joint && focus.length > 0) focus.push(joint)
    focus.push(known.get(plain)?.repaired ?? word)
    joint = undefined
  }
  return focus.join(' ')
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
    /\bIndian?\b/i.test(focus) ? `Do guidelines speak of ${focus}?` : `Is there evidence from India on ${focus}?`,
    `How strong is the evidence on ${focus}: trials, cohorts or opinion?`,
  ]
}

/** What the library knows of a question's subject. */
export function knownOf(focus: string, terms: readonly QueryTerm[]): string {
  const unknown = new Set(terms.filter(({ df }) => df === 0).map(({ word }) => word.toLowerCase()))
  const left = focus.split(' ').filter((word) => !unknown.has(word.toLowerCase()))
  // What held an unknown word holds nothing any more.
  return left.filter((word, at) => !JOINING.has(word) || (at > 0 && at < left.length - 1 && !JOINING.has(left[at + 1]!))).join(' ')
}

/** Narrower questions for somebody who got no answer. */
export function narrower(focus: string): string[] {
  if (!focus) return followUps('')
  return [`What is known about the diagnosis of ${focus}?`, `Which treatments were tried in ${focus}?`, `Is there a guideline on ${focus}?`]
}

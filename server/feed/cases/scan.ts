import type { CaseDraft, CaseFinding, CaseWords } from '#contract/cases.ts'
import { IDENTIFIER_LABELS, identifierSpans } from '#contract/identifiers.ts'

const PARTS = ['question', 'presentation', 'findings', 'course', 'specialty', 'pictures'] as const
const BETWEEN = '\n\n'

/**
 * What in a case may identify the patient. Its parts are looked through as one text: a town in one of them says who is meant beside a name in
 * another. `pictures` are their descriptions, each in a line of its own: what the pictures show is looked at by nobody here.
 */
export function scanCase(caseWords: CaseWords, pictures = ''): CaseFinding[] {
  const words = { ...caseWords, pictures }
  const spans = identifierSpans(PARTS.map((part) => words[part]).join(BETWEEN))
  let from = 0
  return PARTS.flatMap((part) => {
    const text = words[part]
    const begins = from
    from += text.length + BETWEEN.length
    return spans.flatMap(({ start, end, kind }): CaseFinding[] => {
      const [first, last] = [Math.max(start - begins, 0), Math.min(end - begins, text.length)]
      return first < last ? [{ part, start: first, end: last, said: text.slice(first, last), becomes: IDENTIFIER_LABELS[kind] }] : []
    })
  })
}

/** What in the words on how a case turned out may identify the patient. */
export const scanOutcome = (words: string): CaseFinding[] =>
  identifierSpans(words).map(({ start, end, kind }) => {
    const said = words.slice(start, end)
    return { part: 'outcome', start, end, said, becomes: IDENTIFIER_LABELS[kind] }
  })

/** Those of these findings of which the author has not said that they identify nobody. */
export const openFindings = (findings: readonly CaseFinding[], dismissed: CaseDraft['dismissed']) =>
  findings.filter((finding) => !dismissed.some(({ part, said }) => part === finding.part && said === finding.said))

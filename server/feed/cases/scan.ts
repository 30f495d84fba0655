import type { CaseDraft, CaseFinding, CasePart, CaseWords } from '#contract/cases.ts'
import { IDENTIFIER_LABELS, identifierSpans } from '#contract/identifiers.ts'

const PARTS: readonly CasePart[] = ['question', 'presentation', 'findings', 'course', 'specialty']
const BETWEEN = '\n\n'

/**
 * What in a case may identify the patient. Its parts are looked through as one text: a town in one of them says who is meant beside a name in
 * another.
 */
export function scanCase(words: CaseWords): CaseFinding[] {
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

/** Those of these findings of which the author has not said that they identify nobody. */
export const openFindings = (findings: readonly CaseFinding[], dismissed: CaseDraft['dismissed']) =>
  findings.filter((finding) => !dismissed.some(({ part, said }) => part === finding.part && said === finding.said))

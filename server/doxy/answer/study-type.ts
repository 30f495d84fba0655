import type { FoundDocument } from '../library/library.ts'

const TYPES: [name: string, pattern: RegExp][] = [
  ['guideline', /\b(guidelines?|position (paper|statement)|recommendations? (of|from|by)|consensus)\b/i],
  ['meta-analysis', /\b(meta-?analys[ei]s|systematic review|pooled analysis)\b/i],
  ['randomised trial', /\b(randomi[sz]ed|controlled trial|placebo-controlled|double-blind)\b/i],
  ['cohort or register', /\b(cohort|registry|register|surveillance|follow-up study|longitudinal|nationally representative)\b/i],
  ['case-control or cross-sectional', /\b(case-control|cross-sectional|prevalence survey|survey)\b/i],
  ['case report', /\b(case reports?|case series)\b/i],
]

/** What kind of study a document tells of, by its title and best passage; nothing where neither says. */
export function studyType({ title, passages }: Pick<FoundDocument, 'title' | 'passages'>): string | undefined {
  for (const text of [title, passages[0].text]) {
    const found = TYPES.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return undefined
}

/** Whether one such document carries as much as two others. */
export const isStrong = (type: string | undefined) => type === 'guideline' || type === 'meta-analysis'

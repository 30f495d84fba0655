import type { FoundDocument } from '../library/library.ts'
import { kindOf } from './note-data.ts'

const TYPES: [name: string, pattern: RegExp][] = [
  ['guideline', /\b(guidelines?|position (paper|statement)|recommendations? (of|from|by)|consensus)\b/i],
  ['meta-analysis', /\b(meta-?analys[ei]s|systematic review|pooled analysis)\b/i],
  ['randomised trial', /\b(randomi[sz]ed|controlled trial|placebo-controlled|double-blind)\b/i],
  ['cohort or register', /\b(cohort|registry|register|surveillance|follow-up study|longitudinal|nationally representative)\b/i],
  ['case-control or cross-sectional', /\b(case-control|cross-sectional|prevalence survey|survey)\b/i],
  ['case report', /\b(case reports?|case series)\b/i],
]

/** The same of the kinds that our notes have. */
const NAMES: Partial<Record<string, string>> = { cohort: 'cohort or register', burden: 'burden estimate', diagnostic: 'diagnostic study' }

type Studied = Pick<FoundDocument, 'id' | 'origin' | 'title' | 'passages'>

/** What kind of study a document tells of: a note says so, of others title and best passage may; nothing where neither does. */
export function studyType({ title, passages, ...document }: Studied): string | undefined {
  const kind = kindOf(document)
  if (kind) return NAMES[kind] ?? kind
  for (const text of [title, passages[0].text]) {
    const found = TYPES.find(([, pattern]) => pattern.test(text))
    if (found) return found[0]
  }
  return undefined
}

/** Whether one such document carries as much as two others. */
export const isStrong = (type: string | undefined) => type === 'guideline' || type === 'meta-analysis'

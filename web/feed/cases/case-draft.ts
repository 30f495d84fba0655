import {
  CASE_COURSE_MAX,
  CASE_FINDINGS_MAX,
  CASE_PRESENTATION_MAX,
  CASE_QUESTION_MAX,
  CASE_SPECIALTY_MAX,
  CONSENT_VERSION,
} from '#contract/case-limits.ts'
import type { AgeBand, CaseConsent, CaseSex, CaseWords } from '#contract/cases.ts'
import type { PostAudience } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, findDraft, saveDraft, useDraft, useIsStored } from '../../lib/drafts.ts'
import type { Dismissed } from './replaced.ts'

/** A case that is being written. `clientId` is made once a draft, so that it cannot be posted twice. */
export type CaseDraft = CaseWords & {
  clientId: string
  ageBand: AgeBand | ''
  sex: CaseSex | ''
  /** What its author states about consent, and the version of the words in which they read it. */
  statement: CaseConsent | null
  version: number
  dismissed: Dismissed
  audience: PostAudience
  /** An earlier case that it goes on with. */
  continues: { postId: Id; question: string } | null
}

const DRAFT = 'case'

const nothing: Omit<CaseDraft, 'clientId'> = {
  ...{ specialty: '', presentation: '', findings: '', course: '', question: '' },
  ...{ ageBand: '', sex: '', statement: null, version: CONSENT_VERSION, dismissed: [], audience: 'verified', continues: null },
}

/** Changes what is being written. It is kept in this browser until it is posted or discarded. */
export const changeCase = (part: Partial<CaseDraft>) =>
  saveDraft(DRAFT, { ...nothing, clientId: newClientId(), ...findDraft<CaseDraft>(DRAFT), ...part })
export const dropCase = () => dropDraft(DRAFT)
export const useIsCaseStored = () => useIsStored(DRAFT)

/** What is being written; a statement that has been reworded since has to be chosen anew. */
export function useCaseDraft(): CaseDraft {
  const draft: CaseDraft = { ...nothing, clientId: '', ...useDraft<CaseDraft>(DRAFT) }
  return draft.version === CONSENT_VERSION ? draft : { ...draft, statement: null }
}

export const wordsOf = ({ specialty, presentation, findings, course, question }: CaseDraft): CaseWords => ({
  ...{ specialty, presentation, findings, course, question },
})

type PartRule = { part: keyof CaseWords; max: number; required: boolean; hint: string; rows: number }

/** The parts that are written freely, in the order in which they are asked for. */
export const partRules: readonly PartRule[] = [
  {
    part: 'presentation',
    max: CASE_PRESENTATION_MAX,
    required: true,
    rows: 4,
    hint: 'What brought the patient, and since when: “three days before”, not a date.',
  },
  { part: 'findings', max: CASE_FINDINGS_MAX, required: false, rows: 3, hint: 'Examination, laboratory, imaging.' },
  { part: 'course', max: CASE_COURSE_MAX, required: false, rows: 3, hint: 'What was done, and how it went.' },
  { part: 'question', max: CASE_QUESTION_MAX, required: true, rows: 2, hint: 'What do you want to ask your colleagues?' },
  { part: 'specialty', max: CASE_SPECIALTY_MAX, required: true, rows: 1, hint: '' },
]

type Faults = Partial<Record<keyof CaseWords | 'statement', string>>

/** What is wrong with a draft, by its field, before it can be looked through. */
export function faultsOf(draft: CaseDraft): Faults {
  const faults: Faults = draft.statement ? {} : { statement: 'Please state what is so.' }
  for (const { part, max, required } of partRules) {
    const { length } = draft[part].trim()
    if (required && length === 0) faults[part] = 'This cannot be empty.'
    if (length > max) faults[part] = `At most ${max} characters.`
  }
  return faults
}

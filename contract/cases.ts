import { z } from 'zod'
import {
  CASE_COURSE_MAX,
  CASE_FINDINGS_MAX,
  CASE_PRESENTATION_MAX,
  CASE_QUESTION_MAX,
  CASE_SPECIALTY_MAX,
  CONSENT_VERSION,
} from './case-limits.ts'
import { ClientId } from './client-id.ts'
import { Moment } from './page.ts'
import { line, prose } from './text.ts'

/** What of a case is written freely, and so looked through. */
export const CasePart = z.enum(['specialty', 'presentation', 'findings', 'course', 'question'])
export type CasePart = z.infer<typeof CasePart>

/** A patient's age, in bands alone: an age beyond 89 years tells who somebody is. */
export const AgeBand = z.enum([
  'under_1',
  '1_to_4',
  '5_to_9',
  '10_to_14',
  '15_to_19',
  '20s',
  '30s',
  '40s',
  '50s',
  '60s',
  '70s',
  '80s',
  '90_and_over',
])
export type AgeBand = z.infer<typeof AgeBand>

export const CaseSex = z.enum(['female', 'male', 'other'])
export type CaseSex = z.infer<typeof CaseSex>

/** What an author states about consent: the patient's in writing, none needed, or a relative's in writing. Nobody checks it. */
export const CaseConsent = z.enum(['written', 'not_identifying', 'relative'])
export type CaseConsent = z.infer<typeof CaseConsent>

/** The words of a case. */
export const CaseWords = z.strictObject({
  specialty: line(CASE_SPECIALTY_MAX),
  presentation: prose(CASE_PRESENTATION_MAX),
  findings: prose(CASE_FINDINGS_MAX, 0),
  course: prose(CASE_COURSE_MAX, 0),
  question: prose(CASE_QUESTION_MAX),
})
export type CaseWords = z.infer<typeof CaseWords>

/** Words that may identify the patient: where they stand in a part, in UTF-16 units of it, and what would stand in their place. */
export const CaseFinding = z.object({
  part: CasePart,
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  said: z.string(),
  becomes: z.string(),
})
export type CaseFinding = z.infer<typeof CaseFinding>

/** A case as it is posted. */
export const CaseDraft = CaseWords.extend({
  clientId: ClientId,
  ageBand: AgeBand.nullable(),
  sex: CaseSex.nullable(),
  consent: z.strictObject({
    statement: CaseConsent,
    /** That of the words which the author has read. */
    version: z.literal(CONSENT_VERSION, 'The statements have been reworded. Please load the page again, and read them.'),
  }),
  /** Findings of which the author says that they identify nobody, letter for letter. */
  dismissed: z.array(z.strictObject({ part: CasePart, said: z.string().min(1).max(CASE_PRESENTATION_MAX) })).max(200),
})
export type CaseDraft = z.infer<typeof CaseDraft>

const said = { specialty: z.string(), presentation: z.string(), findings: z.string(), course: z.string(), question: z.string() }

/** What a post that is a case says beside its words, which are these parts one after the other. */
export const PostCase = z.object({
  ...said,
  ageBand: AgeBand.nullable(),
  sex: CaseSex.nullable(),
  /** `version` says in which words; `statedAt` when. */
  consent: z.object({ statement: CaseConsent, version: z.number().int(), statedAt: Moment }),
})
export type PostCase = z.infer<typeof PostCase>

/** What the scan of a case has found; findings are places in `words`, which are as they would be posted. */
export const ScannedCase = z.object({ words: z.object(said), findings: z.array(CaseFinding) })
export type ScannedCase = z.infer<typeof ScannedCase>

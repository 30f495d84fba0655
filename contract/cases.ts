import { z } from 'zod'
import {
  CASE_COURSE_MAX,
  CASE_FINDINGS_MAX,
  CASE_OUTCOME_MAX,
  CASE_OUTCOMES,
  CASE_PRESENTATION_MAX,
  CASE_QUESTION_MAX,
  CASE_RIGHT_MAX,
  CASE_SPECIALTY_MAX,
  CONSENT_VERSION,
} from './case-limits.ts'
import { ClientId } from './client-id.ts'
import { ALT_MAX, IMAGES_MAX } from './limits.ts'
import { Id, Moment } from './page.ts'
import { MemberCard } from './profile.ts'
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

/** What is looked through: the words of a case, the descriptions of its pictures, and the words on how it turned out. */
export const ScannedPart = z.enum([...CasePart.options, 'pictures', 'outcome'])
export type ScannedPart = z.infer<typeof ScannedPart>

/** The words of a case with the descriptions of its pictures, each in a line of its own. */
export const CaseToScan = CaseWords.extend({ pictures: prose(IMAGES_MAX * (ALT_MAX + 1), 0).optional() })

/** Words that may identify the patient: where they stand in a part, in UTF-16 units of it, and what would stand in their place. */
export const CaseFinding = z.object({
  part: ScannedPart,
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  said: z.string(),
  becomes: z.string(),
})
export type CaseFinding = z.infer<typeof CaseFinding>

/** Findings of which the author says that they identify nobody, letter for letter. */
const Dismissed = z.array(z.strictObject({ part: ScannedPart, said: z.string().min(1).max(CASE_PRESENTATION_MAX) })).max(200)

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
  dismissed: Dismissed,
  /** In the order in which they are shown, each with its description. */
  pictures: z
    .array(z.strictObject({ id: Id, alt: line(ALT_MAX) }))
    .max(IMAGES_MAX)
    .optional(),
  /** The author states that nothing in the pictures shows who the patient is: no scan reads pictures. Without it there are none. */
  picturesShowNobody: z.literal(true).optional(),
  /** An earlier case of one's own that it goes on with. */
  continuesId: Id.optional(),
})
export type CaseDraft = z.infer<typeof CaseDraft>

const said = { specialty: z.string(), presentation: z.string(), findings: z.string(), course: z.string(), question: z.string() }

/** How a case turned out, as its author says afterwards. Nobody checks it. */
export const CaseOutcome = z.strictObject({
  words: prose(CASE_OUTCOME_MAX),
  /** Comments of others under it that had it right. */
  commentIds: z.array(Id).max(CASE_RIGHT_MAX),
  dismissed: Dismissed,
})

/** Another case of the same author that the reader may read. */
const Neighbour = z.object({ postId: Id, question: z.string() })

/** A clinical picture. It has no address of its own: members ask for one when they want to see it. */
export const CasePicture = z.object({ id: Id, width: z.number().int(), height: z.number().int(), alt: z.string() })
export type CasePicture = z.infer<typeof CasePicture>

/** Where a clinical picture is read, by whom it was made for and while their session lasts: a path on this site. `&w=` asks for a narrower one. */
export const CasePictureUrl = z.string().startsWith('/api/feed/posts/')

/** What a post that is a case says beside its words, which are these parts one after the other. */
export const PostCase = z.object({
  ...said,
  ageBand: AgeBand.nullable(),
  sex: CaseSex.nullable(),
  /** For members alone. */
  pictures: z.array(CasePicture).max(IMAGES_MAX),
  /** `version` says in which words; `statedAt` when. */
  consent: z.object({ statement: CaseConsent, version: z.number().int(), statedAt: Moment }),
  /** Null while its author does not say how it turned out; `right` are comments that had it right, of those that the reader is shown. */
  outcome: z
    .object({ words: z.string(), saidAt: Moment, right: z.array(z.object({ commentId: Id, author: MemberCard })).max(CASE_RIGHT_MAX) })
    .nullable(),
  /** How often its author may still write what the outcome says. */
  outcomesLeft: z.number().int().min(0).max(CASE_OUTCOMES),
  /** The case that it goes on with, and those that go on with it, the oldest first; of each those that the reader may read. */
  continues: Neighbour.nullable(),
  continuedBy: z.array(Neighbour),
})
export type PostCase = z.infer<typeof PostCase>

/** What the scan of a case has found; findings are places in `words`, which are as they would be posted. */
export const ScannedCase = z.object({ words: z.object({ ...said, pictures: z.string() }), findings: z.array(CaseFinding) })
export type ScannedCase = z.infer<typeof ScannedCase>

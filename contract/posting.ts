import { z } from 'zod'
import { councils } from './councils.ts'
import { InstitutionCard } from './institution.ts'
import { BENEFITS_MAX, POSTING_TEXT_MAX, QUESTIONS_MAX, REQUIREMENTS_MAX, SALARY_LPA_MAX } from './limits.ts'
import { Count, Day, Id, Moment } from './page.ts'
import {
  applicationStatuses,
  closeReasons,
  eligibleDegrees,
  experienceBands,
  livingChoices,
  questionKinds,
  requirementKinds,
  salaryBands,
  strictnesses,
  workTypes,
} from './posting-words.ts'
import { line, prose } from './text.ts'

export const WorkType = z.enum(workTypes.map(({ id }) => id))
export type WorkType = z.infer<typeof WorkType>
export const ExperienceBand = z.enum(experienceBands.map(({ id }) => id))
export type ExperienceBand = z.infer<typeof ExperienceBand>
export const SalaryBand = z.enum(salaryBands.map(({ id }) => id))
export type SalaryBand = z.infer<typeof SalaryBand>
export const CloseReason = z.enum(closeReasons.map(({ id }) => id))
export type CloseReason = z.infer<typeof CloseReason>
export const PostingState = z.enum(['draft', 'published', 'closed'])
export type PostingState = z.infer<typeof PostingState>
export const ApplicationStatus = z.enum(applicationStatuses.map(({ id }) => id))
export type ApplicationStatus = z.infer<typeof ApplicationStatus>

const text = (max: number) => line(max, 0)
const Years = z.number().int('Enter whole years.').min(0).max(50, 'At most 50 years.')
/** Lakh rupees a year, to a tenth of one. */
const Lakh = z.number().min(0).max(SALARY_LPA_MAX).multipleOf(0.1, 'Enter lakh with one decimal at most, such as 7.5.')
const Rupees = z.number().int().min(0).max(100_000_000)

/** One line of what is asked for. */
export const Requirement = z.strictObject({
  kind: z.enum(requirementKinds.map(({ id }) => id)),
  strictness: z.enum(strictnesses.map(({ id }) => id)),
  words: line(200),
})
export type Requirement = z.infer<typeof Requirement>

/** A question to every applicant. */
export const PostingQuestion = z.strictObject({ words: line(200), kind: z.enum(questionKinds.map(({ id }) => id)) })
export type PostingQuestion = z.infer<typeof PostingQuestion>

/** What its author writes. A draft may lack most of it; publishing says what is missing. */
export const postingFields = {
  title: line(120),
  department: text(80),
  city: text(80),
  state: text(80),
  workType: WorkType,
  isRemote: z.boolean(),
  isUrgent: z.boolean(),
  salaryFrom: Lakh.nullable(),
  salaryTo: Lakh.nullable(),
  experienceFrom: Years,
  experienceTo: Years.nullable(),
  specialty: text(80),
  industry: text(80),
  /** How many work there, as the institution says: "201–500 staff". */
  companySize: text(40),
  description: prose(POSTING_TEXT_MAX, 0),
  requirements: z.array(Requirement).max(REQUIREMENTS_MAX),
  benefits: z.array(line(120)).max(BENEFITS_MAX),
  questions: z.array(PostingQuestion).max(QUESTIONS_MAX),
  /** A month, where it is a stipend and no salary. */
  stipend: Rupees.nullable(),
  /** 0 says that there is none; null that nothing is said of it. */
  bondMonths: z.number().int().min(0).max(120).nullable(),
  bondAmount: Rupees.nullable(),
  dutyHours: z.number().int().min(1).max(168, 'A week has 168 hours.').nullable(),
  living: z.enum(livingChoices.map(({ id }) => id)),
  /** The council whose registration is needed; null where any will do. */
  council: z.enum(councils.map(({ id }) => id)).nullable(),
  walkInOn: Day.nullable(),
  degrees: z.array(z.enum(eligibleDegrees.map(({ id }) => id))).max(eligibleDegrees.length),
  openings: z.number().int().min(1).max(500),
  /** The last day on which somebody can apply, in India. */
  closesOn: Day.nullable(),
}

/** A posting as lists show it. */
export const PostingCard = z.object({
  id: Id,
  title: z.string(),
  institution: InstitutionCard,
  city: z.string(),
  state: z.string(),
  workType: WorkType,
  isRemote: z.boolean(),
  isUrgent: z.boolean(),
  salaryFrom: z.number().nullable(),
  salaryTo: z.number().nullable(),
  experienceFrom: z.number().int(),
  experienceTo: z.number().int().nullable(),
  specialty: z.string(),
  industry: z.string(),
  postingState: PostingState,
  closeReason: CloseReason.nullable(),
  /** Null for a draft. */
  postedAt: Moment.nullable(),
  closesOn: Day.nullable(),
  /** The same institution offered the same title in the same city within the last 180 days. */
  isRepost: z.boolean(),
  /** Who has applied and not withdrawn. */
  applicants: Count,
  isSaved: z.boolean(),
  /** How far the viewer's own application is; null where they have sent none. */
  applied: ApplicationStatus.nullable(),
})
export type PostingCard = z.infer<typeof PostingCard>

/** How an institution answers, counted from its applications of the last year; null figures where they are too few to say anything. */
export const AnswerRecord = z.object({
  /** Applications that the figures stand on: those that are at least a week old, but for whoever withdrew within that week unanswered. */
  applications: Count,
  /** How many of 100 were answered: shortlisted, rejected or offered. */
  answeredOf100: z.number().int().min(0).max(100).nullable(),
  /** Days within which half of them were answered; null where fewer than half were. */
  medianDays: z.number().int().min(0).nullable(),
})
export type AnswerRecord = z.infer<typeof AnswerRecord>

export const PostingField = z.enum(Object.keys(postingFields) as [keyof typeof postingFields, ...(keyof typeof postingFields)[]])
export type PostingField = z.infer<typeof PostingField>

/** What is said of a posting in a few words each: an edit tells it as it was and as it is. */
export const PostingTerms = z.object(postingFields).pick({
  ...{ title: true, department: true, city: true, state: true, workType: true, isRemote: true, specialty: true },
  ...{ salaryFrom: true, salaryTo: true, stipend: true, experienceFrom: true, experienceTo: true, bondMonths: true, bondAmount: true },
  ...{ dutyHours: true, living: true, council: true, walkInOn: true, openings: true, closesOn: true },
})
export type PostingTerms = z.infer<typeof PostingTerms>

/** Which fields an edit of a published posting changed, and its terms before and after. */
export const PostingChange = z.object({
  version: z.number().int(),
  at: Moment,
  fields: z.array(PostingField),
  before: PostingTerms,
  after: PostingTerms,
})
export type PostingChange = z.infer<typeof PostingChange>

/** All of a posting. */
export const Posting = PostingCard.extend(z.object(postingFields).shape).extend({
  /** Say it back with a change: one that was made from an older version is refused. */
  version: z.number().int(),
  closedAt: Moment.nullable(),
  /** The latest first. */
  changes: z.array(PostingChange),
  answerRecord: AnswerRecord,
  /** The viewer's own application; null where they have sent none. */
  applicationId: Id.nullable(),
  /** The viewer may edit it and read its applications. */
  mayManage: z.boolean(),
  /** When its recruiters were asked whether it is still open; null for others, and where they are not being asked. */
  confirmBy: Moment.nullable(),
})
export type Posting = z.infer<typeof Posting>

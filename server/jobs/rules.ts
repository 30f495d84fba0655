import { Refusal } from '#contract/errors.ts'
import type { InstitutionRole } from '#contract/institution.ts'
import { POSTING_DAYS_MAX } from '#contract/limits.ts'
import type { ApplicationStatus, Posting, PostingField } from '#contract/posting.ts'
import { dayInIndia, midnightInIndia } from '../platform/india.ts'

/** Whose pages offer to manage a posting; whether they really may is asked of institutions, with every change. */
export const mayManage = (role: InstitutionRole | undefined) => role === 'owner' || role === 'recruiter'

/** What its author has written. */
export type Content = Pick<Posting, PostingField>
export type Fault = { field: PostingField; words: string }

/** What a posting lacks, or says against itself, before it can be published. */
export function faultsOf(content: Content, now: Date): Fault[] {
  const lastDay = dayInIndia(midnightInIndia(now, POSTING_DAYS_MAX))
  const { salaryFrom, salaryTo, experienceFrom, experienceTo, closesOn, walkInOn } = content
  const asked: [isWrong: boolean, field: PostingField, words: string][] = [
    [content.city === '' && !content.isRemote, 'city', 'Say in which city, or that it is remote.'],
    [content.description === '', 'description', 'Say what the person will do.'],
    [content.specialty === '', 'specialty', 'Say for which specialty.'],
    [salaryFrom !== null && salaryTo !== null && salaryTo < salaryFrom, 'salaryTo', 'The highest pay is below the lowest.'],
    [experienceTo !== null && experienceTo < experienceFrom, 'experienceTo', 'This is less than the least experience.'],
    [closesOn === null, 'closesOn', 'Say until when people can apply.'],
    [closesOn !== null && closesOn < dayInIndia(now), 'closesOn', 'This day is over.'],
    [closesOn !== null && closesOn > lastDay, 'closesOn', `A job is open for ${POSTING_DAYS_MAX} days at most.`],
    [walkInOn !== null && walkInOn < dayInIndia(now), 'walkInOn', 'This day is over.'],
    [walkInOn !== null && closesOn !== null && walkInOn > closesOn, 'walkInOn', 'The walk-in is after the last day.'],
    [repeats(content.questions), 'questions', 'The same question stands here twice.'],
    [content.bondAmount !== null && !content.bondMonths, 'bondMonths', 'Say for how long the bond is.'],
  ]
  return asked.flatMap(([isWrong, field, words]) => (isWrong ? [{ field, words }] : []))
}

/** An answer is known by the words of its question. */
const repeats = (questions: Content['questions']) => new Set(questions.map(({ words }) => words)).size < questions.length

/** Refuses to publish, or to leave published, what is not complete. */
export function refuseFaults(faults: readonly Fault[]) {
  if (faults.length > 0)
    throw new Refusal('POSTING_INCOMPLETE', { issues: faults.map(({ field, words }) => ({ path: field, message: words })) })
}

/** Fields that say something else than before. Whatever is written as a list counts as one field. */
export const changedFields = (before: Content, after: Content): PostingField[] =>
  (Object.keys(after) as PostingField[]).filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))

/** Whether an institution may say this of an application: anything but what it is, and nothing of one that was withdrawn. */
export const mayMove = (from: ApplicationStatus, to: ApplicationStatus) => from !== 'withdrawn' && from !== to

/** Whoever opens an application that nobody has looked at yet has viewed it. */
export const isFirstLook = (status: ApplicationStatus) => status === 'sent'

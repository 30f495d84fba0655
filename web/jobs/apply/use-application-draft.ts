import type { Id } from '#contract/page.ts'
import type { Posting } from '#contract/posting.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'

/** A file that has arrived and waits to be taken. */
export type ChosenCv = { uploadId: Id; name: string; sizeBytes: number }
/** `profile`: a CV is made of the profile as it is when the application is sent. */
export type ApplicationDraft = { answers: readonly string[]; letter: string; cv: ChosenCv | 'profile' | null }

const empty: ApplicationDraft = { answers: [], letter: '', cv: null }

/** What somebody has begun to send to a job, kept on this device until it is sent or given up. */
export const useApplicationDraft = (postingId: Id) => useDrafted<ApplicationDraft>(`application:${postingId}`, empty)

/** What of it is sent: an answer for each question, in their order. */
export const sentOf = ({ questions }: Pick<Posting, 'questions'>, { answers, letter, cv }: ApplicationDraft) => ({
  answers: questions.map((_, at) => ({ answer: answers[at] ?? '' })),
  letter,
  cvUploadId: cv === null || cv === 'profile' ? null : cv.uploadId,
  cvFromProfile: cv === 'profile',
})

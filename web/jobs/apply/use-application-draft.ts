import type { Id } from '#contract/page.ts'
import type { Posting, PostingQuestion } from '#contract/posting.ts'
import { useDrafted } from '../../institutions/use-drafted.ts'

/** A file that has arrived and waits to be taken. */
export type ChosenCv = { uploadId: Id; name: string; sizeBytes: number }
/** What was answered, under the words of its question: another question with other words has no answer yet. */
export type Answers = Readonly<Record<string, string>>
/** `profile`: a CV is made of the profile as it is when the application is sent. */
export type ApplicationDraft = { answers: Answers; letter: string; cv: ChosenCv | 'profile' | null }

const empty: ApplicationDraft = { answers: {}, letter: '', cv: null }

/** What somebody has begun to send to a job, kept on this device until it is sent or given up. */
export const useApplicationDraft = (postingId: Id) => useDrafted<ApplicationDraft>(`application:${postingId}`, empty)

/** What was answered to questions that are not asked any more. */
export const leftOver = (questions: readonly PostingQuestion[], answers: Answers) =>
  Object.entries(answers).filter(([words, answer]) => answer.trim() !== '' && !questions.some((question) => question.words === words))

/** What of it is sent: the answers to what is asked. */
export const sentOf = ({ questions }: Pick<Posting, 'questions'>, { answers, letter, cv }: ApplicationDraft) => ({
  answers: questions.flatMap(({ words: question }) => {
    const answer = answers[question]?.trim()
    return answer ? [{ question, answer }] : []
  }),
  letter,
  cvUploadId: cv === null || cv === 'profile' ? null : cv.uploadId,
  cvFromProfile: cv === 'profile',
})

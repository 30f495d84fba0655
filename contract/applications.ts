import { z } from 'zod'
import { FitLine, OwnApplication, SentProfile } from './application.ts'
import { ANSWER_MAX, LETTER_MAX, QUESTIONS_MAX } from './limits.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { ApplicationStatus, PostingCard, PostingQuestion } from './posting.ts'
import { member, refuses } from './route.ts'
import { prose } from './text.ts'

const PostingId = z.strictObject({ postingId: Id })
const ApplicationId = z.strictObject({ applicationId: Id })
const path = '/api/applications'
const ofApplication = `${path}/{applicationId}` as const

/** What applicants do. */
export const applications = {
  list: member
    .route({ method: 'GET', path, summary: 'The viewer’s applications, newest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    .output(pageOf(z.object({ id: Id, status: ApplicationStatus, sentAt: Moment, posting: PostingCard }))),

  fit: member
    .route({
      method: 'GET',
      path: '/api/jobs/{postingId}/fit',
      summary:
        'What a posting asks for, line by line, beside what the viewer says and has proven; and the copy of their profile that would be sent',
    })
    .input(PostingId)
    .output(z.object({ items: z.array(FitLine), sentProfile: SentProfile }))
    .errors(refuses('NOT_FOUND')),

  apply: member
    .route({
      method: 'POST',
      path: '/api/jobs/{postingId}/application',
      successStatus: 201,
      summary: 'Apply, once, with a copy of one’s profile as it is now, without address and telephone number',
    })
    .input(
      PostingId.extend({
        /** One for each question, with its words: an answer is never put under others. */
        answers: z
          .array(z.strictObject({ question: PostingQuestion.shape.words, answer: prose(ANSWER_MAX) }))
          .max(QUESTIONS_MAX)
          .default([]),
        letter: prose(LETTER_MAX, 0).default(''),
        /** A file of the upload kind `cv`. */
        cvUploadId: Id.nullable().default(null),
        /** A CV made from the profile as it is now, in place of a file. */
        cvFromProfile: z.boolean().default(false),
      }).refine(({ cvUploadId, cvFromProfile }) => !(cvFromProfile && cvUploadId), {
        path: ['cvFromProfile'],
        message: 'Send a file or the CV from your profile.',
      }),
    )
    .output(OwnApplication)
    .errors(
      refuses(
        'NOT_FOUND',
        'ALREADY_APPLIED',
        'POSTING_CLOSED',
        'POSTING_SUSPENDED',
        'QUESTIONS_CHANGED',
        'WRITE_TO_YOURSELF',
        'UPLOAD_UNFINISHED',
        'TOO_MANY_UPLOADS',
        'UNSUPPORTED_TYPE',
        'TOO_LARGE',
        'AADHAAR_SEEN',
      ),
    ),

  get: member
    .route({ method: 'GET', path: ofApplication, summary: 'One’s own application' })
    .input(ApplicationId)
    .output(OwnApplication)
    .errors(refuses('NOT_FOUND')),

  withdraw: member
    .route({
      method: 'POST',
      path: `${ofApplication}/withdrawal`,
      summary: 'Withdraw one’s application, for good: the institution reads it no longer',
    })
    .input(ApplicationId)
    .output(OwnApplication)
    .errors(refuses('NOT_FOUND', 'APPLICATION_WITHDRAWN')),

  write: member
    .route({
      method: 'POST',
      path: `${ofApplication}/conversation`,
      summary: 'Open the conversation about one’s application, with whoever holds it for the institution',
    })
    .input(ApplicationId)
    .output(z.object({ conversationId: Id }))
    .errors(refuses('NOT_FOUND', 'APPLICATION_WITHDRAWN', 'NOBODY_RECRUITS')),

  cv: member
    .route({
      method: 'GET',
      path: `${ofApplication}/cv`,
      summary:
        'The CV of an application, for its applicant and for whoever may read it at the institution, who has viewed the application with it',
    })
    .input(ApplicationId)
    .output(z.file())
    .errors(refuses('NOT_FOUND', 'NO_ROLE', 'POSTING_REMOVED', 'READING_SUSPENDED')),
}

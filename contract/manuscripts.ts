import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { CourseVersion, Slug } from './courses.ts'
import { CitedNote } from './education.ts'
import {
  COURSE_MINUTES_MAX,
  COURSE_MINUTES_MIN,
  MANUSCRIPT_MODULES_MAX,
  MANUSCRIPT_PARTS_MAX,
  MANUSCRIPT_STEPS_MAX,
  MANUSCRIPT_WORDS_MAX,
  QUESTION_MAX,
} from './limits.ts'
import { Count, Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { medicalEditor, member, refuses } from './route.ts'
import { line, prose } from './text.ts'

/** Made by the editor, and the same from one version to the next. */
const Key = Slug.max(40)
const Words = prose(MANUSCRIPT_WORDS_MAX, 0)
const many = <T extends z.ZodType>(part: T) => z.array(part).max(MANUSCRIPT_PARTS_MAX)

/** Words of an evidence note, letter for letter. */
const Passage = z.strictObject({ note: line(120), quote: line(1000) })

const WrittenQuestion = z.strictObject({
  key: Key,
  prompt: Words,
  options: z.array(line(300, 0)).length(4),
  /** Which of the options is right, from 0; null until its author has said so. */
  right: z.number().int().min(0).max(3).nullable(),
  explanation: Words,
  citations: many(Passage),
})
export type WrittenQuestion = z.infer<typeof WrittenQuestion>

const step = { key: Key, title: line(120, 0) }
const WrittenStep = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('reading'),
    ...step,
    paragraphs: many(z.strictObject({ text: Words, citations: many(Passage) })),
  }),
  z.strictObject({ kind: z.literal('case'), ...step, story: many(Words), questions: many(WrittenQuestion) }),
  z.strictObject({ kind: z.literal('quiz'), ...step, questions: many(WrittenQuestion) }),
])
export type WrittenStep = z.infer<typeof WrittenStep>

const WrittenModule = z.strictObject({
  key: Key,
  title: line(120, 0),
  steps: z.array(WrittenStep).max(MANUSCRIPT_STEPS_MAX),
  /** Questions that lead on from here. */
  followUps: many(line(200, 0)),
})
export type WrittenModule = z.infer<typeof WrittenModule>

/** A course as far as its author has come: anything may still be missing. */
export const WrittenCourse = z.strictObject({
  title: line(120, 0),
  /** A specialty of the evidence notes; empty until it is chosen. */
  subject: line(60, 0),
  summary: prose(400, 0),
  isForStudents: z.boolean(),
  minutes: z.number().int().min(COURSE_MINUTES_MIN).max(COURSE_MINUTES_MAX),
  modules: z.array(WrittenModule).max(MANUSCRIPT_MODULES_MAX),
})
export type WrittenCourse = z.infer<typeof WrittenCourse>

/** Published once its text is what readers take; written on, it is a draft of the next version, and readers keep the one they have. */
export const ManuscriptState = z.enum(['draft', 'submitted', 'returned', 'published'])
export type ManuscriptState = z.infer<typeof ManuscriptState>

const ManuscriptRow = z.object({
  id: Id,
  title: z.string(),
  state: ManuscriptState,
  changedAt: Moment,
  /** Since when it waits for a reviewer; null where it does not. */
  submittedAt: Moment.nullable(),
  /** The course that readers take; null before the first version. */
  courseId: Slug.nullable(),
  /** Its version that was published last; 0 before the first. */
  publishedVersion: Count,
  /** Nobody begins the course any more; who has begun it goes on. */
  isWithdrawn: z.boolean(),
})
export type ManuscriptRow = z.infer<typeof ManuscriptRow>

/** What keeps a course from being submitted: of which module, step or question, by its key, and in words. */
const Fault = z.object({ key: z.string().nullable(), words: z.string() })
export type Fault = z.infer<typeof Fault>

export const Manuscript = ManuscriptRow.extend({
  course: WrittenCourse,
  /** How often it was saved: say it back to save, to submit or to decide. */
  sequence: Count,
  /** Why a reviewer sent it back; empty where none did. */
  reason: z.string(),
  faults: z.array(Fault),
  /** What a course may be on. */
  subjects: z.array(z.string()),
})
export type Manuscript = z.infer<typeof Manuscript>

const ofManuscript = z.strictObject({ manuscriptId: Id })
const seen = ofManuscript.extend({ sequence: Count })
const reviews = refuses('NOT_FOUND', 'OWN_COURSE', 'MANUSCRIPT_CHANGED', 'NOT_SUBMITTED')

/** Courses that verified members write, and the desk where reviewers read them before they are published. */
export const manuscripts = {
  list: member
    .route({ method: 'GET', path: '/api/education/manuscripts', summary: 'Courses that the viewer writes, the one changed last first' })
    .output(z.object({ items: z.array(ManuscriptRow), mayWrite: z.boolean() })),

  begin: member
    .route({ method: 'POST', path: '/api/education/manuscripts', successStatus: 201, summary: 'Begin a course; verified members may' })
    /** Sent twice under the same `clientId` it is one course. */
    .input(z.strictObject({ clientId: ClientId }))
    .output(Manuscript)
    .errors(refuses('AUTHOR_UNVERIFIED', 'LIST_FULL')),

  get: member
    .route({ method: 'GET', path: '/api/education/manuscripts/{manuscriptId}', summary: 'A course that the viewer writes' })
    .input(ofManuscript)
    .output(Manuscript)
    .errors(refuses('NOT_FOUND')),

  save: member
    .route({ method: 'PUT', path: '/api/education/manuscripts/{manuscriptId}', summary: 'Save what has been written so far' })
    .input(seen.extend({ course: WrittenCourse }))
    .output(Manuscript)
    .errors(refuses('NOT_FOUND', 'MANUSCRIPT_CHANGED', 'MANUSCRIPT_SUBMITTED', 'AADHAAR_SEEN')),

  preview: member
    .route({
      method: 'GET',
      path: '/api/education/manuscripts/{manuscriptId}/preview',
      summary: 'The course as its readers will see it, each question answered',
    })
    .input(ofManuscript)
    .output(CourseVersion)
    .errors(refuses('NOT_FOUND', 'COURSE_FAULTY')),

  submit: member
    .route({ method: 'POST', path: '/api/education/manuscripts/{manuscriptId}/submit', summary: 'Hand a course to the reviewers' })
    .input(seen)
    .output(Manuscript)
    .errors(refuses('NOT_FOUND', 'MANUSCRIPT_CHANGED', 'AUTHOR_UNVERIFIED', 'COURSE_FAULTY')),

  takeBack: member
    .route({
      method: 'POST',
      path: '/api/education/manuscripts/{manuscriptId}/take-back',
      summary: 'Take a course back before a reviewer has decided, to write on',
    })
    .input(ofManuscript)
    .output(Manuscript)
    .errors(refuses('NOT_FOUND', 'NOT_SUBMITTED')),

  withdraw: member
    .route({
      method: 'POST',
      path: '/api/education/manuscripts/{manuscriptId}/withdraw',
      summary: 'Have nobody begin a published course any more; what was published stays readable',
    })
    .input(ofManuscript)
    .output(Manuscript)
    .errors(refuses('NOT_FOUND', 'NOT_PUBLISHED')),

  discard: member
    .route({
      method: 'DELETE',
      path: '/api/education/manuscripts/{manuscriptId}',
      summary: 'Delete a course of which nothing was published',
    })
    .input(ofManuscript)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND', 'COURSE_PUBLISHED')),

  notes: member
    .route({ method: 'GET', path: '/api/education/notes', summary: 'Evidence notes that a course may cite, by the words in them' })
    .input(z.strictObject({ q: line(QUESTION_MAX, 0).default(''), cursor: Cursor.optional() }))
    .output(pageOf(CitedNote)),

  desk: medicalEditor
    .route({
      method: 'GET',
      path: '/api/education/desk',
      summary: 'Courses that wait for a reviewer, the longest first, or those that were published, the latest first',
    })
    .input(z.strictObject({ show: z.enum(['submitted', 'published']).default('submitted'), cursor: Cursor.optional() }))
    .output(pageOf(ManuscriptRow.extend({ author: MemberCard }))),

  read: medicalEditor
    .route({
      method: 'GET',
      path: '/api/education/desk/{manuscriptId}',
      summary: 'A course as a reviewer reads it, each question answered',
    })
    .input(ofManuscript)
    .output(
      z.object({
        manuscript: ManuscriptRow.extend({ author: MemberCard }),
        sequence: Count,
        text: CourseVersion,
        /** What the notes do not bear out of it, where one was written anew since it was submitted. */
        faults: z.array(Fault),
      }),
    )
    .errors(refuses('NOT_FOUND', 'NOT_SUBMITTED')),

  publish: medicalEditor
    .route({ method: 'POST', path: '/api/education/desk/{manuscriptId}/publish', summary: 'Publish a course as its next version' })
    .input(seen)
    .output(z.object({ courseId: Slug, version: Count }))
    .errors({ ...reviews, ...refuses('COURSE_FAULTY', 'AUTHOR_UNVERIFIED') }),

  sendBack: medicalEditor
    .route({
      method: 'POST',
      path: '/api/education/desk/{manuscriptId}/send-back',
      summary: 'Send a course back to its author, with the reason; one that was published is withdrawn',
    })
    .input(seen.extend({ reason: prose(MANUSCRIPT_WORDS_MAX) }))
    .output(z.object({ id: Id }))
    .errors(reviews),
}

import { z } from 'zod'
import { ClientId } from './client-id.ts'
import { Attempt, Course, CourseCard, CourseVersion, LearningPath, Progress, Rating, RecallCard } from './courses.ts'
import { QUESTION_MAX } from './limits.ts'
import { Count, Cursor, Moment, pageOf } from './page.ts'
import { member, refuses } from './route.ts'
import { line } from './text.ts'

/** What is not the name of a course is not found, so that any words may be sent. */
const Name = line(80)
/** Of a course, or the edition of a note. */
const Version = z.coerce.number<number | string>().int().min(1).max(100_000)
const ofCourse = z.strictObject({ courseId: Name })

/** An evidence note as the courses cite it. */
export const CitedNote = z.object({
  id: z.string(),
  title: z.string(),
  year: z.number().int(),
  source: z.string(),
  doi: z.string().nullable(),
  url: z.string().nullable(),
  /** What it tells of its paper. */
  text: z.string(),
  /** What our editors add for practice in India; the paper does not say it. */
  comment: z.string().nullable(),
  checkedOn: z.iso.date(),
})
export type CitedNote = z.infer<typeof CitedNote>

/** Courses, learning paths and recall. */
export const education = {
  courses: member
    .route({ method: 'GET', path: '/api/education/courses', summary: 'A page of courses, with how far the viewer has come in each' })
    .input(
      z.strictObject({
        show: z.enum(['all', 'in_progress', 'finished']).default('all'),
        subject: line(60).optional(),
        forStudents: z.union([z.boolean(), z.stringbool()]).optional(),
        /** Words of the title or the summary. */
        q: line(QUESTION_MAX, 0).optional(),
        cursor: Cursor.optional(),
      }),
    )
    .output(pageOf(CourseCard)),

  subjects: member
    .route({ method: 'GET', path: '/api/education/subjects', summary: 'What there are courses on, and how many' })
    .output(z.object({ items: z.array(z.object({ subject: z.string(), courses: Count })) })),

  course: member
    .route({
      method: 'GET',
      path: '/api/education/courses/{courseId}',
      summary: 'A course with its modules; answers of questions that the viewer has answered',
    })
    .input(ofCourse)
    .output(Course)
    .errors(refuses('NOT_FOUND')),

  courseVersion: member
    .route({
      method: 'GET',
      path: '/api/education/courses/{courseId}/versions/{version}',
      summary: 'A version of a course as it was published, to be read',
    })
    .input(ofCourse.extend({ version: Version }))
    .output(CourseVersion)
    .errors(refuses('NOT_FOUND')),

  keepPlace: member
    .route({
      method: 'PUT',
      path: '/api/education/courses/{courseId}/place',
      summary: 'The step that is open, to go on from there on another device',
    })
    .meta({ access: 'member', signals: true })
    .input(ofCourse.extend({ stepId: Name }))
    .output(Progress)
    .errors(refuses('NOT_FOUND')),

  finishReading: member
    .route({ method: 'PUT', path: '/api/education/courses/{courseId}/steps/{stepId}', summary: 'Say that a reading has been read' })
    /** `version` is that of the course whose reading was read. */
    .input(ofCourse.extend({ stepId: Name, version: Version }))
    .output(Progress)
    .errors(refuses('NOT_FOUND', 'READING_CHANGED')),

  answer: member
    .route({
      method: 'POST',
      path: '/api/education/courses/{courseId}/questions/{questionId}',
      summary: 'Answer a question; the server judges it, and a missed one comes back as a recall card',
    })
    /** `version` is that of the course whose question was read. Sent twice under the same `clientId` it is one answer. */
    .input(ofCourse.extend({ questionId: Name, optionId: Name, version: Version, clientId: ClientId }))
    .output(z.object({ attempt: Attempt, progress: Progress }))
    .errors(refuses('NOT_FOUND', 'QUESTION_CHANGED')),

  note: member
    .route({ method: 'GET', path: '/api/education/notes/{noteId}', summary: 'The evidence note behind a citation of a course' })
    .input(z.strictObject({ noteId: Name, edition: Version }))
    .output(CitedNote)
    .errors(refuses('NOT_FOUND')),

  paths: member
    .route({ method: 'GET', path: '/api/education/paths', summary: 'Learning paths for students' })
    .output(z.object({ items: z.array(LearningPath) })),

  recall: member
    .route({ method: 'GET', path: '/api/education/recall', summary: 'Recall cards that are due, the one due longest first' })
    .input(z.strictObject({ cursor: Cursor.optional() }))
    /** `due` counts to a hundred, `nextAt` says when the next card comes where none is due. */
    .output(pageOf(RecallCard).extend({ due: Count, nextAt: Moment.nullable(), method: z.literal('FSRS') })),

  review: member
    .route({ method: 'POST', path: '/api/education/recall', summary: 'Say how well a card was remembered; FSRS says when it comes back' })
    /** Sent twice under the same `clientId` it is one rating. */
    .input(ofCourse.extend({ questionId: Name, rating: Rating, clientId: ClientId }))
    .output(z.object({ dueAt: Moment }))
    .errors(refuses('NOT_FOUND', 'NOT_DUE')),
}

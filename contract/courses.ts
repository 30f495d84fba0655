import { z } from 'zod'
import { Count, Id, Moment } from './page.ts'
import { MemberCard } from './profile.ts'

/** Names a course, a module, a step, a question or an option; words joined by hyphens. */
export const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)

/** Words of an evidence note that bear a sentence out, and the work that the note tells of. */
export const NoteCitation = z.object({
  noteId: z.string(),
  /** Counts from 1; the note as it had these words. */
  edition: z.number().int().min(1),
  /** Title, year and source of the cited work. */
  title: z.string(),
  year: z.number().int(),
  source: z.string(),
  doi: z.string().nullable(),
  url: z.string().nullable(),
  /** As the note has it, letter for letter. */
  quote: z.string(),
  /** Our editors' words, and not what the note tells of its paper. */
  isComment: z.boolean(),
})
export type NoteCitation = z.infer<typeof NoteCitation>

/** A paragraph of a reading, with what bears it out. */
const Paragraph = z.object({ text: z.string(), citations: z.array(NoteCitation) })

/** What a member's answer was worth. It is sent once they have answered. */
export const Attempt = z.object({
  /** What they chose last. */
  optionId: Slug,
  isRight: z.boolean(),
  /** Whether their first answer was right. */
  wasRightAtFirst: z.boolean(),
  rightOptionId: Slug,
  explanation: z.string(),
  citations: z.array(NoteCitation).min(1),
  times: Count,
  at: Moment,
})
export type Attempt = z.infer<typeof Attempt>

/** A question with the options to choose among; nothing says which is right before the viewer has answered. */
export const Question = z.object({
  id: Slug,
  prompt: z.string(),
  options: z.array(z.object({ id: Slug, text: z.string() })).min(3),
  attempt: Attempt.nullable(),
})
export type Question = z.infer<typeof Question>

const step = { id: Slug, title: z.string(), isFinished: z.boolean() }

/** A reading is finished when its reader says so, a case and a quiz when each of their questions has been answered. */
export const Step = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reading'), ...step, paragraphs: z.array(Paragraph) }),
  /** Invented patients, each of them. */
  z.object({ kind: z.literal('case'), ...step, story: z.array(z.string()), questions: z.array(Question).min(1) }),
  z.object({ kind: z.literal('quiz'), ...step, questions: z.array(Question).min(1) }),
])
export type Step = z.infer<typeof Step>

const Module = z.object({
  id: Slug,
  title: z.string(),
  steps: z.array(Step),
  /** Questions that lead on from here; each can be put to Doxy AI at /chat. */
  followUps: z.array(z.string()),
})

/** How far the viewer has come; the same on each of their devices. */
export const Progress = z.object({
  finishedSteps: Count,
  steps: Count,
  /** The step they had open last; null before the first one. */
  stepId: Slug.nullable(),
  finishedAt: Moment.nullable(),
})
export type Progress = z.infer<typeof Progress>

export const CourseCard = z.object({
  id: Slug,
  title: z.string(),
  /** A specialty of the evidence notes: "tuberculosis". */
  subject: z.string(),
  summary: z.string(),
  forStudents: z.boolean(),
  minutes: z.number().int().min(1),
  questions: Count,
  /** Of a course that members write; null where the house wrote it, or its author has left. */
  author: MemberCard.nullable(),
  progress: Progress,
})
export type CourseCard = z.infer<typeof CourseCard>

/** A course with its modules. `writtenBy` and `writtenOn` say whose its text is and since when, `checkedAgainst` what it was compared with. */
export const Course = CourseCard.extend({
  version: z.number().int().min(1),
  writtenBy: z.string(),
  writtenOn: z.iso.date(),
  checkedAgainst: z.string(),
  /** Under which a reader reports it; null where the house wrote it, its author has left, or it is the viewer's own. */
  reportId: Id.nullable(),
  modules: z.array(Module),
})
export type Course = z.infer<typeof Course>

/** A version of a course as it was published: certificates name it for ever. Questions that the viewer has answered are judged as in the course. */
export const CourseVersion = Course.pick({
  version: true,
  title: true,
  writtenBy: true,
  writtenOn: true,
  checkedAgainst: true,
  modules: true,
}).extend({
  courseId: Slug,
  /** The version that is in use. */
  inUse: z.number().int().min(1),
})
export type CourseVersion = z.infer<typeof CourseVersion>

/** Courses in the order in which a student takes them. */
export const LearningPath = z.object({ id: Slug, title: z.string(), summary: z.string(), courses: z.array(CourseCard) })
export type LearningPath = z.infer<typeof LearningPath>

/** How well a missed question was remembered. */
export const Rating = z.enum(['forgot', 'hard', 'good', 'easy'])
export type Rating = z.infer<typeof Rating>

/** A question that the viewer once missed. They have seen its answer, so the card holds it. */
export const RecallCard = z.object({
  courseId: Slug,
  courseTitle: z.string(),
  questionId: Slug,
  prompt: z.string(),
  answer: z.string(),
  explanation: z.string(),
  citations: z.array(NoteCitation).min(1),
  dueAt: Moment,
  /** How often it has been recalled before. */
  reviews: Count,
  /** When it would come back after each rating, by FSRS. */
  next: z.object({ forgot: Moment, hard: Moment, good: Moment, easy: Moment }),
})
export type RecallCard = z.infer<typeof RecallCard>

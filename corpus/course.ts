import { z } from 'zod'
import { SPECIALTIES } from './note.ts'

const Slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
const Text = z.string().trim().min(1)

/** Words of a note, letter for letter, that bear a sentence of a course out. */
const Citation = z.strictObject({ note: z.string().startsWith('note:'), quote: Text })
const Citations = z.array(Citation).min(1)

const Question = z.strictObject({
  id: Slug,
  prompt: Text,
  options: z.array(z.strictObject({ id: Slug, text: Text })).length(4),
  right: Slug,
  explanation: Text,
  citations: Citations,
})
export type CourseQuestion = z.infer<typeof Question>

const step = { id: Slug, title: Text }
const questions = z.array(Question).min(1)

const Step = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('reading'), ...step, paragraphs: z.array(z.strictObject({ text: Text, citations: Citations })).min(1) }),
  z.strictObject({ kind: z.literal('case'), ...step, story: z.array(Text).min(1), questions }),
  z.strictObject({ kind: z.literal('quiz'), ...step, questions }),
])

/** A course of ours: every paragraph and every explanation is borne out by words of the notes. */
export const CourseText = z.strictObject({
  id: Slug,
  /** One higher whenever a question or its answer changes; what was published stays readable. */
  version: z.int().min(1),
  title: Text,
  subject: z.enum(SPECIALTIES),
  summary: Text,
  forStudents: z.boolean(),
  minutes: z.int().min(5).max(600),
  written: z.strictObject({ by: Text, on: z.iso.date(), checkedAgainst: Text }),
  modules: z.array(z.strictObject({ id: Slug, title: Text, steps: z.array(Step).min(2), followUps: z.array(Text).min(1) })).min(2),
})
export type CourseText = z.infer<typeof CourseText>

/** Courses in the order in which a student takes them. */
export const PathText = z.strictObject({ id: Slug, title: Text, summary: Text, courses: z.array(Slug).min(2) })
export type PathText = z.infer<typeof PathText>

/** The steps of a course in their order. */
export const stepsOf = ({ modules }: Pick<CourseText, 'modules'>) => modules.flatMap(({ steps }) => steps)

/** Its questions in their order. */
export const questionsOf = (course: Pick<CourseText, 'modules'>) =>
  stepsOf(course).flatMap((one) => (one.kind === 'reading' ? [] : one.questions))

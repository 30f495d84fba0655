import { type CourseText, questionsOf, stepsOf } from './course.ts'
import { figuresIn } from './figures.ts'
import type { CitedText } from './parts.ts'

/** How many questions a course asks. */
export const QUESTIONS = { least: 6, most: 12 }
/** Of a ratio: no difference. It is no study's figure. */
const NO_DIFFERENCE = '1'

type Cited = { what: string; text: string; citations: { note: string; quote: string }[] }

/** Whatever a course states, with what bears it out. */
function statementsOf(course: CourseText): Cited[] {
  const read = stepsOf(course).flatMap((step) =>
    step.kind === 'reading' ? step.paragraphs.map((paragraph, at) => ({ what: `${step.id}, paragraph ${at + 1}`, ...paragraph })) : [],
  )
  return [
    ...read,
    ...questionsOf(course).map(({ id, explanation, citations }) => ({ what: `${id}, explanation`, text: explanation, citations })),
  ]
}

/** What is wrong with a course, in words: a quote that its note has not, a figure that no cited note has, an answer that is none. */
export function faultsOfCourse(course: CourseText, notes: ReadonlyMap<string, CitedText>): string[] {
  const questions = questionsOf(course)
  return [
    ...statementsOf(course).flatMap((statement) => faultsOfStatement(statement, notes)),
    ...questions.flatMap(({ id, right, options }) => (options.some((one) => one.id === right) ? [] : [`${id}: ${right} is no option`])),
    ...repeated(stepsOf(course).map(({ id }) => id)).map((id) => `the step ${id} is there twice`),
    ...repeated(questions.map(({ id }) => id)).map((id) => `the question ${id} is there twice`),
    ...(questions.length < QUESTIONS.least || questions.length > QUESTIONS.most
      ? [`${questions.length} questions, not ${QUESTIONS.least} to ${QUESTIONS.most}`]
      : []),
  ].map((fault) => `${course.id}: ${fault}`)
}

/** What is wrong with words that cite notes: a quote that its note has not, a figure that no note beside it has. `what` begins each sentence. */
export function faultsOfStatement({ what, text, citations }: Cited, notes: ReadonlyMap<string, CitedText>): string[] {
  const known = new Set([NO_DIFFERENCE, ...citations.flatMap(({ note }) => figuresOf(notes.get(note)))])
  return [
    ...citations.flatMap(({ note, quote }) => {
      if (!notes.has(note)) return [`${what} cites ${note}, which is not there`]
      return holds(notes.get(note)!, quote) ? [] : [`${what} quotes what ${note} does not say: ${quote}`]
    }),
    ...figuresIn(text).flatMap((figure) => (known.has(figure) ? [] : [`${what} states ${figure}, which no note that it cites has`])),
  ]
}

const holds = ({ text, comment }: CitedText, quote: string) => text.includes(quote) || (comment ?? '').includes(quote)

const read = new WeakMap<CitedText, readonly string[]>()

/** The figures of a note, which is read once however often it is cited. */
function figuresOf(note: CitedText | undefined): readonly string[] {
  if (!note) return []
  const figures = read.get(note) ?? figuresIn(`${note.text} ${note.comment ?? ''}`)
  read.set(note, figures)
  return figures
}

const repeated = (ids: string[]) => [...new Set(ids.filter((id, at) => ids.indexOf(id) !== at))]

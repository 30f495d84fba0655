import type { Fault, WrittenCourse, WrittenModule, WrittenQuestion, WrittenStep } from '#contract/manuscripts.ts'
import { faultsOfStatement, QUESTIONS } from '#corpus/course-faults.ts'
import { SPECIALTIES } from '#corpus/note.ts'
import type { CitedText } from '#corpus/parts.ts'

type Notes = ReadonlyMap<string, CitedText>
type Statement = { text: string; citations: { note: string; quote: string }[] }

const isSubject = (subject: string) => (SPECIALTIES as readonly string[]).includes(subject)
const fault = (key: string | null, words: string): Fault => ({ key, words })
/** Each line whose condition holds. */
const those = (key: string | null, lines: [boolean, string][]) => lines.flatMap(([holds, words]) => (holds ? [fault(key, words)] : []))

/** What keeps a course from being submitted, in the order of its parts. Each quote is looked for in its note, each figure in the notes cited beside it. */
export function faultsOf(course: WrittenCourse, notes: Notes): Fault[] {
  const steps = course.modules.flatMap((module) => module.steps)
  const questions = steps.flatMap((step) => (step.kind === 'reading' ? [] : step.questions))
  const keys = [...course.modules, ...steps, ...questions].map(({ key }) => key)
  return [
    ...those(null, [
      [course.title === '', 'The course has no title.'],
      [!isSubject(course.subject), 'Choose what the course is on.'],
      [course.summary === '', 'The course has no summary.'],
      [course.modules.length < 2, 'A course has at least two modules.'],
      [
        questions.length < QUESTIONS.least || questions.length > QUESTIONS.most,
        `A course has ${QUESTIONS.least} to ${QUESTIONS.most} questions; this one has ${questions.length}.`,
      ],
      [new Set(keys).size < keys.length, 'Two parts have the same key.'],
    ]),
    ...course.modules.flatMap((module, at) => faultsOfModule(module, at, notes)),
  ]
}

function faultsOfModule({ key, title, steps, followUps }: WrittenModule, at: number, notes: Notes): Fault[] {
  const name = title || `Module ${at + 1}`
  return [
    ...those(key, [
      [title === '', `Module ${at + 1} has no title.`],
      [steps.length < 2, `“${name}” needs at least two steps.`],
      [!followUps.some(Boolean), `“${name}” has no question that leads on.`],
    ]),
    ...steps.flatMap((step, nth) => faultsOfStep(step, `step ${nth + 1} of “${name}”`, notes)),
  ]
}

function faultsOfStep(step: WrittenStep, place: string, notes: Notes): Fault[] {
  const name = step.title ? `“${step.title}”` : place
  const head = those(step.key, [[step.title === '', `${inFront(place)} has no title.`]])
  if (step.kind === 'reading')
    return [
      ...head,
      ...those(step.key, [[step.paragraphs.length === 0, `${inFront(name)} has no paragraph.`]]),
      ...step.paragraphs.flatMap((paragraph, at) => stated(step.key, `Paragraph ${at + 1} of ${name}`, paragraph, notes)),
    ]
  return [
    ...head,
    ...those(step.key, [
      [step.kind === 'case' && !step.story.some(Boolean), `${inFront(name)} tells of no patient.`],
      [step.questions.length === 0, `${inFront(name)} asks nothing.`],
    ]),
    ...step.questions.flatMap((question, at) => faultsOfQuestion(question, `question ${at + 1} of ${name}`, notes)),
  ]
}

function faultsOfQuestion({ key, prompt, options, right, explanation, citations }: WrittenQuestion, place: string, notes: Notes): Fault[] {
  const name = inFront(place)
  return [
    ...those(key, [
      [prompt === '', `${name} asks nothing.`],
      [options.includes(''), `${name} has an empty option.`],
      [new Set(options).size < options.length && !options.includes(''), `${name} has the same option twice.`],
      [right === null, `Say which answer of ${place} is right.`],
    ]),
    ...stated(key, `The explanation of ${place}`, { text: explanation, citations }, notes),
  ]
}

/** Words that have to be borne out: they stand there, cite a passage, and say no figure that is not in it. */
function stated(key: string, what: string, { text, citations }: Statement, notes: Notes): Fault[] {
  const missing = those(key, [
    [text === '', `${what} is empty.`],
    [text !== '' && citations.length === 0, `${what} cites no passage.`],
  ])
  if (missing.length > 0) return missing
  return faultsOfStatement({ what, text, citations }, notes).map((words) => fault(key, `${words}.`))
}

const inFront = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

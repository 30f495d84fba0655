import type { Course } from '#contract/courses.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Citations } from './Citations.tsx'
import styles from './Course.module.css'
import { addressOfStep, type Place } from './places.ts'
import { Question } from './Question.tsx'
import { ReadIt } from './ReadIt.tsx'

/** One step: what there is to read, the questions of a case or quiz, and the way on. */
export function StepView({ course, place }: { course: Course; place: Place }) {
  const { module, moduleNumber, step, stepNumber, before, next } = place
  const lead = `Module ${moduleNumber} · step ${stepNumber} of ${module.steps.length} · ${step.kind}`
  const questions = step.kind === 'reading' ? [] : step.questions
  return (
    <>
      {step.kind === 'quiz' ? (
        <div>
          <p className="meta">{lead}</p>
          <h2>{step.title}</h2>
        </div>
      ) : (
        <Sheet title={step.title} lead={lead} padded bleed>
          <div className={styles.prose}>
            {step.kind === 'case' && step.story.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {step.kind === 'reading' &&
              step.paragraphs.map(({ text, citations }) => (
                <div key={text} className={styles.paragraph}>
                  <p>{text}</p>
                  <details className={styles.cited}>
                    <summary>{citations.length === 1 ? 'The passage' : `The ${citations.length} passages`} behind this</summary>
                    <Citations citations={citations} />
                  </details>
                </div>
              ))}
            {step.kind === 'reading' && <ReadIt course={course} step={step} />}
          </div>
        </Sheet>
      )}
      {questions.map((question, at) => (
        <Question
          key={question.id}
          course={course}
          stepId={step.id}
          question={question}
          lead={`Question ${at + 1} of ${questions.length}`}
        />
      ))}
      <nav className={styles.ways} aria-label="Steps">
        {before ? (
          <ButtonLink tone="outline" to={addressOfStep(course.id, before.id)}>
            Back: {before.title}
          </ButtonLink>
        ) : (
          <span />
        )}
        {next && (
          <ButtonLink tone={step.isFinished ? 'primary' : 'outline'} to={addressOfStep(course.id, next.id)}>
            Next: {next.title}
          </ButtonLink>
        )}
      </nav>
    </>
  )
}

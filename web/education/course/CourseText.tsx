import type { CourseVersion, Question } from '#contract/courses.ts'
import { onDay } from '../../lib/dates.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Citations } from './Citations.tsx'
import styles from './Course.module.css'
import listed from './Version.module.css'

/** The text of a course from its first step to its last, with what its reader has answered. */
export const CourseText = ({ course: { writtenBy, writtenOn, checkedAgainst, modules } }: { course: CourseVersion }) => (
  <>
    {modules.map((module, at) => (
      <Sheet key={module.id} title={`${at + 1}. ${module.title}`} padded bleed>
        {module.steps.map((step) => (
          <div key={step.id} className={styles.prose}>
            <h3>{step.title}</h3>
            {step.kind === 'case' && step.story.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
            {step.kind === 'reading' &&
              step.paragraphs.map(({ text, citations }) => (
                <div key={text} className={styles.paragraph}>
                  <p>{text}</p>
                  <details className={styles.cited}>
                    <summary>Cited here: {citations.length}</summary>
                    <Citations citations={citations} />
                  </details>
                </div>
              ))}
            {step.kind !== 'reading' && step.questions.map((question) => <Asked key={question.id} question={question} />)}
          </div>
        ))}
      </Sheet>
    ))}
    <p className="meta">
      Written by {writtenBy} on {onDay(writtenOn)}. Compared with {checkedAgainst}. The patients are invented. For education only.
    </p>
  </>
)

/** A question with its options, and with what its reader has answered and learned. */
const Asked = ({ question: { prompt, options, attempt } }: { question: Question }) => (
  <div className={styles.paragraph}>
    <p>
      <b>{prompt}</b>
    </p>
    <ul className={listed.options}>
      {options.map(({ id, text }) => (
        <li key={id}>
          {text}
          {attempt?.rightOptionId === id && <b> (right)</b>}
          {attempt?.optionId === id && attempt.rightOptionId !== id && ' (your answer)'}
        </li>
      ))}
    </ul>
    {attempt && (
      <>
        <p>{attempt.explanation}</p>
        <Citations citations={attempt.citations} />
      </>
    )}
  </div>
)

import { useQuery } from '@tanstack/react-query'
import type { CourseVersion, Question } from '#contract/courses.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { onDay } from '../../lib/dates.ts'
import { Link } from '../../lib/router.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { courseVersionQuery } from '../queries.ts'
import { Citations } from './Citations.tsx'
import styles from './Course.module.css'
import listed from './Version.module.css'

/** A version of a course as it was published, to be read from its first step to its last. */
export function VersionView({ courseId, version }: { courseId: string; version: number }) {
  const { data, error, refetch } = useQuery(courseVersionQuery(courseId, version))
  if (data) return <Published course={data} />
  if (!error) return <Loading label="Loading the course" />
  if (codeOf(error) !== 'NOT_FOUND') return <Failed what="the course" onRetry={() => void refetch()} />
  return (
    <EmptyState level={2} title="There is no such version." action={<ButtonLink to="/education">All courses</ButtonLink>}>
      Certificates name the version that was taken.
    </EmptyState>
  )
}

function Published({ course }: { course: CourseVersion }) {
  const { courseId, title, version, inUse, writtenBy, writtenOn, checkedAgainst, modules } = course
  return (
    <div className={styles.reading}>
      <h2>{title}</h2>
      <Note>
        <b>This is version {version}, as it was published.</b> {version === inUse ? 'It is in use.' : `Version ${inUse} is in use.`}{' '}
        <Link to={`/education?course=${courseId}`}>Open the course</Link>
      </Note>
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
    </div>
  )
}

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

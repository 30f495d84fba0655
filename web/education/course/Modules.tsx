import { Check, ChevronDown } from 'lucide-react'
import type { Course } from '#contract/courses.ts'
import { useMedia } from '../../lib/media.ts'
import { Link } from '../../lib/router.tsx'
import { CourseProgress } from '../courses/CourseProgress.tsx'
import { durationOf, subjectWords } from '../words.ts'
import styles from './Course.module.css'
import { addressOfStep, type Place } from './places.ts'

/** The course, how far one has come, and its steps by module; folded on a phone, so that the step comes first. */
export function Modules({ course, open }: { course: Course; open: Place }) {
  const { id, title, subject, minutes, progress, modules } = course
  const isWide = useMedia('(min-width: 1024px)')
  return (
    <section className={styles.side} aria-label="Course">
      <div className={styles.about}>
        <p className="meta">
          {subjectWords(subject)} · {durationOf(minutes)}
        </p>
        <h1 tabIndex={-1}>{title}</h1>
        <CourseProgress progress={progress} />
      </div>
      <details key={String(isWide)} className={styles.fold} open={isWide}>
        <summary>
          <h2>Modules</h2>
          <ChevronDown className="small" />
        </summary>
        <ol>
          {modules.map((module, at) => (
            <li key={module.id}>
              <h3>
                {at + 1}. {module.title}
              </h3>
              <ol className={styles.steps}>
                {module.steps.map((step) => (
                  <li key={step.id} aria-current={step === open.step ? 'step' : undefined}>
                    <span className={styles.mark} data-finished={step.isFinished || undefined}>
                      {step.isFinished && (
                        <>
                          <Check className="small" />
                          <span className="vh">Finished: </span>
                        </>
                      )}
                    </span>
                    <Link to={addressOfStep(id, step.id)}>{step.title}</Link>
                    <span className="meta">{step.kind}</span>
                  </li>
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}

import type { ReactNode } from 'react'
import type { Progress } from '#contract/courses.ts'
import styles from '../Education.module.css'

/** How far somebody has come in a course; before they have begun, what is told of it instead. */
export function CourseProgress({ progress, children }: { progress: Progress; children?: ReactNode }) {
  const { finishedSteps, steps, stepId, finishedAt } = progress
  if (!stepId && finishedSteps === 0) return children ? <p className="meta">{children}</p> : null
  return (
    <p className={styles.progress}>
      <progress aria-label="Progress" max={steps} value={finishedSteps} />
      {finishedAt ? 'Finished' : `${finishedSteps} of ${steps}`}
    </p>
  )
}

import type { Grievance } from '#contract/grievances.ts'
import { inFull } from '../../lib/dates.ts'
import { remaining } from '../../lib/deadline.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Said } from '../Said.tsx'
import { aboutOf } from './about.ts'
import styles from './Grievances.module.css'

/** A grievance of one's own by its number, with its answer or when that is due. */
export function OwnGrievance({ grievance: { reference, kind, words, at, dueAt, outcome }, now }: { grievance: Grievance; now: number }) {
  const { overdue, words: left } = remaining(dueAt, now)
  const clock = <Badge tone={overdue ? 'danger' : 'neel'}>{left}</Badge>
  const answered = outcome && <Badge tone={outcome.upheld ? 'verified' : 'line'}>{outcome.upheld ? 'Put right' : 'Not upheld'}</Badge>
  return (
    <li className={styles.grievance}>
      <h3>
        {reference} {answered ?? clock}
      </h3>
      <p className="meta">
        {aboutOf(kind)} · received {inFull(at)}
        {!outcome && ` · answered by ${inFull(dueAt)}`}
        {!outcome && overdue && ' · we are late, and it stands before what came after it'}
      </p>
      <p className={styles.words}>{words}</p>
      {outcome && <Said title={`Our answer, ${inFull(outcome.at)}`} words={outcome.words} />}
    </li>
  )
}

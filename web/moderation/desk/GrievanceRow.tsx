import type { GrievanceToReview } from '#contract/grievances.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DueClock } from '../../ui/status/DueClock.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { aboutOf } from '../grievances/about.ts'
import { CaseActs, CaseMember } from './CaseParts.tsx'
import styles from './Cases.module.css'

type GrievanceRowProps = { grievance: GrievanceToReview; now: number; onDecide: () => void }

/** What a member complains of to the grievance officer. */
export const GrievanceRow = ({ grievance: { reference, kind, words, member, at, dueAt, mayDecide }, now, onDecide }: GrievanceRowProps) => (
  <li className={styles.case}>
    <div className={styles.head}>
      <h3>{reference}</h3>
      <DueClock from={at} due={dueAt} now={now} />
    </div>
    <p className="meta">
      <Badge tone="line">{aboutOf(kind)}</Badge> filed by <CaseMember card={member} />, <Ago at={at} />
    </p>
    <blockquote className={styles.quoted}>{words}</blockquote>
    <CaseActs mayDecide={mayDecide} act="Answer" label={`Answer ${reference}`} onDecide={onDecide} />
  </li>
)

import type { ReportToReview } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { inFull } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { DueClock } from '../../ui/status/DueClock.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { kindOf, OpenReported } from '../OpenReported.tsx'
import { CaseActs, CaseMember } from './CaseParts.tsx'
import styles from './Cases.module.css'
import { ClosingAsked } from './ClosingAsked.tsx'

/** Something that was reported, as it was read, and why. */
export function ReportRow({ report, now, onDecide }: { report: ReportToReview; now: number; onDecide: () => void }) {
  const { kind, reason, words, quoted, about, reporter, at, dueAt, hidAt, mayDecide, closing } = report
  const { label, whose } = kindOf(kind)
  return (
    <li className={styles.case}>
      <div className={styles.head}>
        <h3>
          {label} {whose} <CaseMember card={about} />
        </h3>
        <DueClock from={at} due={dueAt} now={now} />
      </div>
      <p className="meta">
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === reason)?.label}</Badge> reported by{' '}
        {reporter ? <CaseMember card={reporter} /> : 'a former member'}, <Ago at={at} />
      </p>
      {hidAt && (
        <Note>
          <b>Fast lane.</b> Hidden from everybody but its author and reviewers since {inFull(hidAt)}. The author was told and can see why.
        </Note>
      )}
      {closing && <ClosingAsked closing={closing} />}
      <blockquote className={styles.quoted}>{quoted}</blockquote>
      {words && <p>{words}</p>}
      <CaseActs mayDecide={mayDecide} label={`Decide: ${label} ${whose} ${about.name}`} onDecide={onDecide}>
        {!kindOf(kind).closed && <OpenReported {...report} />}
      </CaseActs>
    </li>
  )
}

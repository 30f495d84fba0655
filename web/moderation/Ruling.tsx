import type { OwnRuling } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { onDay } from '../lib/dates.ts'
import { Badge } from '../ui/badge/Badge.tsx'
import { kindOf, OpenReported } from './OpenReported.tsx'
import styles from './Ruling.module.css'
import { Said } from './Said.tsx'

/** What was decided about something of one's own, what came of an appeal, and until when there could be one. */
export function Ruling({ ruling }: { ruling: OwnRuling }) {
  const { kind, reason, quoted, decision, decidedAt, appealUntil, mayAppeal, appeal } = ruling
  return (
    <div className={styles.ruling}>
      <p>
        A reviewer has upheld a report about your {kindOf(kind).label.toLowerCase()}, {onDay(decidedAt)}.
      </p>
      <p>
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === reason)?.label}</Badge>
      </p>
      <Said title="When it was reported it said" words={quoted} />
      <Said title="The reviewer wrote" words={decision} />
      <p>
        <OpenReported {...ruling} />
      </p>
      {appeal && <Said title="You appealed" words={appeal.words} />}
      {appeal && !appeal.outcome && <p className="ui muted">Another reviewer will look at it, and you will be notified.</p>}
      {appeal?.outcome && (
        <Said
          title={appeal.outcome.upheld ? 'Another reviewer has reversed the decision' : 'Another reviewer has upheld the decision'}
          words={appeal.outcome.decision}
        />
      )}
      {!appeal && !mayAppeal && <p className="ui muted">It could be appealed until {onDay(appealUntil)}.</p>}
    </div>
  )
}

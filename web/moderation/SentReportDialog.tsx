import { useQuery } from '@tanstack/react-query'
import type { SentReport as Sent } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { inFull, onDay } from '../lib/dates.ts'
import { remaining, useNow } from '../lib/deadline.ts'
import { withData } from '../lib/query/Data.tsx'
import { Badge } from '../ui/badge/Badge.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { QueryList } from '../ui/list/QueryList.tsx'
import { Note } from '../ui/status/Note.tsx'
import { kindOf } from './OpenReported.tsx'
import { sentQuery } from './queries.ts'
import { RuleNamed } from './RuleNamed.tsx'
import styles from './Ruling.module.css'
import { Said } from './Said.tsx'

/** What became of a report that one has sent. */
function SentReportDialog({ reportId, onClose }: { reportId: string; onClose: () => void }) {
  const query = useQuery(sentQuery(reportId))
  return (
    <Dialog title="Your report" size="narrow" reading onClose={onClose}>
      <QueryList what="your report" query={{ ...query, data: query.data && { items: [query.data] } }} keyOf={({ id }) => id} empty="">
        {(sent) => <SentReport sent={sent} />}
      </QueryList>
    </Dialog>
  )
}

function SentReport({ sent: { kind, reason, words, at, dueAt, hidAt, outcome } }: { sent: Sent }) {
  const { overdue, words: left } = remaining(dueAt, useNow())
  return (
    <div className={styles.ruling}>
      <p>
        You reported a {kindOf(kind).label.toLowerCase()}. We received it on {inFull(at)}.
      </p>
      <p>
        <Badge tone="disputed">{reportReasons.find(({ id }) => id === reason)?.label}</Badge>
      </p>
      {words && <Said title="You wrote" words={words} />}
      {outcome ? (
        <Said title={`The report was ${outcome.upheld ? 'upheld' : 'not upheld'}, ${onDay(outcome.decidedAt)}`} words={outcome.decision} />
      ) : (
        <Note tone={overdue ? 'danger' : 'plain'}>
          {hidAt && 'It is hidden until then. '}A reviewer decides by {inFull(dueAt)}. {left}.
          {overdue && ' We are late, and it stands before what came after it.'}
        </Note>
      )}
      {outcome?.rule && <RuleNamed rule={outcome.rule} />}
      {outcome?.review && (
        <Said
          title={
            outcome.review.upheld ? 'After an appeal another reviewer reversed this' : 'After an appeal another reviewer confirmed this'
          }
          words={outcome.review.decision}
        />
      )}
    </div>
  )
}

export default withData(SentReportDialog)

import { useQuery } from '@tanstack/react-query'
import type { SentReport as Sent } from '#contract/moderation.ts'
import { reportReasons } from '#contract/report-reasons.ts'
import { inFull, onDay } from '../lib/dates.ts'
import { remaining, useNow } from '../lib/deadline.ts'
import { useLocale, useSay } from '../lib/language/say.ts'
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
  const say = useSay()
  const query = useQuery(sentQuery(reportId))
  return (
    <Dialog title={say('Your report')} size="narrow" reading onClose={onClose}>
      <QueryList what="your report" query={{ ...query, data: query.data && { items: [query.data] } }} keyOf={({ id }) => id} empty="">
        {(sent) => <SentReport sent={sent} />}
      </QueryList>
    </Dialog>
  )
}

function SentReport({ sent: { kind, reason, words, at, dueAt, hidAt, outcome } }: { sent: Sent }) {
  const say = useSay()
  const locale = useLocale()
  const { overdue, words: left } = remaining(dueAt, useNow(), say)
  const named = reportReasons.find(({ id }) => id === reason)?.label
  return (
    <div className={styles.ruling}>
      <p>
        {say('Reported: {what}. We received it on {when}.', {
          what: say(kindOf(kind).label.toLowerCase()),
          when: inFull(at, locale),
        })}
      </p>
      <p>
        <Badge tone="disputed">{named && say(named)}</Badge>
      </p>
      {words && <Said title={say('You wrote')} words={words} />}
      {outcome ? (
        <Said
          title={say(outcome.upheld ? 'The report was upheld, {day}' : 'The report was not upheld, {day}', {
            day: onDay(outcome.decidedAt, locale),
          })}
          words={outcome.decision}
        />
      ) : (
        <Note tone={overdue ? 'danger' : 'plain'}>
          {hidAt && `${say('It is hidden until then.')} `}
          {say('A reviewer decides by {when}.', { when: inFull(dueAt, locale) })} {say('{words}.', { words: left })}
          {overdue && ` ${say('We are late, and it stands before what came after it.')}`}
        </Note>
      )}
      {outcome?.rule && <RuleNamed rule={outcome.rule} />}
      {outcome?.review && (
        <Said
          title={say(
            outcome.review.upheld ? 'After an appeal another reviewer reversed this' : 'After an appeal another reviewer confirmed this',
          )}
          words={outcome.review.decision}
        />
      )}
    </div>
  )
}

export default withData(SentReportDialog)

import type { LogMonth } from '#contract/moderation.ts'
import { reportKinds } from '#contract/report-kinds.ts'
import { LOG_FEWEST, reportReasons } from '#contract/report-reasons.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import { Facts } from './Facts.tsx'
import { useSaid } from './use-said.ts'

const monthName = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** What reviewers decided month by month, as the server counts it. */
export function DecisionLog() {
  const { latest } = useSaid<{ months: LogMonth[] }>('/api/moderation/log')
  if (!latest) return <p role="status">Counting…</p>
  if (!latest.said) return <p role="status">The figures could not be read just now. Please open this page again in a moment.</p>
  const { months } = latest.said
  if (months.length === 0) return <p role="status">Nothing has been decided yet.</p>
  return months.map((month) => (
    <div key={month.month}>
      <h3>{monthName.format(new Date(`${month.month}-01T00:00:00Z`))}</h3>
      <Facts rows={[...month.decisions.map(rowOf), ...summaryOf(month)]} />
    </div>
  ))
}

const few = (count: number | null) => (count === null ? `fewer than ${LOG_FEWEST}` : formatCount(count))

const rowOf = ({ kind, reason, upheld, notUpheld }: LogMonth['decisions'][number]) =>
  [
    `${reportKinds.find(({ id }) => id === kind)?.label}: ${reportReasons.find(({ id }) => id === reason)?.label}`,
    `${few(upheld)} upheld, ${few(notUpheld)} not upheld`,
  ] as const

const summaryOf = ({ closed, appeals, reversed, medianHours }: LogMonth) => [
  ['Accounts closed', few(closed)] as const,
  ['Appeals decided', `${few(appeals)}, of which ${few(reversed)} reversed a decision`] as const,
  [
    'From report to decision',
    medianHours === null ? 'Too few to say' : `${pluralize(medianHours, 'hour', 'hours')}, in the middle of all`,
  ] as const,
]

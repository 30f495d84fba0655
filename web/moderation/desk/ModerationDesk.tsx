import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GrievanceToReview } from '#contract/grievances.ts'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import { useNow } from '../../lib/deadline.ts'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { AppealRow } from './AppealRow.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { GrievanceRow } from './GrievanceRow.tsx'
import { appealsQuery, grievancesQuery, reportsQuery } from './queries.ts'
import { ReportRow } from './ReportRow.tsx'

/** What members ask a person to look at: what others wrote, what was decided about themselves, and what they complain of. */
export function ModerationDesk() {
  const reports = useInfiniteQuery(reportsQuery)
  const appeals = useInfiniteQuery(appealsQuery)
  const grievances = useInfiniteQuery(grievancesQuery)
  const now = useNow()
  const [deciding, setDeciding] = useState<{ report: ReportToReview } | { appeal: AppealToReview } | { grievance: GrievanceToReview }>()
  return (
    <>
      <PagedSheet title="Reports" query={reports} empty="No reports to review." keyOf={({ id }) => id}>
        {(report) => <ReportRow report={report} now={now} onDecide={() => setDeciding({ report })} />}
      </PagedSheet>
      <PagedSheet title="Appeals" query={appeals} empty="No appeals to review." keyOf={({ id }) => id}>
        {(appeal) => <AppealRow appeal={appeal} now={now} onDecide={() => setDeciding({ appeal })} />}
      </PagedSheet>
      <PagedSheet title="Grievances" query={grievances} empty="No grievances to answer." keyOf={({ id }) => id}>
        {(grievance) => <GrievanceRow grievance={grievance} now={now} onDecide={() => setDeciding({ grievance })} />}
      </PagedSheet>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

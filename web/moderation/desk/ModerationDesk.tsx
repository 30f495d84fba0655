import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AppealToReview, ReportToReview } from '#contract/moderation.ts'
import { useNow } from '../../lib/deadline.ts'
import { PagedSheet } from '../../ui/list/PagedSheet.tsx'
import { AppealRow } from './AppealRow.tsx'
import { DecideDialog } from './DecideDialog.tsx'
import { appealsQuery, reportsQuery } from './queries.ts'
import { ReportRow } from './ReportRow.tsx'

/** What members ask a person to look at: what others wrote, and what was decided about themselves. */
export function ModerationDesk() {
  const reports = useInfiniteQuery(reportsQuery)
  const appeals = useInfiniteQuery(appealsQuery)
  const now = useNow()
  const [deciding, setDeciding] = useState<{ report: ReportToReview } | { appeal: AppealToReview }>()
  return (
    <>
      <PagedSheet title="Reports" query={reports} empty="No reports to review." keyOf={({ id }) => id}>
        {(report) => <ReportRow report={report} now={now} onDecide={() => setDeciding({ report })} />}
      </PagedSheet>
      <PagedSheet title="Appeals" query={appeals} empty="No appeals to review." keyOf={({ id }) => id}>
        {(appeal) => <AppealRow appeal={appeal} now={now} onDecide={() => setDeciding({ appeal })} />}
      </PagedSheet>
      {deciding && <DecideDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  )
}

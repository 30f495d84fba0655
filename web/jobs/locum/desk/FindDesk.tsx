import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Id } from '#contract/page.ts'
import { useNavigate } from '../../../lib/router.tsx'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Sheet } from '../../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../../ui/list/EmptyState.tsx'
import { Failed } from '../../../ui/list/QueryList.tsx'
import { Loading } from '../../../ui/status/Skeleton.tsx'
import { isRefused } from '../../postings/postings-queries.ts'
import { deskShiftQuery } from '../queries.ts'

/** Leads from a notice of a shift to the desk of its institution. */
export function FindDesk({ shiftId }: { shiftId: Id }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useQuery(deskShiftQuery(shiftId))
  const to = data && `/locum?institution=${data.institutionId}&shift=${shiftId}&week=${data.day}`
  useEffect(() => {
    if (to) void navigate(to, { replace: true })
  }, [to, navigate])
  return (
    <Sheet>
      {!error ? (
        <Loading label="Loading the shift" rows={3} />
      ) : isRefused(error) ? (
        <EmptyState
          level={2}
          title="This shift is not there for you any more"
          action={<ButtonLink to="/institutions">All institutions</ButtonLink>}
        >
          It may be another doctor’s now, or your role at its institution has ended.
        </EmptyState>
      ) : (
        <Failed what="the shift" onRetry={() => void refetch()} />
      )}
    </Sheet>
  )
}

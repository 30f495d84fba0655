import { useQuery } from '@tanstack/react-query'
import { type ComponentType, createElement, type ReactNode, Suspense } from 'react'
import type { DeskCounts } from '#contract/home.ts'
import { useAddress } from '../lib/address.ts'
import { later } from '../ui/later.tsx'
import { Tabs } from '../ui/layout/Tabs.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'
import { DeskClaim } from '../verification/desk/DeskClaim.tsx'
import styles from '../verification/Verification.module.css'
import { deskQuery, useDeskLive } from './desk.ts'

const parts: Record<keyof DeskCounts, { label: string; Part: ComponentType }> = {
  licences: { label: 'Licences', Part: later(async () => (await import('../verification/desk/Desk.tsx')).Desk) },
  institutions: {
    label: 'Institutions',
    Part: later(async () => (await import('../institutions/desk/InstitutionDesk.tsx')).InstitutionDesk),
  },
  posts: { label: 'Posts', Part: later(async () => (await import('../feed/review/ReviewPosts.tsx')).ReviewPosts) },
  documents: { label: 'Documents', Part: later(async () => (await import('../doxy/desk/QuarantinedDocuments.tsx')).QuarantinedDocuments) },
  answers: { label: 'Answers', Part: later(async () => (await import('../doxy/desk/FeedbackDesk.tsx')).FeedbackDesk) },
  courses: { label: 'Courses', Part: later(async () => (await import('../education/desk/CourseDesk.tsx')).CourseDesk) },
  reports: { label: 'Reports', Part: later(async () => (await import('../moderation/desk/ModerationDesk.tsx')).ModerationDesk) },
}

const sum = (waiting: readonly number[]) => waiting.reduce((all, one) => all + one, 0)

const Console = later(async () => (await import('./console/Console.tsx')).Console)
const Reviewers = later(async () => (await import('../verification/reviewers/ReviewersDesk.tsx')).ReviewersDesk)

/** What reviewers see: one claim, or everything that waits for a person, beside their own verification. */
export function ReviewerDesk({ mine }: { mine: ReactNode }) {
  const [params, setParams] = useAddress()
  const { data: counts } = useQuery(deskQuery)
  useDeskLive()
  const claimId = params.get('claim')
  if (claimId) return <DeskClaim key={claimId} claimId={claimId} />

  const panel = (shown: ReactNode) => <div className={styles.column}>{shown}</div>
  const desk = Object.entries(parts).map(([id, { label, Part }]) => ({
    id,
    label,
    count: counts?.[id as keyof DeskCounts],
    panel: panel(<Suspense fallback={<Loading label={`Loading ${label}`} />}>{createElement(Part)}</Suspense>),
  }))
  return (
    <Tabs
      label="Reviewer’s desk"
      selected={params.get('desk') ?? 'licences'}
      onSelect={(id) => setParams(id === 'licences' ? {} : { desk: id }, { replace: true })}
      tabs={[
        {
          id: 'all',
          label: 'All',
          count: counts && sum(Object.values(counts)),
          panel: panel(
            <Suspense fallback={<Loading label="Loading the queue" />}>
              <Console />
            </Suspense>,
          ),
        },
        ...desk,
        {
          id: 'reviewers',
          label: 'Reviewers',
          panel: panel(
            <Suspense fallback={<Loading label="Loading Reviewers" />}>
              <Reviewers />
            </Suspense>,
          ),
        },
        { id: 'mine', label: 'Your verification', panel: panel(mine) },
      ]}
    />
  )
}

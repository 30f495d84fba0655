import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useMemo } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import { useAddress } from '../../lib/address.ts'
import { codeOf } from '../../lib/api/failure.ts'
import { useLive, useShown } from '../../lib/live.ts'
import { orpc } from '../../lib/query/query.ts'
import { type Asked, profileQuery } from '../../profile/queries.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { soon } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Note } from '../../ui/status/Note.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import styles from './ProfilePage.module.css'

const ProfileView = soon(async () => (await import('./ProfileView.tsx')).ProfileView)

/** One's own page, or another member's by their handle. */
export function ProfilePage() {
  const [search] = useAddress()
  const member = search.get('member')
  const as = search.get('as')
  const asked: Asked = { ...(member && { member }), ...((as === 'mates' || as === 'members') && { as }) }
  return <ProfileOf key={`${member} ${as}`} asked={asked} />
}

function ProfileOf({ asked }: { asked: Asked }) {
  const { data: profile, error, refetch } = useQuery(profileQuery(asked))
  const isNobody = codeOf(error) === 'NOT_FOUND'
  if (!profile || isNobody) return error ? <Missing isNobody={isNobody} onRetry={refetch} /> : <Waiting />

  return (
    <Suspense fallback={<Waiting />}>
      <Page title={profile.card.name} heading="own" className={styles.page}>
        {asked.as && profile.own === null && !asked.member && <Preview as={asked.as} />}
        <ProfileView profile={profile} asked={asked} />
        <Fresh memberId={profile.card.id} />
      </Page>
    </Suspense>
  )
}

/** Reads the profile again when it changes while it stands here. */
function Fresh({ memberId }: { memberId: string }) {
  const cache = useQueryClient()
  const reread = useCallback(() => void cache.invalidateQueries({ queryKey: orpc.profile.get.key() }), [cache])
  useShown(`profile:${memberId}`)
  const handlers = useMemo(
    () => ({
      profile_changed: (changed: LiveEvents['profile_changed']) => changed.memberId === memberId && reread(),
      interest_gone: ({ interest }: LiveEvents['interest_gone']) => interest === `profile:${memberId}` && reread(),
    }),
    [memberId, reread],
  )
  useLive(handlers, reread)
  return null
}

const Preview = ({ as }: { as: 'mates' | 'members' }) => (
  <Note role="status">
    <div className={styles.preview}>
      <p>You see your profile as {as === 'mates' ? 'your mates see' : 'any member sees'} it.</p>
      <ButtonLink tone="outline" size="small" to="/profile">
        Back to your own view
      </ButtonLink>
    </div>
  </Note>
)

const Waiting = () => (
  <Page title="Profile" heading="hidden" className={styles.page}>
    <Sheet>
      <Loading label="Loading profile" rows={2} />
    </Sheet>
  </Page>
)

const Missing = ({ isNobody, onRetry }: { isNobody: boolean; onRetry: () => unknown }) => (
  <Page title="Profile" heading="hidden" className={styles.page}>
    <Sheet>
      {isNobody ? (
        <EmptyState art="mates" level={2} title="Member not found" action={<ButtonLink to="/mates">Search members</ButtonLink>}>
          The link may be wrong, or the member may have left.
        </EmptyState>
      ) : (
        <Failed what="the profile" onRetry={onRetry} />
      )}
    </Sheet>
  </Page>
)

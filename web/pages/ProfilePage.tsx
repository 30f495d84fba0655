import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { codeOf } from '../lib/failure.ts'
import { OwnActs } from '../profile/OwnActs.tsx'
import { PhotoButton } from '../profile/PhotoButton.tsx'
import { ProfileHeader } from '../profile/ProfileHeader.tsx'
import { ProfileStats } from '../profile/ProfileStats.tsx'
import { ProfileTabs } from '../profile/ProfileTabs.tsx'
import { type Asked, profileQuery } from '../profile/queries.ts'
import { VerifiedMark } from '../profile/VerifiedMark.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Note } from '../ui/Note.tsx'
import { Page } from '../ui/Page.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import styles from './ProfilePage.module.css'

const HowVerified = lazy(() => import('../verification/HowVerified.tsx'))
const WithMember = lazy(() => import('../mates/WithMember.tsx'))
const OpenedPost = lazy(() => import('../feed/OpenedPost.tsx'))

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
  const [shown, setShown] = useState<'how' | { postId: string }>()
  const close = useCallback(() => setShown(undefined), [])

  if (!profile) return error ? <Missing isNobody={codeOf(error) === 'NOT_FOUND'} onRetry={refetch} /> : <Waiting />

  const { card, own } = profile
  return (
    <Page title={card.name} heading="own" className={styles.page}>
      {asked.as && profile.own === null && !asked.member && <Preview as={asked.as} />}
      <ProfileHeader
        profile={profile}
        mark={<VerifiedMark onOpen={() => setShown('how')} />}
        photo={own && <PhotoButton hasPhoto={card.avatarUrl !== null} />}
      >
        {own && <OwnActs profile={profile} />}
        {!own && asked.member && (
          <Suspense>
            <WithMember memberId={card.id} />
          </Suspense>
        )}
      </ProfileHeader>
      <ProfileStats counts={profile.counts} />
      <ProfileTabs profile={profile} asked={asked} onOpenPost={(postId) => setShown({ postId })} />
      <Suspense>
        {shown === 'how' && <HowVerified handle={card.handle} onClose={close} />}
        {typeof shown === 'object' && <OpenedPost postId={shown.postId} onClose={close} />}
      </Suspense>
    </Page>
  )
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
        <EmptyState art="mates" level={2} title="No member is found here" action={<ButtonLink to="/mates">Look among mates</ButtonLink>}>
          The address may be misspelt, or the member may have left.
        </EmptyState>
      ) : (
        <Failed onRetry={onRetry} />
      )}
    </Sheet>
  </Page>
)

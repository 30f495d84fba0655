import { Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { PinnedPost } from '../../feed/post/PinnedPost.tsx'
import { MemberAffiliations } from '../../institutions/member/MemberAffiliations.tsx'
import { HowMark } from '../../profile/member/HowMark.tsx'
import { PhotoButton } from '../../profile/photo/PhotoButton.tsx'
import type { Asked } from '../../profile/queries.ts'
import { NextStep } from '../../profile/view/NextStep.tsx'
import { OwnProfileButtons } from '../../profile/view/OwnProfileButtons.tsx'
import { ProfileHeader } from '../../profile/view/ProfileHeader.tsx'
import { ProfileStats } from '../../profile/view/ProfileStats.tsx'
import { ProfileTabs } from '../../profile/view/ProfileTabs.tsx'
import { part } from '../../ui/later.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { ClaimFact } from '../../verification/own/ClaimFact.tsx'

const MemberPublications = part(() => import('./MemberPublications.tsx'))
const SummaryDialog = part(() => import('../../verification/SummaryDialog.tsx'))
const WithMember = part(() => import('../../mates/card/WithMember.tsx'))

/** A member's page as its viewer may see it, with what they may do there. */
export function ProfileView({ profile, asked }: { profile: Profile; asked: Asked }) {
  const [showsHow, setShowsHow] = useState(false)
  const { card, own } = profile

  return (
    <>
      <ProfileHeader
        profile={profile}
        mark={card.mark && <HowMark mark={card.mark} onOpen={() => setShowsHow(true)} />}
        own={own && <ClaimFact />}
        photo={own && <PhotoButton hasPhoto={card.avatarUrl !== null} />}
      >
        {own && <OwnProfileButtons profile={profile} />}
        {!own && asked.member && (
          <Suspense>
            <WithMember memberId={card.id} />
          </Suspense>
        )}
      </ProfileHeader>
      {own && <NextStep profile={profile} />}
      <ProfileStats profile={profile} />
      <PinnedPost memberId={card.id} />
      {!asked.as && <MemberAffiliations memberId={card.id} isOwn={own !== null} />}
      <ProfileTabs
        profile={profile}
        asked={asked}
        publications={(onAdd) => (
          <Suspense fallback={<Loading label="Loading publications" rows={2} />}>
            <MemberPublications profile={profile} as={asked.as} onAdd={onAdd} />
          </Suspense>
        )}
      />
      <Suspense>{showsHow && <SummaryDialog handle={card.handle} onClose={() => setShowsHow(false)} />}</Suspense>
    </>
  )
}

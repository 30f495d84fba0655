import type { Profile } from '#contract/profile.ts'
import { useAddress } from '../../lib/address.ts'
import { Stat, StatStrip } from '../../ui/layout/StatStrip.tsx'
import { SECTIONS } from './ProfileTabs.tsx'

/** The four readings of a profile; without mates where their number is kept, and without views on anybody else's. Those that the page shows below lead there. */
export function ProfileStats({ profile }: { profile: Profile }) {
  const { profileViews, mates, posts, researchPapers } = profile.counts
  const [address] = useAddress()
  const toTab = (tab: string) => `?${new URLSearchParams([...[...address].filter(([name]) => name !== 'tab'), ['tab', tab]])}#${SECTIONS}`
  return (
    <StatStrip>
      {profileViews && <Stat label="Profile Views" value={profileViews.total} week={profileViews.week} />}
      {mates && <Stat label="Mates" value={mates.total} week={mates.week} to={profile.own ? '/mates' : undefined} />}
      <Stat label="Posts" value={posts.total} week={posts.week} to={profile.showsActivity ? toTab('activity') : undefined} />
      <Stat label="Research Papers" value={researchPapers.total} week={researchPapers.week} to={toTab('publications')} />
    </StatStrip>
  )
}

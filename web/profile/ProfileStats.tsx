import type { Profile } from '#contract/profile.ts'
import { Reading, Strip } from '../ui/Strip.tsx'

/** The four readings of a profile; without mates where their number is kept. */
export const ProfileStats = ({ counts: { profileViews, mates, posts, researchPapers } }: { counts: Profile['counts'] }) => (
  <Strip>
    <Reading label="Profile Views" value={profileViews.total} week={profileViews.week} />
    {mates && <Reading label="Mates" value={mates.total} week={mates.week} />}
    <Reading label="Posts" value={posts.total} week={posts.week} />
    <Reading label="Research Papers" value={researchPapers.total} week={researchPapers.week} />
  </Strip>
)

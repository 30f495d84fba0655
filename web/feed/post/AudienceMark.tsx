import { BadgeCheck, Globe, UserRoundCheck } from 'lucide-react'
import type { PostAudience } from '#contract/feed.ts'

const marks = {
  public: { Icon: Globe, label: 'Public' },
  verified: { Icon: BadgeCheck, label: 'For verified members' },
  mates: { Icon: UserRoundCheck, label: 'For the author’s mates' },
} as const

/** Who may read a post, where that is not every member. */
export function AudienceMark({ audience }: { audience: PostAudience }) {
  if (audience === 'members') return null
  const { Icon, label } = marks[audience]
  return (
    <span title={label}>
      <Icon className="small" aria-hidden="true" />
      <span className="vh">{label}</span>{' '}
    </span>
  )
}

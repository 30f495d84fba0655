import { BadgeCheck, Globe, UserRoundCheck, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PostAudience } from '#contract/feed.ts'
import { NARROWER } from '#contract/post-readers.ts'
import { useSay } from '../../lib/language/say.ts'
import { Menu } from '../../ui/menu/Menu.tsx'

/** How each audience is called, and what it means to whoever writes for it. */
export const audiences: Record<PostAudience, { label: string; meaning: string; icon: ReactNode }> = {
  members: { label: 'Members', meaning: 'Members can read this.', icon: <Users /> },
  verified: { label: 'Verified only', meaning: 'Only members whose registration was checked can read this.', icon: <BadgeCheck /> },
  mates: { label: 'Your mates', meaning: 'Only your mates can read this.', icon: <UserRoundCheck /> },
  public: {
    label: 'Public',
    meaning: 'Everyone can read this with your name, even without an account. Comments stay with members.',
    icon: <Globe />,
  },
}
const all = Object.keys(audiences) as PostAudience[]

type AudienceMenuProps = {
  audience: PostAudience
  onChoose: (audience: PostAudience) => void
  /** For whom it is kept already: it can be kept for fewer. */
  stored?: PostAudience
}

/** Who may read what is being written. */
export function AudienceMenu({ audience, onChoose, stored }: AudienceMenuProps) {
  const say = useSay()
  return (
    <Menu
      label={say('Who can read it: {audience}', { audience: say(audiences[audience].label) })}
      icon={audiences[audience].icon}
      items={all
        .filter((each) => stored === undefined || each === stored || NARROWER[stored].includes(each))
        .map((each) => ({ label: say(audiences[each].label), icon: audiences[each].icon, onSelect: () => onChoose(each) }))}
    />
  )
}

import { Globe, Users } from 'lucide-react'
import type { PostAudience } from '#contract/feed.ts'
import { Menu } from '../../ui/menu/Menu.tsx'

/** How each audience is called, and what it means. */
export const audiences: Record<PostAudience, { label: string; meaning: string }> = {
  members: { label: 'Members', meaning: 'Members can read this.' },
  public: { label: 'Public', meaning: 'Everyone can read this with your name, even without an account. Comments stay with members.' },
}

type AudienceMenuProps = { audience: PostAudience; onChoose: (audience: PostAudience) => void }

/** Who may read what is being written. */
export const AudienceMenu = ({ audience, onChoose }: AudienceMenuProps) => (
  <Menu
    label={`Who can read it: ${audiences[audience].label}`}
    icon={audience === 'public' ? <Globe /> : <Users />}
    items={[
      { label: audiences.members.label, icon: <Users />, onSelect: () => onChoose('members') },
      { label: audiences.public.label, icon: <Globe />, onSelect: () => onChoose('public') },
    ]}
  />
)

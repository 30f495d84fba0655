import { Eye, Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Button } from '../ui/Button.tsx'
import { Menu } from '../ui/Menu.tsx'

const EditProfile = lazy(() => import('./EditProfile.tsx'))
const AudienceDialog = lazy(() => import('./AudienceDialog.tsx'))

/** What one may do on one's own page. */
export function OwnActs({ profile }: { profile: Profile }) {
  const [shown, setShown] = useState<'edit' | 'audience'>()
  const close = () => setShown(undefined)
  return (
    <>
      <Button tone="outline" onClick={() => setShown('edit')}>
        <Pencil />
        Edit Profile
      </Button>
      <Menu
        label="Who sees what"
        icon={<Eye />}
        items={[
          { label: 'Who sees what', onSelect: () => setShown('audience') },
          { label: 'See as a mate', to: '/profile?as=mates' },
          { label: 'See as any member', to: '/profile?as=members' },
          { label: 'Verification', to: '/verification' },
        ]}
      />
      <Suspense>
        {shown === 'edit' && <EditProfile profile={profile} onClose={close} />}
        {shown === 'audience' && <AudienceDialog profile={profile} onClose={close} />}
      </Suspense>
    </>
  )
}

import { Bookmark, Eye, FileDown, Pencil } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { useAddress } from '../../lib/address.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { part } from '../../ui/later.tsx'
import { Menu } from '../../ui/menu/Menu.tsx'
import { useSaveCv } from './use-save-cv.ts'

const EditProfile = part(() => import('../edit/EditProfile.tsx'))
const AudienceDialog = part(() => import('../edit/AudienceDialog.tsx'))
const HandleDialog = part(() => import('../edit/HandleDialog.tsx'))

/** What one may do on one's own page. An address may ask to edit it too: `?edit=interests`, as Home does. */
export function OwnProfileButtons({ profile }: { profile: Profile }) {
  const [shown, setShown] = useState<'edit' | 'audience' | 'handle'>()
  const [address, setAddress] = useAddress()
  const asked = address.get('edit')
  const cv = useSaveCv()
  const close = () => {
    setShown(undefined)
    if (asked === null) return
    address.delete('edit')
    setAddress(address, { replace: true })
  }
  return (
    <>
      <Button tone="outline" onClick={() => setShown('edit')}>
        <Pencil />
        Edit Profile
      </Button>
      <ButtonLink tone="outline" to="/dashboard?show=saved">
        <Bookmark />
        Saved
      </ButtonLink>
      <Menu
        label="Download CV"
        icon={<FileDown />}
        items={[
          { label: 'CV as PDF', onSelect: () => cv.mutate('pdf') },
          { label: 'CV as JSON Resume', onSelect: () => cv.mutate('json') },
        ]}
      />
      <Menu
        label="Who sees what"
        icon={<Eye />}
        items={[
          { label: 'Who sees what', onSelect: () => setShown('audience') },
          { label: 'Your handle', onSelect: () => setShown('handle') },
          { label: 'See as a mate', to: '/profile?as=mates' },
          { label: 'See as any member', to: '/profile?as=members' },
          { label: 'Verification', to: '/verification' },
        ]}
      />
      <Suspense>
        {(shown === 'edit' || asked !== null) && (
          <EditProfile profile={profile} first={asked === 'interests' ? asked : undefined} onClose={close} />
        )}
        {shown === 'audience' && <AudienceDialog profile={profile} onClose={close} />}
        {shown === 'handle' && <HandleDialog onClose={close} />}
      </Suspense>
    </>
  )
}

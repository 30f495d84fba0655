import { type ReactNode, Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { useAddress } from '../../lib/address.ts'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Tabs } from '../../ui/layout/Tabs.tsx'
import { Certifications } from '../credentials/CredentialLists.tsx'
import { EntrySections } from '../entries/EntrySections.tsx'
import type { Asked } from '../queries.ts'
import { About } from './About.tsx'
import { Activity } from './Activity.tsx'

const AddPublications = part(() => import('../credentials/AddPublications.tsx'))
const AddCertification = part(() => import('../credentials/AddCertification.tsx'))

/** Where the tabs stand on the page. */
export const SECTIONS = 'sections'

type ProfileTabsProps = {
  profile: Profile
  asked: Asked
  /** A member's papers, which are read across rooms; `onAdd` on one's own page. */
  publications: (onAdd: (() => void) | undefined) => ReactNode
}

/** What there is to read of a member. On one's own page the lists can be added to. */
export function ProfileTabs({ profile, asked, publications }: ProfileTabsProps) {
  const [adding, setAdding] = useState<'paper' | 'certificate'>()
  const close = () => setAdding(undefined)
  const [address, setAddress] = useAddress()
  const add = (what: typeof adding) => (profile.own ? () => setAdding(what) : undefined)
  return (
    <Sheet bleed aria-label="Profile sections" id={SECTIONS}>
      <Tabs
        label="Profile sections"
        selected={address.get('tab') ?? 'about'}
        onSelect={(tab) => setAddress((now) => ({ ...Object.fromEntries(now), tab }), { replace: true })}
        tabs={[
          {
            id: 'about',
            label: 'About',
            panel: (
              <>
                <About profile={profile} />
                <EntrySections profile={profile} />
              </>
            ),
          },
          {
            id: 'publications',
            label: 'Publications',
            panel: publications(add('paper')),
          },
          {
            id: 'certifications',
            label: 'Certifications',
            panel: <Certifications certifications={profile.certifications} onAdd={add('certificate')} />,
          },
          { id: 'activity', label: 'Activity', panel: <Activity asked={asked} shown={profile.showsActivity} /> },
        ]}
      />
      <Suspense>
        {adding === 'paper' && <AddPublications onClose={close} />}
        {adding === 'certificate' && <AddCertification onClose={close} />}
      </Suspense>
    </Sheet>
  )
}

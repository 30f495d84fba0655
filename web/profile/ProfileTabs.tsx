import { lazy, Suspense, useState } from 'react'
import type { Profile } from '#contract/profile.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { About } from './About.tsx'
import { Activity } from './Activity.tsx'
import { Certifications, Publications } from './Entries.tsx'
import type { Asked } from './queries.ts'

const AddPublications = lazy(() => import('./AddPublications.tsx'))
const AddCertification = lazy(() => import('./AddCertification.tsx'))

type ProfileTabsProps = { profile: Profile; asked: Asked; onOpenPost: (postId: string) => void }

/** What there is to read of a member. On one's own page the lists can be added to. */
export function ProfileTabs({ profile, asked, onOpenPost }: ProfileTabsProps) {
  const [adding, setAdding] = useState<'paper' | 'certificate'>()
  const close = () => setAdding(undefined)
  const add = (what: typeof adding) => (profile.own ? () => setAdding(what) : undefined)
  return (
    <Sheet bleed aria-label="Profile sections">
      <Tabs
        label="Profile sections"
        tabs={[
          { id: 'about', label: 'About', panel: <About profile={profile} /> },
          {
            id: 'publications',
            label: 'Publications',
            panel: <Publications publications={profile.publications} onAdd={add('paper')} />,
          },
          {
            id: 'certifications',
            label: 'Certifications',
            panel: <Certifications certifications={profile.certifications} onAdd={add('certificate')} />,
          },
          { id: 'activity', label: 'Activity', panel: <Activity asked={asked} shown={profile.showsActivity} onOpenPost={onOpenPost} /> },
        ]}
      />
      <Suspense>
        {adding === 'paper' && <AddPublications onClose={close} />}
        {adding === 'certificate' && <AddCertification onClose={close} />}
      </Suspense>
    </Sheet>
  )
}

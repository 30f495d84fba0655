import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { Institution } from '#contract/institution.ts'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import room from '../Institution.module.css'
import { OwnAffiliation } from '../member/OwnAffiliation.tsx'
import { ownAffiliationsQuery } from '../queries.ts'
import { nounOf } from '../words.ts'

const AffiliationDialog = part(async () => ({ default: (await import('../member/AffiliationDialog.tsx')).AffiliationDialog }))

/** What the viewer says of their own work here, and how that stands. */
export function WorkHere({ page }: { page: Institution }) {
  const [saying, setSaying] = useState(false)
  const { data } = useQuery(ownAffiliationsQuery)
  if (!data) return null
  const own = data.items.filter(({ institution }) => institution.id === page.id)
  const noun = nounOf[page.kind]
  return (
    <Sheet bleed padded title={own.length > 0 ? 'Your work here' : 'Do you work here?'}>
      <div className={room.stack}>
        {own.map((affiliation) => (
          <OwnAffiliation key={affiliation.id} affiliation={affiliation} />
        ))}
        <p className="ui muted">
          {page.claimed
            ? `Say since when. The ${noun} confirms it, and it shows on your page with the dates.`
            : `Say since when. It shows on your page once somebody speaks for the ${noun} and confirms it.`}
        </p>
        <Button tone="outline" onClick={() => setSaying(true)}>
          {own.length > 0 ? 'Add another position' : 'I work here'}
        </Button>
      </div>
      <Suspense>{saying && <AffiliationDialog page={page} onClose={() => setSaying(false)} />}</Suspense>
    </Sheet>
  )
}

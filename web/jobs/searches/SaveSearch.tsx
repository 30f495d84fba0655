import { BellPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import type { JobFilters } from '../filters.ts'

const SaveSearchDialog = part(async () => ({ default: (await import('./SearchDialogs.tsx')).SaveSearchDialog }))

/** Keeps what is sought now as a search with alerts. */
export function SaveSearch({ filters }: { filters: JobFilters }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)}>
        <BellPlus />
        Save this search
      </Button>
      <Suspense>{asking && <SaveSearchDialog filters={filters} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}

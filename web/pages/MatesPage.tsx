import { lazy, Suspense, useId, useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { filterFields, filterOf } from '../mates/filter.ts'
import { Directory, MateLists } from '../mates/MateLists.tsx'
import { MateSearch } from '../mates/MateSearch.tsx'
import { MateTiles } from '../mates/MateTiles.tsx'
import { type OpenMate, OpenMateContext } from '../mates/open-mate.ts'
import { useMatesLive } from '../mates/use-mates-live.ts'
import { Page } from '../ui/Page.tsx'

const TrendingTopics = lazy(async () => ({ default: (await import('../feed/TrendingTopics.tsx')).TrendingTopics }))
const YourList = lazy(async () => ({ default: (await import('../mates/YourList.tsx')).YourList }))
const Filters = lazy(async () => ({ default: (await import('../mates/Filters.tsx')).Filters }))
const dialogs = {
  profile: lazy(async () => ({ default: (await import('../mates/MateDialog.tsx')).MateDialog })),
  remove: lazy(async () => ({ default: (await import('../mates/PartDialogs.tsx')).RemoveMate })),
  block: lazy(async () => ({ default: (await import('../mates/PartDialogs.tsx')).BlockMember })),
}

/** Whom one is connected with, who asks, whom one has asked, and whom one may know. */
export function MatesPage() {
  const [params] = useAddress()
  const [open, setOpen] = useState<OpenMate>()
  const [filtersOpen, setFiltersOpen] = useState(() => filterFields.some(([name]) => params.has(name)) || params.has('verified'))
  const filtersId = useId()
  const filter = filterOf(params)
  const Shown = open && dialogs[open.kind]
  useMatesLive()

  return (
    <OpenMateContext value={setOpen}>
      <Page
        title="Mates"
        aside={<MateSearch filtersId={filtersId} filtersOpen={filtersOpen} onFilters={() => setFiltersOpen(!filtersOpen)} />}
        rail={
          <Suspense>
            <TrendingTopics />
            <YourList />
          </Suspense>
        }
        railLabel="Trending"
      >
        <Suspense>{filtersOpen && <Filters id={filtersId} />}</Suspense>
        {filter ? (
          <Directory filter={filter} />
        ) : (
          <>
            <MateTiles />
            <MateLists />
          </>
        )}
      </Page>
      <Suspense>{Shown && <Shown mate={open.mate} onClose={() => setOpen(undefined)} />}</Suspense>
    </OpenMateContext>
  )
}

import { Suspense, useId, useState } from 'react'
import { useAddress } from '../lib/address.ts'
import { say } from '../lib/language/say.ts'
import { type OpenMate, OpenMateContext } from '../mates/card/open-mate.ts'
import { MateStats } from '../mates/lists/MateStats.tsx'
import { filterFields, filterOf, withAnswer } from '../mates/search/filter.ts'
import { MateSearch } from '../mates/search/MateSearch.tsx'
import { useMatesLive } from '../mates/use-mates-live.ts'
import { part, soon } from '../ui/later.tsx'
import { Page } from '../ui/layout/Page.tsx'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Loading } from '../ui/status/Skeleton.tsx'

const lists = () => import('../mates/lists/MateLists.tsx')
const MateLists = soon(async () => (await lists()).MateLists)
const Directory = soon(async () => (await lists()).Directory)
const TrendingTopics = part(async () => ({ default: (await import('../feed/trending/TrendingTopics.tsx')).TrendingTopics }))
const YourList = part(async () => ({ default: (await import('../mates/lists/YourList.tsx')).YourList }))
const Filters = part(async () => ({ default: (await import('../mates/search/Filters.tsx')).Filters }))
const dialogs = {
  profile: part(async () => ({ default: (await import('../mates/card/MateDialog.tsx')).MateDialog })),
  remove: part(async () => ({ default: (await import('../mates/card/EndDialogs.tsx')).RemoveMate })),
  block: part(async () => ({ default: (await import('../mates/card/EndDialogs.tsx')).BlockMember })),
}

const Waiting = () => (
  <Sheet>
    <Loading label={say('Loading mates')} shape="person" />
  </Sheet>
)

/** Whom one is connected with, who asks, whom one has asked, and whom one may know. */
export function MatesPage() {
  const [params, setParams] = useAddress()
  const [open, setOpen] = useState<OpenMate>()
  const [filtersOpen, setFiltersOpen] = useState(() => filterFields.some(([name]) => params.has(name)) || params.has('proven'))
  // Whoever comes from the search of the bar to narrow it finds the filters open.
  const isAsked = params.has('filters')
  const isOpen = filtersOpen || isAsked
  const turnFilters = () => {
    setFiltersOpen(!isOpen)
    if (isAsked) setParams((params) => withAnswer(params, 'filters', ''), { replace: true })
  }
  const filtersId = useId()
  const filter = filterOf(params)
  const Shown = open && dialogs[open.kind]
  useMatesLive()

  return (
    <OpenMateContext value={setOpen}>
      <Page
        title={say('Mates')}
        aside={<MateSearch filtersId={filtersId} filtersOpen={isOpen} onFilters={turnFilters} />}
        rail={
          <Suspense>
            <TrendingTopics />
            <YourList />
          </Suspense>
        }
        railLabel={say('Trending')}
      >
        <Suspense>{isOpen && <Filters id={filtersId} />}</Suspense>
        {!filter && <MateStats />}
        <Suspense fallback={<Waiting />}>{filter ? <Directory filter={filter} /> : <MateLists />}</Suspense>
      </Page>
      <Suspense>{Shown && <Shown mate={open.mate} onClose={() => setOpen(undefined)} />}</Suspense>
    </OpenMateContext>
  )
}

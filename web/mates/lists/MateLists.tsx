import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DirectoryFilter } from '#contract/mates.ts'
import { useSay } from '../../lib/language/say.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { allSuggestionsQuery, directoryQuery, matesQuery, overviewQuery } from '../queries.ts'
import { DidYouMean } from '../search/DidYouMean.tsx'
import { MateSection } from './MateSection.tsx'

/** The four lists of the mates page. Whoever has no mates yet meets those first whom they may know, and no empty lists. */
export function MateLists() {
  const say = useSay()
  const { data, isPending } = useQuery(overviewQuery)
  const requests = useInfiniteQuery(matesQuery('request_received'))
  const connections = useInfiniteQuery(matesQuery('connected'))
  const pending = useInfiniteQuery(matesQuery('pending'))
  const suggestions = useQuery(allSuggestionsQuery)
  const known = suggestions.data && itemsOf(suggestions.data)
  const isNew = data?.active === 0 && (known?.length ?? 0) > 0

  if (isPending || suggestions.isPending)
    return (
      <Sheet>
        <Loading label={say('Loading mates')} shape="person" rows={3} />
      </Sheet>
    )

  const suggested = (
    <MateSection
      key="suggested"
      title="Suggested Connections"
      count={known?.length}
      query={suggestions}
      suggested
      empty="No suggestions right now. Add your hospital, college and city to your profile to see colleagues here."
    />
  )
  return (
    <>
      {!(isNew && data.requests === 0) && (
        <MateSection title="Connection Requests" count={data?.requests} query={requests} empty="No requests are waiting for you." />
      )}
      {isNew && suggested}
      {!isNew && (
        <MateSection
          title="My Connections"
          count={data?.active}
          query={connections}
          empty="No connections yet. Connect with someone below, or search for a colleague by name."
        />
      )}
      {!(isNew && data.pending === 0) && (
        <MateSection title="Pending Requests" count={data?.pending} query={pending} empty="You have no pending requests." />
      )}
      {!isNew && suggested}
    </>
  )
}

/** Members who fit the words and filters. */
export function Directory({ filter }: { filter: DirectoryFilter }) {
  const found = useInfiniteQuery(directoryQuery(filter))
  const offers = found.data?.pages[0]?.didYouMean ?? []
  return (
    <MateSection
      title="Search results"
      query={found}
      lead={offers.length > 0 && <DidYouMean offers={offers} />}
      empty="No matches. Try fewer words, another spelling, or fewer filters."
    />
  )
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DirectoryFilter } from '#contract/mates.ts'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { allSuggestionsQuery, directoryQuery, matesQuery, overviewQuery } from '../queries.ts'
import { DidYouMean } from '../search/DidYouMean.tsx'
import { MateSection } from './MateSection.tsx'

/** The four lists of the mates page. */
export function MateLists() {
  const { data } = useQuery(overviewQuery)
  const requests = useInfiniteQuery(matesQuery('request_received'))
  const connections = useInfiniteQuery(matesQuery('connected'))
  const pending = useInfiniteQuery(matesQuery('pending'))
  const suggestions = useQuery(allSuggestionsQuery)

  return (
    <>
      <MateSection title="Connection Requests" count={data?.requests} query={requests} empty="No requests are waiting for you." />
      <MateSection
        title="My Connections"
        count={data?.active}
        query={connections}
        empty="No connections yet. Connect with someone below, or search for a colleague by name."
      />
      <MateSection title="Pending Requests" count={data?.pending} query={pending} empty="You have no pending requests." />
      <MateSection
        title="Suggested Connections"
        count={suggestions.data && itemsOf(suggestions.data).length}
        query={suggestions}
        suggested
        empty="No suggestions right now. Add your hospital, college and city to your profile to see colleagues here."
      />
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

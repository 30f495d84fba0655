import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { DirectoryFilter } from '#contract/mates.ts'
import { itemsOf } from '../ui/QueryList.tsx'
import { MateSection } from './MateSection.tsx'
import { allSuggestionsQuery, directoryQuery, matesQuery, overviewQuery } from './queries.ts'

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
        empty="Nobody yet. Ask somebody below, or look for a colleague by name."
      />
      <MateSection title="Pending Requests" count={data?.pending} query={pending} empty="You are not waiting for an answer." />
      <MateSection
        title="Suggested Connections"
        count={suggestions.data && itemsOf(suggestions.data).length}
        query={suggestions}
        suggested
        empty="Nobody to suggest just now. Fill in your hospital, college and city, and colleagues will turn up here."
      />
    </>
  )
}

/** Members who fit the words and filters. */
export function Directory({ filter }: { filter: DirectoryFilter }) {
  const found = useInfiniteQuery(directoryQuery(filter))
  return <MateSection title="Search results" query={found} empty="Nobody fits. Try fewer words, another spelling, or fewer filters." />
}

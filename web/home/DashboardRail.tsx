import { useQuery } from '@tanstack/react-query'
import { ChartKey } from '../feed/ChartKey.tsx'
import { suggestionsQuery } from '../mates/queries.ts'
import { SuggestedMates } from '../mates/SuggestedMates.tsx'

/** Beside the feed where there is room: what its marks mean, and whom one may know. */
export function DashboardRail() {
  const suggestions = useQuery(suggestionsQuery)
  return (
    <>
      <ChartKey />
      <SuggestedMates query={suggestions} />
    </>
  )
}

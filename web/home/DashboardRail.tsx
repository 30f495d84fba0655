import { useQuery } from '@tanstack/react-query'
import { ChartKey } from '../feed/ChartKey.tsx'
import { Follows } from '../feed/choices/Follows.tsx'
import { useSession } from '../lib/session.ts'
import { SuggestedMates } from '../mates/lists/SuggestedMates.tsx'
import { suggestionsQuery } from '../mates/queries.ts'
import { InReadersLanguage } from '../ui/language/InReadersLanguage.tsx'

/** Beside the feed where there is room: what its marks mean, what one follows, and whom one may know. */
export function DashboardRail() {
  const { signedIn } = useSession()
  const suggestions = useQuery(suggestionsQuery)
  return (
    <InReadersLanguage>
      <ChartKey />
      {signedIn && <Follows />}
      <SuggestedMates query={suggestions} />
    </InReadersLanguage>
  )
}

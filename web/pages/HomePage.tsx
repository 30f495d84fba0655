import { useQuery } from '@tanstack/react-query'
import { Activity } from '../home/Activity.tsx'
import { GoTo } from '../home/GoTo.tsx'
import { ProfileCard } from '../home/ProfileCard.tsx'
import { Round } from '../home/Round.tsx'
import { orpc } from '../lib/query.ts'
import { SuggestedMates } from '../mates/SuggestedMates.tsx'
import { Page } from '../ui/Page.tsx'
import { Failed } from '../ui/QueryList.tsx'
import { Sheet } from '../ui/Sheet.tsx'

/** Where a round begins: who one is, what one has done, what happened today and whom one may know. */
export function HomePage() {
  const home = useQuery(orpc.home.summary.queryOptions())
  const { data } = home

  return (
    <Page
      title="Home"
      heading="hidden"
      frame="home"
      side={
        <aside aria-label="You">
          <ProfileCard card={data?.card} />
        </aside>
      }
      rail={<SuggestedMates title="People to know" query={{ ...home, data: data && { items: data.suggestions } }} />}
      railLabel="Suggestions"
      below="both"
    >
      {home.isError && !data ? (
        <Sheet>
          <Failed onRetry={() => void home.refetch()} />
        </Sheet>
      ) : (
        <>
          <Activity summary={data} />
          <Round entries={data?.round} />
        </>
      )}
      <GoTo />
    </Page>
  )
}

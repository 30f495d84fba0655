import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { answeredWithoutLine, useKeptSince } from '../../lib/kept/kept.ts'
import { useSay } from '../../lib/language/say.ts'
import { orpc } from '../../lib/query/query.ts'
import { useSession } from '../../lib/session.ts'
import { later, soon } from '../../ui/later.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'

const parts = () => import('./home-parts.ts')
const Activity = soon(async () => (await parts()).Activity)
const ProfileCard = soon(async () => (await parts()).ProfileCard)
const QuickLinks = soon(async () => (await parts()).QuickLinks)
const SuggestedMates = soon(async () => (await parts()).SuggestedMates)
const TodayList = soon(async () => (await parts()).TodayList)

const firstDayParts = () => import('../../home/first-day/FirstDay.tsx')
const FirstDay = later(async () => (await firstDayParts()).FirstDay)
const WeekCard = later(async () => (await import('../../home/week/WeekCard.tsx')).WeekCard)
const SuggestedJobs = later(async () => (await import('../../jobs/suggested/SuggestedJobs.tsx')).SuggestedJobs)
const FirstDayRail = later(async () => (await firstDayParts()).FirstDayRail)

function Waiting() {
  const say = useSay()
  return (
    <Sheet>
      <Loading label={say('Loading your day')} shape="person" />
    </Sheet>
  )
}

const WITHHELD = 'You have looked at as many people today as the directory shows one member. Suggestions are back tomorrow.'

/** Where a round begins: who one is, what one has done, what happened today and whom one may know; for new members what is left to do. */
export function HomePage() {
  const say = useSay()
  const home = useQuery({
    ...answeredWithoutLine(orpc.home.summary.queryOptions()),
    // Whoever comes back from a step finds it done.
    refetchOnMount: ({ state }) => (state.data?.firstDay ? 'always' : true),
  })
  const keptSince = useKeptSince(orpc.home.summary.queryKey())
  const { data } = home
  const { signedIn } = useSession()
  const firstDay = data?.firstDay
  // It comes below what stands already, and moves nothing when it does.
  const week = data?.week && (
    <Suspense>
      <WeekCard />
    </Suspense>
  )
  const people = {
    title: say('People to know'),
    query: { ...home, data: data && { items: data.suggestions ?? [] } },
    ...(data?.suggestions === null && { none: say(WITHHELD) }),
  }

  return (
    <Page
      title={say('Home')}
      heading="hidden"
      frame="home"
      side={
        <aside aria-label={say('You')}>
          <Suspense fallback={<Waiting />}>
            <ProfileCard card={data?.card} />
          </Suspense>
        </aside>
      }
      rail={<Suspense fallback={<Waiting />}>{firstDay ? <FirstDayRail summary={data} /> : <SuggestedMates {...people} />}</Suspense>}
      railLabel={say(firstDay ? 'Try' : 'Suggestions')}
      below="both"
    >
      <KeptNote since={keptSince} />
      <Suspense fallback={<Waiting />}>
        {firstDay ? (
          <>
            <FirstDay opened={firstDay} summary={data} people={people} />
            {week}
          </>
        ) : (
          <>
            {home.isError && !data ? (
              <Sheet>
                <Failed what="your activity and today’s round" onRetry={() => void home.refetch()} />
              </Sheet>
            ) : (
              <>
                <Activity summary={data} />
                <TodayList entries={data?.round} />
              </>
            )}
            {week}
            <QuickLinks />
            {signedIn && data && (
              <Suspense>
                <SuggestedJobs />
              </Suspense>
            )}
          </>
        )}
      </Suspense>
    </Page>
  )
}

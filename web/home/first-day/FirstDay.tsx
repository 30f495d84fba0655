import type { ComponentProps } from 'react'
import type { FirstDay as Opened, SharedPlace } from '#contract/first-day.ts'
import type { HomeSummary } from '#contract/home.ts'
import { useSay } from '../../lib/language/say.ts'
import { SuggestedMates } from '../../mates/lists/SuggestedMates.tsx'
import { itemsOf } from '../../ui/list/QueryList.tsx'
import { Activity, hasNumbers } from '../Activity.tsx'
import { NoActivity } from '../NoActivity.tsx'
import { TodayList } from '../TodayList.tsx'
import { AskSomething } from './AskSomething.tsx'
import { Reading } from './Reading.tsx'
import { Steps } from './Steps.tsx'

type FirstDayProps = {
  opened: Opened
  summary: Pick<HomeSummary, 'activity' | 'weeks' | 'round'>
  people: ComponentProps<typeof SuggestedMates>
}

/** Suggestions that stand without a press. */
const SHOWN = 3

const titles: Record<SharedPlace['as'], string> = {
  class: 'From {name}, your year',
  college: 'From {name}',
  hospital: 'From {name}',
  both: 'From your college and hospital',
}

/** What a new member sees in place of their first zeros: what is left to do, whom to meet and what to read. */
export function FirstDay({ opened: { steps, shared, reading }, summary, people }: FirstDayProps) {
  const say = useSay()
  const title = shared && say(titles[shared.as], { name: shared.name })
  return (
    <>
      <Steps steps={steps} shared={shared} people={itemsOf(people.query.data)} />
      <SuggestedMates {...people} {...(title && { title })} id="people" bleed first={SHOWN} />
      {summary.round.length > 0 && <TodayList entries={summary.round} />}
      {reading.length > 0 && <Reading posts={reading} />}
      {hasNumbers(summary) && <Activity summary={summary} />}
    </>
  )
}

/** Beside it: something to ask, and where numbers will appear. */
export const FirstDayRail = ({ summary }: { summary: Pick<HomeSummary, 'activity'> }) => (
  <>
    <AskSomething />
    {!hasNumbers(summary) && <NoActivity />}
  </>
)

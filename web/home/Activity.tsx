import type { HomeSummary } from '#contract/home.ts'
import { useSay } from '../lib/language/say.ts'
import { useSession } from '../lib/session.ts'
import { Sheet } from '../ui/layout/Sheet.tsx'
import { Stat, StatStrip } from '../ui/layout/StatStrip.tsx'
import { NoActivity } from './NoActivity.tsx'

const readings = [
  ['posts', 'Posts', '/profile?tab=activity#sections'],
  ['connections', 'Connections', '/mates'],
  ['saved', 'Saved', '/dashboard?show=saved'],
  ['events', 'Events', '/education'],
] as const

/** Whether anything has been counted yet. */
export const hasNumbers = ({ activity }: Pick<HomeSummary, 'activity'>) => Object.values(activity).some((count) => count > 0)

/** Four counts of all time, each with the curve of its last seven days; words where there is nothing to count. A member's lead to what they count. */
export function Activity({ summary }: { summary: Pick<HomeSummary, 'activity' | 'weeks'> | undefined }) {
  const say = useSay()
  const { signedIn } = useSession()
  if (summary && !hasNumbers(summary)) return <NoActivity />
  return (
    <Sheet title={say('Your activity')} aside={<span className="from-lg">{say('Totals. The curves show the last 7 days.')}</span>}>
      <StatStrip inset>
        {readings.map(([of, label, to]) => (
          <Stat key={of} label={say(label)} value={summary?.activity[of]} week={summary?.weeks[of]} to={signedIn ? to : undefined} />
        ))}
      </StatStrip>
    </Sheet>
  )
}

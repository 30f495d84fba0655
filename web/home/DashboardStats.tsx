import { useQuery } from '@tanstack/react-query'
import { formatCount } from '../lib/count.ts'
import { useSay } from '../lib/language/say.ts'
import { orpc } from '../lib/query/query.ts'
import { Button } from '../ui/button/Button.tsx'
import { Stat, StatStrip } from '../ui/layout/StatStrip.tsx'
import { Note } from '../ui/status/Note.tsx'

/** The three counts of the dashboard. */
export function DashboardStats() {
  const say = useSay()
  const { data, isError, refetch } = useQuery(orpc.home.stats.queryOptions())
  if (!data && isError) {
    return (
      <Note tone="danger" role="alert">
        {say('Your statistics could not be loaded just now.')}{' '}
        <Button tone="outline" size="small" onClick={() => refetch()}>
          {say('Try again')}
        </Button>
      </Note>
    )
  }

  const { profileViews, connections, messages } = data ?? {}
  const thisWeek = (count: number | undefined) => (count === undefined ? '' : say('{count} new this week', { count: formatCount(count) }))
  return (
    <StatStrip>
      <Stat label={say('Profile Views')} value={profileViews?.total} week={profileViews?.week} note={thisWeek(profileViews?.newThisWeek)} />
      <Stat
        label={say('Connections')}
        value={connections?.total}
        week={connections?.week}
        note={thisWeek(connections?.newThisWeek)}
        to="/mates"
      />
      <Stat
        label={say('Messages')}
        value={messages?.total}
        week={messages?.week}
        to="/messages"
        note={messages ? say('{count} unread', { count: formatCount(messages.unread) }) : ''}
      />
    </StatStrip>
  )
}

import { useQuery } from '@tanstack/react-query'
import { orpc } from '../lib/query/query.ts'
import { Button } from '../ui/button/Button.tsx'
import { Stat, StatStrip } from '../ui/layout/StatStrip.tsx'
import { Note } from '../ui/status/Note.tsx'

const thisWeek = (count: number | undefined) => (count === undefined ? '' : `${count.toLocaleString('en-IN')} new this week`)

/** The three counts of the dashboard. */
export function DashboardStats() {
  const { data, isError, refetch } = useQuery(orpc.home.stats.queryOptions())
  if (!data && isError) {
    return (
      <Note tone="danger" role="alert">
        Your statistics could not be loaded just now.{' '}
        <Button tone="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </Note>
    )
  }

  const { profileViews, connections, messages } = data ?? {}
  return (
    <StatStrip>
      <Stat label="Profile Views" value={profileViews?.total} week={profileViews?.week} note={thisWeek(profileViews?.newThisWeek)} />
      <Stat label="Connections" value={connections?.total} week={connections?.week} note={thisWeek(connections?.newThisWeek)} to="/mates" />
      <Stat
        label="Messages"
        value={messages?.total}
        week={messages?.week}
        to="/messages"
        note={messages ? `${messages.unread.toLocaleString('en-IN')} unread` : ''}
      />
    </StatStrip>
  )
}

import { useQuery } from '@tanstack/react-query'
import { orpc } from '../lib/query.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { Reading, Strip } from '../ui/Strip.tsx'

const thisWeek = (count: number | undefined) => (count === undefined ? '' : `${count.toLocaleString('en-IN')} new this week`)

/** The three readings of the dashboard, counted. */
export function DashboardStats() {
  const { data, isError, refetch } = useQuery(orpc.home.stats.queryOptions())
  if (!data && isError) {
    return (
      <Note tone="danger" role="alert">
        Your readings could not be counted just now.{' '}
        <Button tone="outline" size="small" onClick={() => refetch()}>
          Try again
        </Button>
      </Note>
    )
  }

  const { profileViews, connections, messages } = data ?? {}
  return (
    <Strip>
      <Reading label="Profile Views" value={profileViews?.total} week={profileViews?.week} note={thisWeek(profileViews?.newThisWeek)} />
      <Reading label="Connections" value={connections?.total} week={connections?.week} note={thisWeek(connections?.newThisWeek)} />
      <Reading
        label="Messages"
        value={messages?.total}
        week={messages?.week}
        note={messages ? `${messages.unread.toLocaleString('en-IN')} unread` : ''}
      />
    </Strip>
  )
}

import { useQuery } from '@tanstack/react-query'
import { withData } from '../../lib/query/Data.tsx'
import { orpc } from '../../lib/query/query.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** The messages link with the number that the server counted. */
function CountedMessagesLink() {
  const { data } = useQuery(orpc.home.stats.queryOptions())
  return <MessagesLink unread={data?.messages.unread ?? 0} />
}

export default withData(CountedMessagesLink)

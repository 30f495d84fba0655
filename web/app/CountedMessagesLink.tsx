import { useQuery } from '@tanstack/react-query'
import { orpc, queryClient } from '../lib/query.ts'
import { MessagesLink } from './MessagesLink.tsx'

/** The messages link with the number that the server counted. */
export default function CountedMessagesLink() {
  const { data } = useQuery(orpc.home.stats.queryOptions(), queryClient)
  return <MessagesLink unread={data?.messages.unread ?? 0} />
}

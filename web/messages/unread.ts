import { orpc } from '../lib/query/query.ts'

/** How many messages are unread, for the bar of every page: it brings nothing of conversations along. */
export const unreadQuery = orpc.home.messages.queryOptions()

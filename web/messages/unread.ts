import { orpc } from '../lib/query/query.ts'

/** How many messages are unread and ring, for the bar of every page: it brings nothing of conversations along. */
export const unreadQuery = orpc.home.messages.queryOptions()

/** The urgent messages that ring for the viewer, the latest first. */
export const ringingQuery = orpc.messages.urgents.queryOptions()

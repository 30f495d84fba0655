import { orpc } from '../../lib/query/query.ts'

/** What one was told of. */
export const breachesQuery = orpc.dataBreaches.list.queryOptions()

import { orpc } from '../lib/query/query.ts'

/** The decision on a report about something of one's own, read anew whenever it is opened. */
export const rulingQuery = (reportId: string) => orpc.moderation.ruling.queryOptions({ input: { reportId }, staleTime: 0 })

import { orpc } from '../lib/query/query.ts'

/** A report of one's own, read anew whenever it is opened. */
export const sentQuery = (reportId: string) => orpc.moderation.sent.queryOptions({ input: { reportId }, staleTime: 0 })

/** The decision on a report about something of one's own, read anew whenever it is opened. */
export const rulingQuery = (reportId: string) => orpc.moderation.ruling.queryOptions({ input: { reportId }, staleTime: 0 })

import type { Id } from '#contract/page.ts'
import { orpc } from '../../../lib/query/query.ts'

/** Addresses hold for ten minutes. */
const FRESH_MS = 8 * 60_000

/** Where the files of a message are read by this member. */
export const addressesQuery = (conversationId: Id, ids: Id[]) =>
  orpc.messages.openAttachments.queryOptions({ input: { conversationId, ids }, staleTime: FRESH_MS })

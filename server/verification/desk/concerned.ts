import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { findBlockedBy } from '../../relations/public.ts'
import { type ClaimRow, findConflicts } from '../queries.ts'

/**
 * Refuses whom a claim concerns: its own member, whoever contends with them for its number, and a reviewer who has blocked them. They decide
 * nothing and read nothing of what the desk knows: a member reads their own page, and of two contenders neither learns who the other is.
 */
export async function refuseConcerned(db: Db, claim: ClaimRow, reviewerId: string) {
  const { member_id } = claim
  const contends = (await findConflicts(db, claim, member_id)).some((conflict) => conflict.member_id === reviewerId)
  if (member_id === reviewerId || contends || (await findBlockedBy(db, reviewerId, [member_id])).size > 0)
    throw new Refusal('NOT_YOUR_CLAIM')
}

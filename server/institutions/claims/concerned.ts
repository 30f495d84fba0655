import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import { findBlockedBy } from '../../relations/public.ts'
import { mayDecide } from '../rules.ts'
import type { ClaimRow } from './queries.ts'

type Claim = Pick<ClaimRow, 'member_id' | 'institution_id'>

/** Whom a claim concerns: its member, everybody who runs the page, who claims it too, and this reviewer where they have blocked its member. */
export async function concernedIds(db: Db, { member_id, institution_id }: Claim, reviewerId: string): Promise<string[]> {
  const team = await db.selectFrom('institution_role').select('member_id').where('institution_id', '=', institution_id).execute()
  const rivals = await db
    .selectFrom('institution_claim')
    .select('member_id')
    .where('institution_id', '=', institution_id)
    .where('state', 'in', ['unfinished', 'waiting'])
    .execute()
  const blocked = await findBlockedBy(db, reviewerId, [member_id])
  return [member_id, ...[...team, ...rivals].map((one) => one.member_id), ...(blocked.size > 0 ? [reviewerId] : [])]
}

/** Refuses whom a claim concerns: what the desk knows of it, and of who else claims the page, is for others. */
export async function refuseConcerned(db: Db, claim: Claim, reviewerId: string) {
  if (!mayDecide(reviewerId, await concernedIds(db, claim, reviewerId))) throw new Refusal('NOT_YOUR_CLAIM')
}

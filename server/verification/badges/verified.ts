import { updateMarks, updateMember } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { listClaims } from '../queries.ts'
import { standingOf } from './standing.ts'

/** The only place that changes what a member was proven as. Follows every approval and every approved claim that ends. */
export async function saveStanding(tx: Db, memberId: string) {
  // Of two decisions at once the second reads what the first wrote.
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forUpdate().execute()
  const { marks, kind } = standingOf(await listClaims(tx, memberId))
  await updateMarks(tx, memberId, marks)
  if (kind) await updateMember(tx, memberId, { kind })
}

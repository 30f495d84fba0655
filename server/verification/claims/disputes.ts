import { notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../history.ts'
import { findConflicts, lockNumber } from '../queries.ts'
import { CONTENDING_STATES } from '../rules.ts'

type Contender = { id: string; member_id: string; identity_hash: Buffer }

/**
 * Every claim to a number that several members claim says so on the desk, from when the later one enters the queue. Whoever has proven
 * the number is notified, and neither learns who the other is. `announce` what comes back once it is committed.
 */
export async function openDispute(tx: Db, { id, member_id, identity_hash }: Contender): Promise<string[]> {
  await lockNumber(tx, identity_hash)
  const conflicts = await findConflicts(tx, identity_hash, member_id)
  if (conflicts.length === 0) return []
  const ids = [id, ...conflicts.map((conflict) => conflict.id)]
  // A claim that is being approved is waited for here, and then says so.
  const disputed = await tx
    .updateTable('claim')
    .set({ disputed: true })
    .where('id', 'in', ids)
    .returning(['id', 'member_id', 'state'])
    .execute()
  for (const claimId of ids) await addEntry(tx, claimId, { role: 'system', act: 'disputed', private: true })
  const notifiedIds: string[] = []
  for (const { id: subject, member_id: to } of disputed.filter(({ state }) => state === 'approved'))
    notifiedIds.push(...(await notify(tx, { to, kind: 'verification_dispute', subject })))
  return notifiedIds
}

/** A dispute is over for whoever is left alone with the number. */
export const closeDispute = (tx: Db, identityHash: Buffer) =>
  tx
    .updateTable('claim')
    .set({ disputed: false })
    .where('identity_hash', '=', identityHash)
    .where('disputed', '=', true)
    .where('state', 'in', CONTENDING_STATES)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim as other')
            .select('other.id')
            .whereRef('other.identity_hash', '=', 'claim.identity_hash')
            .whereRef('other.member_id', '<>', 'claim.member_id')
            .where('other.state', 'in', CONTENDING_STATES),
        ),
      ),
    )
    .execute()

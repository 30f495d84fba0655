import { notify } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../history.ts'
import { findConflicts, lockNumber, type Unique } from '../queries.ts'
import { CONTENDING_STATES } from '../rules.ts'

type Contender = Unique & { id: string; member_id: string }

/**
 * Every claim to a number or an HPR id that several members claim says so on the desk, from when the later one enters the queue. Whoever has proven
 * the number is notified, and neither learns who the other is. `announce` what comes back once it is committed.
 */
export async function openDispute(tx: Db, contender: Contender): Promise<string[]> {
  const { id, member_id } = contender
  await lockNumber(tx, contender)
  const conflicts = await findConflicts(tx, contender, member_id)
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
export const closeDispute = (tx: Db, { identity_hash, hpr_hash }: Unique) =>
  tx
    .updateTable('claim')
    .set({ disputed: false })
    .where(({ eb, or }) => or([eb('identity_hash', '=', identity_hash), ...(hpr_hash ? [eb('hpr_hash', '=', hpr_hash)] : [])]))
    .where('disputed', '=', true)
    .where('state', 'in', CONTENDING_STATES)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('claim as other')
            .select('other.id')
            .where(({ eb, or }) =>
              or([eb('other.identity_hash', '=', eb.ref('claim.identity_hash')), eb('other.hpr_hash', '=', eb.ref('claim.hpr_hash'))]),
            )
            .whereRef('other.member_id', '<>', 'claim.member_id')
            .where('other.state', 'in', CONTENDING_STATES),
        ),
      ),
    )
    .execute()

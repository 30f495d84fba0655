import { sql } from 'kysely'
import { isStaying } from '../../account/public.ts'
import { membersWith } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { isRegisteredDoctor } from './proof.ts'
import type { ShiftRow } from './visible.ts'

const AT_ONCE = 100
const LEFT = 'The doctor has left Wardmates.'
const UNPROVEN = 'The doctor’s registration does not stand as checked any more.'

/** SQL: nobody meets the doctor `m` any more: they are gone, about to be deleted, or their account was closed. */
const hasLeft = sql<boolean>`(m.id is null or not ${isStaying('m.id')})`

/**
 * Cancels shifts to come whose doctor has left, or whose registration does not stand as checked any more: their institution learns of it and
 * offers them anew. Answers the shifts, those who run them, and who is notified.
 */
export async function cancelLost(tx: Db): Promise<{ lost: { row: ShiftRow; team: string[] }[]; notifiedIds: string[] }> {
  const { rows } = await sql<ShiftRow & { hasLeft: boolean }>`
    select s.*, ${hasLeft} as "hasLeft" from locum_shift s left join member m on m.id = s.taken_by
    where s.state = 'taken' and s.starts_at > now() and (${hasLeft} or ${isRegisteredDoctor} is not true)
    order by s.starts_at limit ${sql.lit(AT_ONCE)} for no key update of s skip locked`.execute(tx)
  const lost: { row: ShiftRow; team: string[] }[] = []
  const notifiedIds: string[] = []
  for (const { hasLeft, ...row } of rows) {
    const cancel_words = hasLeft ? LEFT : UNPROVEN
    await tx.updateTable('locum_shift').set({ state: 'cancelled', cancel_words }).where('id', '=', row.id).execute()
    const team = await membersWith(tx, row.institution_id, 'jobs')
    notifiedIds.push(...(await notifyEach(tx, [...team, ...[row.taken_by ?? []].flat()], { kind: 'shift_cancelled', subject: row.id })))
    lost.push({ row, team })
  }
  return { lost, notifiedIds }
}

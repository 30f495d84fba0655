import { Refusal } from '#contract/errors.ts'
import { membersWith } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { requireMark } from '../visible.ts'
import { proofOf } from './proof.ts'
import { refuseBegun, refuseSilence } from './rules.ts'
import { collisionAmong, listHeld } from './show.ts'
import { getShown, type ShiftRow } from './visible.ts'

export type Changed = { row: ShiftRow; team: string[]; notifiedIds: string[] }

function refuseUnoffered({ state, starts_at }: ShiftRow, now: Date) {
  if (state === 'taken') throw new Refusal('SHIFT_TAKEN')
  if (state !== 'offered') throw new Refusal('SHIFT_CLOSED')
  refuseBegun({ startsAt: starts_at }, now)
}

/**
 * Gives a shift to the doctor who accepts it. Two doctors meet at the lock of the shift; two acceptances of one doctor at the lock of the
 * doctor, which comes first, so that what they hold already stays what it is until the transaction ends.
 */
export async function accept(tx: Db, memberId: string, shiftId: string, now: Date): Promise<Changed> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const row = await getShown(tx, memberId, shiftId, 'locked')
  const team = await membersWith(tx, row.institution_id, 'jobs')
  if (row.state === 'taken' && row.taken_by === memberId) return { row, team, notifiedIds: [] }
  refuseUnoffered(row, now)
  if (team.includes(memberId)) throw new Refusal('OWN_SHIFT')
  await requireMark(tx, row.institution_id)
  const { isRegistered, checked } = await proofOf(tx, memberId)
  if (!isRegistered) throw new Refusal('REGISTRATION_NEEDED')
  const times = { startsAt: row.starts_at, endsAt: row.ends_at }
  const words = collisionAmong(times, await listHeld(tx, memberId, times))
  if (words) throw new Refusal('SHIFTS_COLLIDE', { words })
  await tx.updateTable('locum_shift').set({ state: 'taken', taken_by: memberId, taken_at: now, checked }).where('id', '=', row.id).execute()
  return { row, team, notifiedIds: await notifyEach(tx, team, { kind: 'shift_accepted', from: memberId, subject: row.id }) }
}

/** Declines an offer; an open shift is only no longer shown to whoever declines it. */
export async function decline(tx: Db, memberId: string, shiftId: string, now: Date): Promise<Changed> {
  const row = await getShown(tx, memberId, shiftId, 'locked')
  refuseUnoffered(row, now)
  if (row.to_id === null) {
    await tx
      .insertInto('locum_refusal')
      .values({ shift_id: row.id, member_id: memberId })
      .onConflict((same) => same.doNothing())
      .execute()
    return { row, team: [], notifiedIds: [] }
  }
  await tx.updateTable('locum_shift').set({ state: 'declined' }).where('id', '=', row.id).execute()
  const team = await membersWith(tx, row.institution_id, 'jobs')
  return { row, team, notifiedIds: await notifyEach(tx, team, { kind: 'shift_declined', from: memberId, subject: row.id }) }
}

/** Cancels what a doctor has accepted, for good: the institution offers it anew if it wants to. */
export async function giveBack(
  tx: Db,
  memberId: string,
  { shiftId, words }: { shiftId: string; words: string },
  now: Date,
): Promise<Changed> {
  const row = await getShown(tx, memberId, shiftId, 'locked')
  if (row.state !== 'taken' || row.taken_by !== memberId) throw new Refusal('SHIFT_CLOSED')
  refuseBegun({ startsAt: row.starts_at }, now)
  refuseSilence({ startsAt: row.starts_at }, words, now)
  await tx.updateTable('locum_shift').set({ state: 'cancelled', cancel_words: words }).where('id', '=', row.id).execute()
  const team = await membersWith(tx, row.institution_id, 'jobs')
  return { row, team, notifiedIds: await notifyEach(tx, team, { kind: 'shift_cancelled', from: memberId, subject: row.id }) }
}

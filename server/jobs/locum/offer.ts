import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { locumDesk } from '#contract/locum.ts'
import { LOCUM_SHIFTS_MAX } from '#contract/locum-bands.ts'
import type { InputOf } from '#contract/route.ts'
import { requireRole } from '../../institutions/public.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { keyOfSpecialty } from '../../profile/public.ts'
import { refuseAadhaar } from '../../verification/public.ts'
import { refuseMoney } from '../postings/asks-for-money.ts'
import { oneAtATime, requireMark } from '../visible.ts'
import { isFreeFor, listFree } from './free.ts'
import { refuseBegun, refuseSilence, refuseTime, timesOf } from './rules.ts'
import { getManagedShift, type ShiftRow } from './visible.ts'

/** Refuses who does not speak for a verified institution: who is free is for those alone. */
export async function requireVerified(db: Db, viewerId: string, institutionId: string) {
  await requireRole(db, viewerId, institutionId, 'jobs')
  await requireMark(db, institutionId)
}

type Offered = { row: ShiftRow; notifiedIds: string[] }

/** Offers a shift, once for each `clientId`, to one doctor or to all who are free then. */
export async function offer(tx: Db, viewerId: string, asked: InputOf<typeof locumDesk.offer>, now: Date): Promise<Offered> {
  const { institutionId, clientId, toId, day, band, title, specialty, pay, place, notes, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  await oneAtATime(tx, viewerId)
  await requireVerified(tx, viewerId, institutionId)
  const before = await tx
    .selectFrom('locum_shift')
    .selectAll()
    .where('author_id', '=', viewerId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (before) return { row: before, notifiedIds: [] }
  refuseTime(day, band, now)
  refuseAadhaar(title, place, notes)
  refuseMoney({ title, specialty, place, notes })
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from locum_shift s
    where s.institution_id = ${institutionId} and s.state in ('offered', 'taken') and s.starts_at > now()`.execute(tx)
  if (rows[0]!.held >= LOCUM_SHIFTS_MAX) throw new Refusal('LIST_FULL')
  const slot = { institutionId, day, band, specialty }
  if (toId !== null && !(await isFreeFor(tx, viewerId, toId, slot))) throw new Refusal('NOT_FREE')
  const { startsAt, endsAt } = timesOf(day, band)
  const row = await tx
    .insertInto('locum_shift')
    .values({
      ...{ id: newId(), institution_id: institutionId, author_id: viewerId, client_id: clientId, to_id: toId },
      ...{ day, band, starts_at: startsAt, ends_at: endsAt, title, pay, place, notes },
      ...{ specialty, specialty_key: keyOfSpecialty(specialty) },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const recipientIds = toId === null ? await listFree(tx, slot) : [toId]
  return { row, notifiedIds: await notifyEach(tx, recipientIds, { kind: 'shift_offered', subject: row.id }) }
}

type Cancelling = InputOf<typeof locumDesk.cancel>

/** Cancels a shift for its institution; answers whom it concerns. */
export async function cancel(tx: Db, viewerId: string, { institutionId, shiftId, words }: Cancelling, now: Date): Promise<Offered> {
  const row = await getManagedShift(tx, viewerId, institutionId, shiftId, 'locked')
  if (row.state !== 'offered' && row.state !== 'taken') throw new Refusal('SHIFT_CLOSED')
  refuseBegun({ startsAt: row.starts_at }, now)
  if (row.state === 'taken') refuseSilence({ startsAt: row.starts_at }, words, now)
  await tx.updateTable('locum_shift').set({ state: 'cancelled', cancel_words: words }).where('id', '=', row.id).execute()
  const recipientIds = [row.taken_by ?? row.to_id ?? []].flat()
  return { row, notifiedIds: await notifyEach(tx, recipientIds, { kind: 'shift_cancelled', subject: row.id }) }
}

import type { PushState } from '#contract/push.ts'
import type { Db } from '../../platform/db/client.ts'

type QuietHours = NonNullable<PushState['quietHours']>

/** Whether a moment lies in these hours, the first minute of them included and the last not. They may go over midnight. */
export function isQuiet({ starts, ends, timeZone }: QuietHours, now: Date) {
  const clock = now.toTemporalInstant().toZonedDateTimeISO(timeZone).toPlainTime().toString({ smallestUnit: 'minute' })
  return starts < ends ? starts <= clock && clock < ends : starts <= clock || clock < ends
}

export async function findQuietHours(db: Db, memberId: string): Promise<QuietHours | null> {
  const row = await db
    .selectFrom('quiet_hours')
    .select(['starts', 'ends', 'time_zone as timeZone'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row ?? null
}

/** What is held from before stays held until these hours are over; without any there is nothing to wait for, and whoever chose so is here. */
export async function saveQuietHours(db: Db, memberId: string, hours: QuietHours | null) {
  if (!hours) return void (await db.deleteFrom('quiet_hours').where('member_id', '=', memberId).execute())
  const said = { starts: hours.starts, ends: hours.ends, time_zone: hours.timeZone }
  await db
    .insertInto('quiet_hours')
    .values({ member_id: memberId, ...said })
    .onConflict((same) => same.column('member_id').doUpdateSet(said))
    .execute()
}

/** Something would have rung: it is summed up later. */
export const hold = (db: Db, memberId: string) =>
  db.updateTable('quiet_hours').set({ held: true }).where('member_id', '=', memberId).where('held', '=', false).execute()

/** Members for whom something is held though their quiet hours are over. */
export async function findOver(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('quiet_hours')
    .select(['member_id', 'starts', 'ends', 'time_zone as timeZone'])
    .where('held', '=', true)
    .execute()
  return rows.filter((row) => !isQuiet(row, now)).map(({ member_id }) => member_id)
}

/** Takes what is held for a member; false where another node was faster. */
export async function release(tx: Db, memberId: string) {
  const released = await tx
    .updateTable('quiet_hours')
    .set({ held: false })
    .where('member_id', '=', memberId)
    .where('held', '=', true)
    .returning('member_id')
    .execute()
  return released.length > 0
}

import { sql } from 'kysely'
import { REMINDERS_DAYS } from '#contract/limits.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { lockTeam } from '../visible.ts'

/** The nearest first: whoever hears that a mark has ended is not told that it is about to. */
const steps = [
  { days: 0, kind: 'institution_mark_over' },
  ...REMINDERS_DAYS.toReversed().map((days) => ({ days, kind: 'institution_mark_ending' }) as const),
] as const

/**
 * Tells whoever runs a page that its mark is about to end with the year, once at each of the days named for that, and when it has. Answers
 * who is notified.
 */
export async function remindOfMarks(tx: Db): Promise<string[]> {
  const notifiedIds: string[] = []
  for (const { days, kind } of steps) {
    const { rows } = await sql<{ id: string }>`
      update institution set reminded_of = verified_until, reminded_days = ${sql.lit(days)}
      where verified_until < now() + make_interval(days => ${sql.lit(days)})
        and (reminded_of is distinct from verified_until or reminded_days > ${sql.lit(days)})
      returning id`.execute(tx)
    for (const { id } of rows) {
      const team = await lockTeam(tx, id)
      const memberIds = team.map(({ member_id }) => member_id)
      notifiedIds.push(...(await notifyEach(tx, memberIds, { kind, subject: id })))
    }
  }
  return notifiedIds
}

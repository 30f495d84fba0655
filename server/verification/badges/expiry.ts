import { sql } from 'kysely'
import { REMINDERS_DAYS } from '#contract/limits.ts'
import { notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../history.ts'
import { saveStanding } from './verified.ts'

/** Reminds members before a badge ends, once at each of the days named for that; answers whom. One that has ended is past reminding. */
export const remindOfExpiry = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const reminded: string[] = []
    // The nearest first: whoever hears that a day is left is not told of sixty.
    for (const days of REMINDERS_DAYS.toReversed()) {
      const ending = await tx
        .updateTable('claim')
        .set({ reminded_days: days })
        .where('state', '=', 'approved')
        .where(({ or, eb }) => or([eb('reminded_days', 'is', null), eb('reminded_days', '>', days)]))
        .where('expires_at', '<', sql<Date>`now() + make_interval(days => ${sql.lit(days)})`)
        .where('expires_at', '>=', sql<Date>`now()`)
        .returning(['id', 'member_id'])
        .execute()
      for (const { id, member_id } of ending) await notify(tx, { to: member_id, kind: 'verification_expiring', subject: id })
      reminded.push(...ending.map(({ member_id }) => member_id))
    }
    return reminded
  })

/** Ends the badges whose day has come; answers whose they were. */
export const expireBadges = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const over = await tx
      .updateTable('claim')
      .set({ state: 'expired' })
      .where('state', '=', 'approved')
      .where('expires_at', '<', sql<Date>`now()`)
      .returning(['id', 'member_id'])
      .execute()
    for (const { id, member_id } of over) {
      await saveStanding(tx, member_id)
      await addEntry(tx, id, { role: 'system', act: 'expired' })
      await notify(tx, { to: member_id, kind: 'verification_expired', subject: id })
    }
    for (const { id, member_id } of over) await recordIn(tx, 'claim_expired', null, { claim: id, member: member_id })
    return over.map(({ member_id }) => member_id)
  })

import { sql } from 'kysely'
import { REMINDER_DAYS } from '#contract/limits.ts'
import { notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../history.ts'
import { saveStanding } from './verified.ts'

/** Reminds each member once before a badge ends; answers whom. One that has ended is past reminding. */
export const remindOfExpiry = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('claim')
      .set({ reminded_at: sql<Date>`now()` })
      .where('state', '=', 'approved')
      .where('reminded_at', 'is', null)
      .where('expires_at', '<', sql<Date>`now() + make_interval(days => ${sql.lit(REMINDER_DAYS)})`)
      .where('expires_at', '>=', sql<Date>`now()`)
      .returning(['id', 'member_id'])
      .execute()
    for (const { id, member_id } of ending) await notify(tx, { to: member_id, kind: 'verification_expiring', subject: id })
    return ending.map(({ member_id }) => member_id)
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

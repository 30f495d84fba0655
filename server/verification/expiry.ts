import { sql } from 'kysely'
import { REMINDER_DAYS } from '#contract/limits.ts'
import { announce, notify } from '../notifications/notify.ts'
import { recordIn } from '../platform/audit.ts'
import type { Db } from '../platform/db/client.ts'
import type { FileStore } from '../platform/files/store.ts'
import type { Live } from '../platform/live.ts'
import { withdrawSeal } from './decide.ts'
import { addEntry } from './entries.ts'
import { sweepEvidence } from './evidence.ts'

/** What time brings: reminders, badges that are over, evidence that is to be deleted. Safe to run on several nodes at once. */
export async function sweepVerification({ db, live, files }: { db: Db; live: Live; files: FileStore }) {
  announce(live, [...(await remind(db)), ...(await expire(db))])
  await sweepEvidence(db, files)
}

/** Each badge is spoken of once before it ends. */
const remind = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const ending = await tx
      .updateTable('claim')
      .set({ reminded_at: sql<Date>`now()` })
      .where('state', '=', 'approved')
      .where('reminded_at', 'is', null)
      .where('expires_at', '<', sql<Date>`now() + make_interval(days => ${sql.lit(REMINDER_DAYS)})`)
      .returning(['id', 'member_id'])
      .execute()
    for (const { id, member_id } of ending) await notify(tx, { to: member_id, kind: 'verification_expiring', subject: id })
    return ending.map(({ member_id }) => member_id)
  })

const expire = (db: Db) =>
  db.transaction().execute(async (tx) => {
    const over = await tx
      .updateTable('claim')
      .set({ state: 'expired' })
      .where('state', '=', 'approved')
      .where('expires_at', '<', sql<Date>`now()`)
      .returning(['id', 'member_id'])
      .execute()
    for (const { id, member_id } of over) {
      await withdrawSeal(tx, member_id, false)
      await addEntry(tx, id, { role: 'house', act: 'expired' })
      await notify(tx, { to: member_id, kind: 'verification_expiring', subject: id })
    }
    for (const { id, member_id } of over) await recordIn(tx, 'claim_expired', null, { claim: id, member: member_id })
    return over.map(({ member_id }) => member_id)
  })

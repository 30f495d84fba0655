import { sql } from 'kysely'
import type { AuditAct } from '#contract/audit-acts.ts'
import type { Db } from '../db/client.ts'
import { recordIn } from './audit.ts'

/** Within so many minutes whoever reads something again is still reading it: a page asks anew whenever something changes. */
const ONE_READING_MINUTES = 60

/** Writes down that somebody was shown something of others. Call it before they are. */
export async function recordReading(db: Db, act: AuditAct, memberId: string, detail: Record<string, string>): Promise<void> {
  const lately = await db
    .selectFrom('audit_entry')
    .select('seq')
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${sql.lit(ONE_READING_MINUTES)})`)
    .where('act', '=', act)
    .where('member_id', '=', memberId)
    .where('detail', '=', JSON.stringify(detail))
    .limit(1)
    .executeTakeFirst()
  if (!lately) await db.transaction().execute((tx) => recordIn(tx, act, memberId, detail))
}

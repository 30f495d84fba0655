import { sql } from 'kysely'
import type { Db } from '../db/client.ts'

/** Statement by statement, before an update, a delete and a truncate, as PostgreSQL counts it: BEFORE 2, DELETE 8, UPDATE 16, TRUNCATE 32. */
const BEFORE_EVERY_CHANGE = 2 + 8 + 16 + 32
const REFUSES = "begin raise exception 'audit entries are never changed'; end"

/** Says in sentences what of the database does not keep lines: that nothing refuses to change them, and what else acts where they are written. */
export async function findUnguarded(db: Db): Promise<string[]> {
  const { rows: guards } = await sql`
    select from pg_trigger t join pg_proc f on f.oid = t.tgfoid
    where tgrelid = 'audit_entry'::regclass and tgname = 'audit_entry_append_only' and tgenabled = 'A'
      and tgtype = ${sql.lit(BEFORE_EVERY_CHANGE)} and tgattr = '' and tgqual is null and btrim(f.prosrc) = ${sql.lit(REFUSES)}`.execute(db)
  const { rows: others } = await sql<{ name: string }>`
    select tgname as name from pg_trigger where tgrelid = 'audit_entry'::regclass and not tgisinternal and tgname <> 'audit_entry_append_only'
    union all select rulename from pg_rewrite where ev_class = 'audit_entry'::regclass
    order by name`.execute(db)
  const since = 'This is certain; what was done meanwhile, the other lines of this answer tell.'
  const guard = `Nothing in the database refuses to change lines: the trigger audit_entry_append_only is missing, switched off or another one. ${since}`
  const acts = others.map(
    ({ name }) => `Something else acts where lines are written: ${name}, which is not ours. It may have kept lines from the log.`,
  )
  return [...(guards.length > 0 ? [] : [guard]), ...acts]
}

import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/client.ts'

/** Whom the owner of the table let change it, as they are named in a statement. */
const OTHERS = `
  select distinct case held.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(held.grantee)) end as name
  from pg_class, aclexplode(relacl) as held
  where oid = 'audit_entry'::regclass and held.grantee <> relowner and held.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE')`

const OURS = `
  select relowner = current_user::regrole as owner, current_user as name,
    has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE') or has_any_column_privilege(oid, 'UPDATE') as changes
  from pg_class where oid = 'audit_entry'::regclass`

/**
 * Takes every other role's right to change audit lines, where ours owns them; where ours does not and may change them all the same, says
 * so in a sentence.
 */
export async function guardLines(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ owner: boolean; name: string; changes: boolean }>(OURS)
  const [{ owner, name, changes }] = rows as [(typeof rows)[0]]
  if (!owner)
    return changes ? [`the role ${name} may change the audit log. Start npm run migrate once with the role that owns the tables.`] : []
  const { rows: others } = await pool.query<{ name: string }>(OTHERS)
  for (const other of others) await pool.query(`revoke update, delete, truncate on audit_entry from ${other.name}`)
  return []
}

/** Says in a sentence that nothing in the database refuses to change lines, where that is so. */
export async function findUnguarded(db: Db): Promise<string[]> {
  const { rows } = await sql`
    select from pg_trigger
    where tgrelid = 'audit_entry'::regclass and tgname = 'audit_entry_append_only' and tgenabled = 'A'`.execute(db)
  const words =
    'Nothing in the database refuses to change lines: the trigger audit_entry_append_only is missing or switched off. This is certain; what was done meanwhile, the other lines of this answer tell.'
  return rows.length > 0 ? [] : [words]
}

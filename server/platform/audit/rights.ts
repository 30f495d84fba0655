import type pg from 'pg'

/** Whom the owner of the table let change it, or a column of it, or put a trigger on it that lets lines vanish on their way in. */
const OTHERS = `
  select distinct case held.grantee when 0 then 'public' else quote_ident(pg_get_userbyid(held.grantee)) end as name
  from pg_class as line, lateral (
    select * from aclexplode(line.relacl)
    union all select acl.* from pg_attribute, aclexplode(attacl) as acl where attrelid = line.oid
  ) as held
  where line.oid = 'audit_entry'::regclass and held.grantee <> line.relowner
    and held.privilege_type in ('UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER')`

const OURS = `
  select relowner = current_user::regrole as owner, current_user as name,
    has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE, TRIGGER') or has_any_column_privilege(oid, 'UPDATE') as changes
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
  // A right that was handed on goes with the one that it came from; that of a column with the table's.
  for (const other of others) await pool.query(`revoke update, delete, truncate, trigger on audit_entry from ${other.name} cascade`)
  return []
}

import type pg from 'pg'

/** A table with the columns that are written, in the order in which they are copied; the database itself makes the others of these. */
export type CopiedTable = { schema: string; name: string; columns: string[] }
export type Sequence = { schema: string; name: string; value: string }

const SCHEMAS = ['public', 'pgboss']
/** What a new database makes for itself, or has no use for in another one. */
const LEFT = [
  'public.kysely_migration',
  'public.kysely_migration_lock',
  'public.rate_limit',
  'public.socket_io_attachments',
  'pgboss.version',
  'pgboss.bam',
  'pgboss.warning',
  'pgboss.queue_stats',
]

/** Every table that keeps something: of partitions their whole, and none that a crash may empty. */
export async function findTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select n.nspname as schema, c.relname as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition and c.relpersistence = 'p'
       and n.nspname || '.' || c.relname <> all($2)
     group by n.nspname, c.relname
     order by n.nspname, c.relname`,
    [SCHEMAS, LEFT],
  )
  return rows
}

/** How far each sequence has come. It may be ahead of the rows, never behind: read it after them. */
export async function findSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `select schemaname as schema, sequencename as name, last_value::text as value
     from pg_sequences where schemaname = any($1) and last_value is not null order by schemaname, sequencename`,
    [SCHEMAS],
  )
  return rows
}

export async function findMigrations(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}

/** Whether anybody has used this database: it knows a member, a line of the audit log, or the key that it is sealed with. */
export async function isUsed(client: pg.ClientBase): Promise<boolean> {
  const { rows: made } = await client.query<{ made: boolean }>(`select to_regclass('public.vault_key') is not null as made`)
  if (!made[0]!.made) return false
  const { rows } = await client.query<{ used: boolean }>(
    'select exists (select from member) or exists (select from audit_entry) or exists (select from vault_key) as used',
  )
  return rows[0]!.used
}

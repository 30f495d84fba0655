import type pg from 'pg'
import { PLAIN_FORMAT, placeOf } from './rows.ts'
import { type CopiedTable, findTables, isUsed, type Sequence } from './tables.ts'

/** A statement that takes something out of the way of rows which come in any order, and one that puts it back to the letter. */
type Lifted = { lift: string; restore: string }

type Loaded<Table extends CopiedTable> = {
  tables: readonly Table[]
  sequences: readonly Sequence[]
  fill: (table: Table) => Promise<void>
  /** Throws where a table does not hold what it should, once all are filled: what fills one must not change another. */
  prove: (table: Table) => Promise<void>
}

/**
 * Fills a new database in one transaction: all of it is there, or nothing. References and what triggers do at each new row are lifted meanwhile;
 * the references are proved as they are put back.
 */
export async function load<Table extends CopiedTable>(
  client: pg.ClientBase,
  { tables, sequences, fill, prove }: Loaded<Table>,
): Promise<void> {
  await client.query('begin')
  try {
    await client.query(PLAIN_FORMAT)
    if (await isUsed(client)) throw new Error('The database is in use: restore into a new one.')
    await refuseOthers(client, tables)
    const lifted = [...(await references(client)), ...(await triggers(client))]
    for (const { lift } of lifted) await client.query(lift)
    for (const table of tables) {
      await empty(client, table)
      await fill(table)
    }
    for (const table of tables) await prove(table)
    for (const { restore } of lifted.toReversed()) await client.query(restore)
    for (const { value, ...sequence } of sequences)
      await client.query('select setval($1::regclass, $2::bigint)', [placeOf(sequence), value])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

async function refuseOthers(client: pg.ClientBase, tables: readonly CopiedTable[]) {
  const [wanted, made] = [tables, await findTables(client)].map((list) =>
    list.map((table) => `${placeOf(table)} (${[...table.columns].sort()})`),
  )
  const other = wanted!.find((table) => !made!.includes(table)) ?? made!.find((table) => !wanted!.includes(table))
  if (other)
    throw new Error(`The backup was made by another version of Wardmates: the tables differ in ${other}. Restore it with that version.`)
}

/** What a migration or the queues put there comes with the rows. */
async function empty(client: pg.ClientBase, table: CopiedTable) {
  const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${placeOf(table)}) as filled`)
  if (rows[0]!.filled) await client.query(`delete from ${placeOf(table)}`)
}

async function references(client: pg.ClientBase): Promise<Lifted[]> {
  const { rows } = await client.query<Lifted>(
    `select format('alter table %s drop constraint %I', conrelid::regclass, conname) as lift,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
     from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  return rows
}

/** Those that act on a new row. One that is always on stays: it guards. */
async function triggers(client: pg.ClientBase): Promise<Lifted[]> {
  const { rows } = await client.query<Lifted>(
    `select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as lift,
       format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as restore
     from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not tgisinternal and tgparentid = 0 and tgtype & 4 = 4 and tgenabled = 'O'
       and c.relnamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`,
  )
  return rows
}

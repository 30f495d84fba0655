import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { World } from './world.ts'

/** Every column of every table that holds one of the words, whatever its type, and every file of the data folder. */
export async function tracesOf(world: World, words: readonly string[]): Promise<string[]> {
  return [...(await columnsWith(world, words)), ...(await filesWith(world.dataDir, words))].sort()
}

async function columnsWith({ db }: World, words: readonly string[]): Promise<string[]> {
  const { rows: columns } = await sql<{ schema: string; table: string; column: string; type: string }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`.execute(db)
  const patterns = words.map((word) => `%${word}%`)
  const found: string[] = []
  for (const [table, own] of Map.groupBy(columns, ({ schema, table }) => `${schema}.${table}`)) {
    const hits = own.map(({ column, type }) => {
      const text = type === 'bytea' ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`
      return sql`bool_or(${text} ilike any(${patterns}::text[])) as ${sql.ref(column)}`
    })
    const { rows } = await sql<Record<string, boolean | null>>`select ${sql.join(hits)} from ${sql.table(table)}`.execute(db)
    found.push(...own.filter(({ column }) => rows[0]?.[column]).map(({ table, column }) => `${table}.${column}`))
  }
  return found
}

async function filesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const text = (await readFile(join(entry.parentPath, entry.name), 'latin1')).toLowerCase()
    if (words.some((word) => text.includes(word))) found.push(entry.name)
  }
  return found
}

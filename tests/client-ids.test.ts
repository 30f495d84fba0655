import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from './support/world.ts'

test('whatever is kept under the name that its sender gave it is there once under that name', async ({ world }) => {
  const { rows } = await sql<{ name: string; once: boolean }>`
    select t.relname::text as name, exists (
      select from pg_index i where i.indrelid = t.oid and i.indisunique and i.indpred is null and a.attnum = any (i.indkey)) as once
    from pg_class t join pg_attribute a on a.attrelid = t.oid and a.attname = 'client_id'
    where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace`.execute(world.db)

  expect(rows.length).toBeGreaterThan(10)
  expect(rows.filter(({ once }) => !once).map(({ name }) => name)).toEqual([])
})

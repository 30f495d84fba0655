import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FreshDatabase, freshDatabase } from '#tests/support/database.ts'
import { nameOf, openPool } from './client.ts'

let fresh: FreshDatabase
beforeAll(async () => {
  fresh = await freshDatabase()
})
afterAll(() => fresh.drop())

test('a parameterised statement is prepared once and used again', async () => {
  const { db } = fresh.database

  const calls = await db.connection().execute(async (one) => {
    for (const value of [1, 2, 3]) await sql`select ${value}::int + 20 as sum`.execute(one)
    return sql<{
      calls: number
    }>`select generic_plans + custom_plans as calls from pg_prepared_statements where statement like '%+ 20 as sum'`.execute(one)
  })

  expect(calls.rows).toEqual([{ calls: 3 }])
})

test('the pool answers queries with values, without values and with a callback', async () => {
  const { pool } = fresh.database

  const withValues = await pool.query('select $1::text as word', ['here'])
  const without = await pool.query('select 1 as one')
  const called = await new Promise((resolve) => pool.query('select $1::int as two', [2], (_, result) => resolve(result.rows)))

  expect([withValues.rows, without.rows, called]).toEqual([[{ word: 'here' }], [{ one: 1 }], [{ two: 2 }]])
})

test('a failed statement reaches the caller and leaves the pool working', async () => {
  const { pool } = fresh.database

  await expect(pool.query('select 1 / $1::int', [0])).rejects.toThrow('division by zero')

  expect((await pool.query('select $1::int as ok', [1])).rows).toEqual([{ ok: 1 }])
})

test('counts are numbers, moments are dates, days are text', async () => {
  const { rows } = await fresh.database.pool.query(
    "select count(*) as n, 'epoch'::timestamptz as at, date '2026-02-01' as day from (values (1)) as v",
  )

  expect(rows).toEqual([{ n: 1, at: new Date(0), day: '2026-02-01' }])
})

test('statements with long lists of values are not kept prepared', async () => {
  const pool = openPool({ connectionString: fresh.url }, 1)
  const values = Array.from({ length: 33 }, (_, index) => index)

  await pool.query(`select ${values.map((_, index) => `$${index + 1}::int`).join(', ')}`, values)

  expect((await pool.query('select count(*) as n from pg_prepared_statements')).rows).toEqual([{ n: 0 }])
  await pool.end()
})

test('names run out before memory does', () => {
  const first = nameOf('select 0')

  for (let index = 1; index < 1000; index++) nameOf(`select ${index}`)

  expect(nameOf('select 0')).toBe(first)
  expect(nameOf('select 999')).toBeUndefined()
})

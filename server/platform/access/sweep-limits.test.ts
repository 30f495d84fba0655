import { sql } from 'kysely'
import { expect } from 'vitest'
import { test } from '#tests/support/world.ts'
import { sweepLimits } from './sweep-limits.ts'

const DAY_MS = 24 * 3600_000

test('a count that a clock which was ahead has begun is forgotten, and no other', async ({ world }) => {
  const now = Date.now()
  const counts = {
    'writes:a year ahead': now + 400 * DAY_MS,
    'writes:an hour ahead': now + 3600_000,
    'writes:of this minute': now + 60_000,
    'people:of today': now + DAY_MS,
    'signInAddress:two hours ahead': now + 7200_000,
  }
  for (const [key, expire] of Object.entries(counts))
    await sql`insert into rate_limit (key, points, expire) values (${key}, 100, ${expire})`.execute(world.db)

  await sweepLimits(world.db, world.app.services.config)

  const { rows } = await sql<{ key: string }>`
    select key from rate_limit where key = any(${Object.keys(counts)}::text[]) order by expire`.execute(world.db)
  expect(rows.map(({ key }) => key)).toEqual(['writes:of this minute', 'people:of today'])
})

import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freshDatabase } from '#tests/support/database.ts'
import { readConfig } from '../config.ts'
import { openVault } from '../secrets/vault.ts'
import { countShown, keyedBy, type Limits, limitHeaders, openLimits } from './limits.ts'
import { openTallies, type Tallies } from './tallies.ts'

const vault = openVault(Buffer.alloc(32, 7))

test.for([
  [0, '1'],
  [1, '1'],
  [1000, '1'],
  [1001, '2'],
  [59_500, '60'],
] as const)('after %d ms of waiting one may come again in %s s', ([waitMs, seconds]) => {
  expect(limitHeaders({ points: 5, seconds: 300 }, waitMs)).toEqual({
    'retry-after': seconds,
    'ratelimit-limit': '5',
    'ratelimit-remaining': '0',
    'ratelimit-reset': seconds,
    'ratelimit-policy': '5;w=300',
  })
})

test('one person is one key however they write their address, and another one in each limit', () => {
  const key = keyedBy(vault, 'writes')('asha@example.org')

  expect(key).toMatch(/^[\w-]{43}$/)
  for (const same of ['Asha@Example.ORG', '\uff41sha@example.org']) expect(keyedBy(vault, 'writes')(same)).toBe(key)
  expect(keyedBy(vault, 'reads')('asha@example.org')).not.toBe(key)
  expect(keyedBy(vault, 'writes')('ravi@example.org')).not.toBe(key)
})

test('an answer counts for as much as it shows, and is not shown beyond the limit', async () => {
  const counted = vi.fn(async () => async () => {})
  const answer = { items: ['a', 'b', 'c'] }

  expect(await countShown(counted, 'asha', Promise.resolve(answer))).toBe(answer)
  expect(counted.mock.calls).toEqual([['asha', 3]])
  await expect(countShown(async () => Promise.reject(new Error('enough')), 'asha', Promise.resolve(answer))).rejects.toThrow('enough')
})

test('while the database is away limits go on in memory', async () => {
  const query = vi.fn(async () => Promise.reject(new Error('away')))
  const { writes, people } = openLimits(
    readConfig({ LIMIT_WRITES: '2/60', LIMIT_PEOPLE: '5/60' }),
    { pool: { query } as unknown as Pool },
    vault,
  )

  await writes('asha')
  await writes('Asha')
  await expect(writes('asha')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please wait a little and try again.',
  })
  await writes('ravi')
  const giveBack = await people('asha', 5)
  await expect(people('asha', 1)).rejects.toMatchObject({ message: expect.stringContaining('go on tomorrow') })
  await people('asha', 0)
  await giveBack()
})

test('whoever is above a limit is refused without asking the database', async () => {
  const fresh = await freshDatabase()
  const query = vi.spyOn(fresh.database.pool, 'query')
  const { writes } = openLimits(readConfig({ LIMIT_WRITES: '2/60' }), fresh.database, vault)
  for (let at = 0; at < 3; at++) await writes('asha').catch(() => {})
  const before = query.mock.calls.length

  await expect(writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  expect(before).toBeGreaterThan(0)
  expect(query).toHaveBeenCalledTimes(before)
  await fresh.drop()
})

test('nodes that share a database share the count, and a try that is given back is free again', async () => {
  const fresh = await freshDatabase()
  const config = readConfig({ LIMIT_WRITES: '2/60' })
  const [one, other] = [openLimits(config, fresh.database, vault), openLimits(config, fresh.database, vault)]

  const giveBack = await one.writes('asha')
  await giveBack()
  await one.writes('asha')
  await other.writes('asha')

  await expect(one.writes('asha')).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    headers: {
      'ratelimit-limit': '2',
      'ratelimit-remaining': '0',
      'ratelimit-policy': '2;w=60',
      'retry-after': expect.stringMatching(/^([1-9]|[1-5]\d|60)$/),
    },
  })
  await other.writes('ravi')
  await fresh.drop()
})

test('the last try of a limit is free again once it is given back', async () => {
  const fresh = await freshDatabase()
  const { writes } = openLimits(readConfig({ LIMIT_WRITES: '2/60' }), fresh.database, vault)
  await writes('asha')

  for (let at = 0; at < 3; at++) await (await writes('asha'))()
  await writes('asha')

  await expect(writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await fresh.drop()
})

test('a try that is given back after its count has ended lets no further one through', async () => {
  const fresh = await freshDatabase()
  const { writes } = openLimits(readConfig({ LIMIT_WRITES: '2/60' }), fresh.database, vault)
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const givenBackLate = [await writes('asha'), await writes('asha')]

  vi.setSystemTime(Date.now() + 61_000)
  for (const giveBack of givenBackLate) await giveBack()
  for (let at = 0; at < 2; at++) await writes('asha')

  await expect(writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await fresh.drop()
})

test('whoever was one too many may come again once others are given back', async () => {
  const fresh = await freshDatabase()
  const { writes } = openLimits(readConfig({ LIMIT_WRITES: '2/60' }), fresh.database, vault)
  const counted = [await writes('asha'), await writes('asha')]
  await expect(writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })

  for (const giveBack of counted) await giveBack()

  await writes('asha')
  await expect(writes('asha')).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  await fresh.drop()
})

test('what is asked whether it fits counts for nothing', async () => {
  const fresh = await freshDatabase()
  const { uploadKilobytes } = openLimits(readConfig({ LIMIT_UPLOAD_KILOBYTES: '5/60' }), fresh.database, vault)
  await uploadKilobytes('asha', 2)

  for (let at = 0; at < 3; at++) await uploadKilobytes.fits('asha', 3)
  await expect(uploadKilobytes.fits('asha', 4)).rejects.toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    message: expect.stringContaining('tomorrow'),
  })

  await uploadKilobytes('asha', 3)
  await fresh.drop()
})

test('a count alone is answered before it is on the disk', async () => {
  const fresh = await freshDatabase()
  const client = await fresh.database.pool.connect()
  const waits = async () => (await client.query('show synchronous_commit')).rows[0].synchronous_commit
  await client.query('begin')
  await client.query("insert into rate_limit values ('asha', 1, 1)")
  const counting = await waits()
  await client.query('commit')

  expect([counting, await waits()]).toEqual(['off', 'on'])
  client.release()
  await fresh.drop()
})

test('whom a limit counts stands in the database under a name that only this vault makes', async () => {
  const fresh = await freshDatabase()
  const [limits, tallies] = [openLimits, openTallies].map((open) => open(readConfig({}), fresh.database, vault)) as [Limits, Tallies]
  await limits.memberEmails('Asha@Example.org')
  await limits.memberEmails('asha@example.org')
  await tallies.signInAddress('203.0.113.7')

  const { rows } = await fresh.database.pool.query<{ key: string; points: number }>('select key, points from rate_limit order by points')
  const plain = (text: string) =>
    ['hex', 'base64', 'base64url'].map((as) =>
      createHash('sha256')
        .update(text)
        .digest(as as 'hex'),
    )
  const stored = rows.map(({ key }) => key).join()

  expect(rows.map(({ points }) => points)).toEqual([1, 2])
  for (const told of [/asha/i, /203\.0/, ...plain('asha@example.org'), ...plain('203.0.113.7')]) expect(stored).not.toMatch(told)
  await openLimits(readConfig({}), fresh.database, openVault(Buffer.alloc(32, 8))).memberEmails('asha@example.org')
  expect((await fresh.database.pool.query('select key from rate_limit')).rows).toHaveLength(3)
  await fresh.drop()
})

test('limits that are off refuse nobody', async () => {
  const { writes } = openLimits(readConfig({ RATE_LIMITS: 'off', LIMIT_WRITES: '1/60' }), { pool: {} as Pool }, vault)

  for (let at = 0; at < 3; at++) await (await writes('asha'))()
})

import { sql } from 'kysely'
import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { feed } from '#contract/feed.ts'
import { newId } from '#server/platform/ids.ts'
import { grownBy, listen } from '#tests/support/listen.ts'
import { hasRedis, RedisServer } from '#tests/support/redis-server.ts'
import { Person, type TestMember, World } from '#tests/support/world.ts'

// Nodes know who is counted by the same key.
const settings = { RATE_LIMITS: 'on', LIMIT_WRITES: '6/60', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }

/** Two nodes on one database and one Redis. */
const test = base.extend<{ redis: RedisServer; nodes: [one: World, other: World] }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  redis: async ({}, use) => {
    const redis = await RedisServer.open()
    await use(redis)
    await redis.kill()
  },
  nodes: async ({ redis }, use) => {
    const one = await World.open({ ...settings, REDIS_URL: redis.url })
    const other = await World.open({ ...settings, REDIS_URL: redis.url }, undefined, one)
    await use([one, other])
    await other.close()
    await one.close()
  },
})

const write = (member: TestMember | Person) => member.call(feed.create, { clientId: newId(), content: 'A quiet night' })
const health = async (world: World) => (await world.fetch('/api/health')).json() as Promise<{ status: string; message: string }>
const at = ({ url }: World, { token }: TestMember) => new Person(url, token)

test.skipIf(!hasRedis)(
  'what happens on one node is heard on the other, and so is the end of a session',
  async ({ nodes: [one, other] }) => {
    const [asha, ravi] = [await one.member(), await one.member()]
    const line = await listen(other, ravi, 'feed')
    const ended = new Promise<string>((resolve) => line.socket.once('disconnect', resolve))

    const { id } = await write(asha)
    await expect.poll(() => grownBy(line)).toEqual([id])
    await at(one, ravi).call(account.signOut)

    expect(await ended).toBe('io server disconnect')
    expect(line.of('session_ended')).toHaveLength(1)
  },
)

test.skipIf(!hasRedis)('limits are counted over both nodes, and not in the database', async ({ nodes: [one, other] }) => {
  const asha = await one.member()
  for (let times = 0; times < 3; times++) for (const node of [one, other]) await write(at(node, asha))

  for (const node of [one, other]) await expect(write(at(node, asha))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect((await sql`select from rate_limit`.execute(one.db)).rows).toEqual([])
})

test.skipIf(!hasRedis)('while Redis is away everything is answered and health says so; then pages catch up', async ({ nodes, redis }) => {
  const [one, other] = nodes
  const [asha, ravi] = [await one.member(), await one.member()]
  const line = await listen(other, ravi, 'feed')
  const dropped = new Promise<string>((resolve) => line.socket.once('disconnect', resolve))

  await redis.kill()
  await expect.poll(() => health(one)).toMatchObject({ status: 'degraded', message: 'Live events do not reach the other nodes.' })
  await write(asha)
  await redis.start()

  expect(await dropped).toBe('transport close')
  for (const node of nodes) await expect.poll(() => health(node)).toMatchObject({ status: 'ok' })
  const again = await listen(other, ravi, 'feed')
  const { id } = await write(asha)
  await expect.poll(() => grownBy(again)).toEqual([id])
  again.close()
})

import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { io, type Socket } from 'socket.io-client'
import { afterEach, test as base, expect, vi } from 'vitest'
import { feed } from '#contract/feed.ts'
import { LIVE_PATH, WATCH } from '#contract/live.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import { site } from '#contract/site.ts'
import { Line } from './support/line.ts'
import { type TestMember, World } from './support/world.ts'

const PASSWORD = 'turmeric lamp at seven'
const open: Socket[] = []
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect()
})

const test = base.extend<{ world: World; admin: pg.Client }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ DATABASE_LOCK_SECONDS: '3', DATABASE_WAIT_SECONDS: '0.3' })
    await use(world)
    await world.close()
  },
  /** The database's keeper, at work on a connection of their own. */
  admin: async ({ world }, use) => {
    const admin = new pg.Client({ connectionString: world.databaseUrl })
    await admin.connect()
    await use(admin)
    await admin.end()
  },
})

/** Ends every other connection to this database and answers how many there were. */
async function endAll(admin: pg.Client) {
  const { rowCount } = await admin.query(
    'select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  return rowCount
}

/** A member's line, once it is open. */
async function lineOf(world: World, { token }: TestMember) {
  const socket = io(world.url, { path: LIVE_PATH, transports: ['websocket'], forceNew: true, reconnectionDelay: 50, auth: { token } })
  open.push(socket)
  await new Promise<void>((resolve) => socket.once('connect', resolve))
  return socket
}

/** Why a line is not opened for this token. */
function refusalOfLine({ url }: World, token: string) {
  const socket = io(url, { path: LIVE_PATH, transports: ['websocket'], forceNew: true, reconnection: false, auth: { token } })
  open.push(socket)
  return new Promise<string>((resolve) => socket.once('connect_error', ({ message }) => resolve(message)))
}

const write = (member: TestMember) => member.call(feed.create, { clientId: randomUUID(), content: 'The round begins at seven' })
const isWell = async (world: World) => (await world.nobody.call(site.health).catch((error) => error)).status
const countOf = (admin: pg.Client, what: string) => admin.query(`select count(*)::int as n from ${what}`).then(({ rows }) => rows[0].n)

test('when every connection is ended while idle, listening and in a transaction, the next request is answered', async ({
  world,
  admin,
}) => {
  const asha = await world.member()
  const begun = Promise.withResolvers<void>()
  const ended = Promise.withResolvers<void>()
  const broken = world.db.transaction().execute(async (tx) => {
    await tx.selectFrom('member').select('id').execute()
    begun.resolve()
    await ended.promise
    await tx.selectFrom('member').select('id').execute()
  })
  const failure = expect(broken).rejects.toThrow()
  await begun.promise

  const connections = await endAll(admin)
  ended.resolve()
  await failure

  expect(connections).toBeGreaterThanOrEqual(2)
  await expect.poll(() => isWell(world)).toBe('ok')
  await expect
    .poll(() =>
      write(asha).then(
        ({ id }) => id,
        () => '',
      ),
    )
    .not.toBe('')
})

test('two nodes hear of each other again after every connection was ended, and browsers are made to catch up', async ({ world, admin }) => {
  const other = await World.open({}, undefined, world)
  const [asha, ravi] = [await world.member(), await world.member()]
  const line = await lineOf(other, ravi)
  const dropped = new Promise<string>((resolve) => line.once('disconnect', resolve))
  const heard: string[] = []
  line.on('connect', () => line.emit(WATCH, ['feed']))
  line.emit(WATCH, ['feed'])
  line.on('feed_grew', ({ posts }: LiveEvents['feed_grew']) => heard.push(...posts.map(({ postId }) => postId)))

  await endAll(admin)

  expect(await dropped).toBe('transport close')
  await expect.poll(() => line.connected).toBe(true)
  const written: string[] = []
  await expect
    .poll(async () => {
      const post = await write(asha).catch(() => undefined)
      if (post) written.push(post.id)
      return written.some((id) => heard.includes(id))
    })
    .toBe(true)
  await expect.poll(() => isWell(world)).toBe('ok')
  await other.close()
})

test('members who write while connections are ended again and again lose nothing that was acknowledged', async ({ world, admin }) => {
  const members = await Promise.all([world.member(), world.member(), world.member()])
  const acknowledged: string[] = []
  let over = false
  const refusals = new Set<string>()
  const writers = members.map(async (member) => {
    while (!over) {
      const written = await write(member).catch((error) => void refusals.add(error.code))
      if (written) acknowledged.push(written.id)
    }
  })

  for (let round = 1; round <= 5; round++) {
    await expect.poll(() => acknowledged.length).toBeGreaterThanOrEqual(round * 5)
    await endAll(admin)
  }
  over = true
  await Promise.all(writers)

  const { rows } = await admin.query('select id from post where id = any($1)', [acknowledged])
  expect(rows).toHaveLength(acknowledged.length)
  expect([...refusals].filter((code) => code !== 'UNAVAILABLE')).toEqual([])
})

test('while a table is locked writers are told to come back, health and signing in are answered, and afterwards all is well', async ({
  world,
  admin,
}) => {
  const members = await Promise.all(Array.from({ length: 8 }, () => world.member()))
  const account = { name: 'Asha Rao', email: 'asha@example.org', password: PASSWORD }
  await post(world, '/api/auth/register', account)
  await admin.query('begin; lock table post in access exclusive mode')

  const answers = members.map(({ token }) => post(world, '/api/feed/posts', { clientId: randomUUID(), content: 'Round at seven' }, token))
  await expect.poll(() => countOf(admin, 'pg_locks where not granted')).toBeGreaterThanOrEqual(4)
  const health = await world.fetch('/api/health')
  const login = await post(world, '/api/auth/login', { email: account.email, password: account.password })
  const refused = await Promise.all(answers)

  expect([health.status, login.status]).toEqual([200, 200])
  for (const { status, headers, body } of refused) {
    expect([status, body.code]).toEqual([503, 'BUSY'])
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
  expect(await isWell(world)).toBe('degraded')
  await admin.query('rollback')
  expect(await write(members[0]!)).toHaveProperty('id')
})

test('a database that is away is said in words, with the time to come back, and health says so', async ({ world }) => {
  const line = await Line.to(world.databaseUrl)
  const node = await World.open({}, undefined, { databaseUrl: line.url })
  const asha = await node.member()

  await line.down()
  const refused = await post(node, '/api/feed/posts', { clientId: randomUUID(), content: 'Round at seven' }, asha.token)
  const health = await node.fetch('/api/health')
  const alive = await node.fetch('/api/alive')
  // Told that the session is unknown, a page would sign out.
  const ofLine = await refusalOfLine(node, 'a'.repeat(asha.token!.length))
  await line.up()

  expect(ofLine).toBe('UNAVAILABLE')
  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'unavailable', database: 'unreachable' }])
  expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
  await expect.poll(() => isWell(node)).toBe('ok')
  expect(await write(asha)).toHaveProperty('id')
  await node.close()
  await line.down()
})

test('a network that is cut without a word is noticed, and forgotten once it is back', async ({ world }) => {
  const line = await Line.to(world.databaseUrl)
  const node = await World.open({ DATABASE_STATEMENT_SECONDS: '0.1' }, undefined, { databaseUrl: line.url })
  const asha = await node.member()

  line.cut()
  const refused = await post(node, '/api/feed/posts', { clientId: randomUUID(), content: 'Round at seven' }, asha.token)
  await line.up()

  expect([refused.status, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
  await expect.poll(() => isWell(node)).toBe('ok')
  expect(await write(asha)).toHaveProperty('id')
  await node.close()
  await line.down()
})

test('a clock that is not the one of the database is said by health', async ({ world }) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 60_000 })
  await expect.poll(() => isWell(world)).toBe('degraded')

  vi.useRealTimers()
  await expect.poll(() => isWell(world)).toBe('ok')
})

test('a disk that is full is said in words, nothing is lost, and health is degraded', async ({ world, admin }) => {
  const asha = await world.member()
  const before = await countOf(admin, 'post')
  await admin.query(`
    create function no_room() returns trigger language plpgsql as $$ begin raise 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_room before insert on post for each row execute function no_room()`)

  const refused = await post(world, '/api/feed/posts', { clientId: randomUUID(), content: 'Round at seven' }, asha.token)
  const health = await isWell(world)
  await admin.query('drop trigger no_room on post')

  expect([refused.status, refused.body.code]).toEqual([507, 'STORAGE_FULL'])
  expect(refused.headers.get('retry-after')).not.toBeNull()
  expect(health).toBe('degraded')
  expect(await countOf(admin, 'post')).toBe(before)
  expect(await write(asha)).toHaveProperty('id')
})

async function post(world: World, path: string, body: object, token?: string) {
  const headers = { 'content-type': 'application/json' }
  const answer = await world.fetch(path, { method: 'POST', headers, body: JSON.stringify(body), token })
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as { code?: string } }
}

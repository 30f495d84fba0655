import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, inject, test, vi } from 'vitest'
import { MessageClient } from '../support/message-client.ts'
import { type Running, startProcess } from '../support/process.ts'
import { openPostgres } from './postgres.ts'

const rounds = inject('rounds')
const NODES = 3
const MEMBERS = 6
const MESSAGES = rounds * 1000
const KILLS = Math.ceil(rounds * 1.2)
/** Messages that a member has on the way at a time, in each conversation. */
const AT_ONCE = 2
/** Of those sent while nodes are killed, what share is sent to two of them at the same moment. */
const DOUBLED = 0.1
/** Of those measured without kills. */
const QUIET_MESSAGES = 600
/** A message is shown to others so many times later than it is acknowledged, at most, and without their asking so often at least. */
const SHOW_BY_ACKNOWLEDGE_MAX = 1.5
const LIVE_MIN = 0.9

const quantile = (times: readonly number[], q: number) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * q)] ?? 0

test('no message is lost, shown twice or out of its order, whatever is killed or cut', async () => {
  const town = await openTown()
  const { clients, conversationIds } = town

  const quiet = await writeAll(QUIET_MESSAGES)
  const acknowledge = quantile(quiet.acknowledgeMs, 0.95)
  const show = quantile(quiet.showMs, 0.95)
  console.log(`quiet: p95 acknowledged ${acknowledge.toFixed(1)} ms, shown ${show.toFixed(1)} ms, ${(100 * quiet.live).toFixed(1)} % live`)

  for (const client of clients) client.doubled = DOUBLED
  let isOver = false
  let kills = 0
  const killing = (async () => {
    while (!isOver) {
      await town.killOne()
      kills++
      clients[kills % clients.length]!.cut()
      await sleep(500 + Math.random() * 1000)
    }
  })()
  const from = performance.now()
  let written = 0
  let live = 0
  while (written < MESSAGES || kills < KILLS) {
    const some = await writeAll(1000)
    written += 1000
    live += some.live
  }
  const seconds = (performance.now() - from) / 1000
  isOver = true
  await killing

  expectAll()
  const share = live / (written / 1000)
  console.log(
    `${written} messages, ${kills} kills of ${NODES} nodes: 0 lost, 0 twice, 0 out of order, ${Math.round(written / seconds)} a second, ${(100 * share).toFixed(1)} % live`,
  )
  expect(quiet.live).toBeGreaterThanOrEqual(LIVE_MIN)
  expect(show / acknowledge).toBeLessThanOrEqual(SHOW_BY_ACKNOWLEDGE_MAX)
  for (const client of clients) client.close()
  await town.close()

  /** Each member writes in each conversation, and waits until everybody has all of it. */
  async function writeAll(count: number) {
    const before = clients.map(({ shown, acknowledged }) => ({ shown: shown.length, acknowledged: acknowledged.length }))
    const lanes = clients.flatMap((client) => conversationIds.flatMap((id) => Array.from({ length: AT_ONCE }, () => ({ client, id }))))
    await Promise.all(
      lanes.map(async ({ client, id }, lane) => {
        const own = Math.floor(count / lanes.length) + Number(lane < count % lanes.length)
        for (let at = 0; at < own; at++) await client.write(id, `Word ${at} of lane ${lane}`)
      }),
    )
    const heads = conversationIds.map((id) =>
      Math.max(...clients.flatMap(({ acknowledged }) => acknowledged.flatMap((one) => (one.conversationId === id ? one.seq : [])))),
    )
    await vi.waitUntil(() => clients.every((client) => conversationIds.every((id, at) => client.lastSeqOf(id) >= heads[at]!)), {
      timeout: 120_000,
    })
    const sentAt = new Map(
      clients.flatMap(({ acknowledged }, at) => acknowledged.slice(before[at]!.acknowledged).map((one) => [one.clientId, one])),
    )
    const heard = clients.flatMap(({ shown, memberId }, at) =>
      shown.slice(before[at]!.shown).filter(({ message }) => message.senderId !== memberId && sentAt.has(message.clientId)),
    )
    return {
      acknowledgeMs: [...sentAt.values()].map(({ since, at }) => at - since),
      showMs: heard.map(({ message, at }) => at - sentAt.get(message.clientId)!.since),
      live: heard.filter(({ how }) => how === 'live').length / Math.max(1, heard.length),
    }
  }

  function expectAll() {
    const acknowledged = clients.flatMap((client) => client.acknowledged)
    for (const client of clients) {
      for (const id of conversationIds) {
        const shown = client.shown.flatMap(({ message }) => (message.conversationId === id ? message : []))
        expect(shown.map(({ seq }) => seq)).toEqual(Array.from({ length: shown.length }, (_, at) => at + 1))
        const keys = new Set(shown.map(({ senderId, clientId }) => `${senderId} ${clientId}`))
        expect(keys.size).toBe(shown.length)
        const missing = acknowledged.filter((one) => one.conversationId === id && shown[one.seq - 1]?.clientId !== one.clientId)
        expect(missing).toEqual([])
      }
    }
    for (const client of clients)
      for (const id of conversationIds) {
        const own = client.acknowledged.filter((one) => one.conversationId === id).map(({ seq }) => seq)
        expect(own).toEqual(own.toSorted((a, b) => a - b))
      }
  }
})

/** Nodes on one PostgreSQL, and members of a group and of two conversations beside it. */
async function openTown() {
  const postgres = await openPostgres()
  const folders = await Promise.all(Array.from({ length: NODES }, () => mkdtemp(join(tmpdir(), 'wardmates-chaos-node-'))))
  const key = () => randomBytes(32).toString('base64')
  const shared = {
    DATABASE_URL: postgres.url,
    SECRET_KEY: key(),
    AUDIT_KEYS: key(),
    MESSAGE_KEYS: key(),
    CORPUS: 'off',
    LOG_LEVEL: 'silent',
  }
  const start = (at: number) => startProcess({ ...shared, WARDMATES_DATA: folders[at]! })
  const nodes: (Running | undefined)[] = []
  for (let at = 0; at < NODES; at++) nodes.push(await start(at))
  const urls = () => nodes.flatMap((node) => node?.url ?? [])
  const post = async <T>(path: string, token: string | undefined, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(urls()[0] + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json() as Promise<T>
  }
  const members = []
  for (let at = 0; at < MEMBERS; at++) {
    const account = { name: 'Asha Rao', email: `${randomUUID()}@example.org`, password: 'ward round at seven' }
    const { token, user } = await post<{ token: string; user: { id: string } }>('/api/auth/register', undefined, account)
    members.push({ memberId: user.id, token })
  }
  const [maker, ...others] = members
  const database = new pg.Client({ connectionString: postgres.url })
  await database.connect()
  for (const { memberId } of others)
    await database.query("insert into mate_link (from_id, to_id, state, connected_at) values ($1, $2, 'connected', now())", [
      maker!.memberId,
      memberId,
    ])
  await database.end()
  const group = (name: string) =>
    post<{ id: string }>('/api/conversations', maker!.token, {
      clientId: randomUUID(),
      name,
      memberIds: others.map(({ memberId }) => memberId),
    })
  const conversationIds = [(await group('Cath lab')).id, (await group('Night')).id]
  const clients = members.map((member) => new MessageClient(member, urls))
  for (const client of clients) client.open(conversationIds)
  return {
    clients,
    conversationIds,
    async killOne() {
      const at = Math.floor(Math.random() * NODES)
      const victim = nodes[at]!
      nodes[at] = undefined
      await victim.end('SIGKILL')
      nodes[at] = await start(at)
    },
    async close() {
      await Promise.all(nodes.map((node) => node?.end('SIGTERM')))
      await postgres.close()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

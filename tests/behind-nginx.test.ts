import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, inject, test, vi } from 'vitest'
import { MessageClient } from './support/message-client.ts'
import { hasNginx, openNginx } from './support/nginx.ts'
import { type Running, startProcess } from './support/process.ts'
import { hasRedis, RedisServer } from './support/redis-server.ts'
import { ask, dropDatabase, urlOf } from './support/statement.ts'
import { tus } from './support/upload.ts'

const EACH = 20
const PIECE_BYTES = 4 * 1024 * 1024

// Where `.ci/run` has brought both, their lack is a failure.
test.skipIf(process.env.NEEDS_NGINX !== 'true' && !(hasNginx && hasRedis))(
  'behind nginx as the operator’s page has it, a node is killed and no message is lost, doubled or misplaced',
  { timeout: 120_000 },
  async () => {
    const town = await openTown()
    const { asha, ravi, id, nginx } = town
    const clients = [asha, ravi].map((member) => new MessageClient(member, () => [nginx.url]))
    for (const client of clients) client.open([id])

    const writing = clients.map(async (client) => {
      const seqs: number[] = []
      for (let at = 0; at < EACH; at++) seqs.push(await client.write(id, `Word ${at}`))
      return seqs
    })
    await vi.waitUntil(() => clients.every(({ acknowledged }) => acknowledged.length > EACH / 4), { timeout: 60_000 })
    await town.killOne()
    const sent = (await Promise.all(writing)).flat()

    await vi.waitUntil(() => clients.every((client) => client.lastSeqOf(id) >= 2 * EACH), { timeout: 60_000 })
    expect(sent.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * EACH }, (_, at) => at + 1))
    for (const { shown } of clients) expect(shown.map(({ message }) => message.seq)).toEqual(sent.toSorted((a, b) => a - b))

    // What is sent in pieces goes through as large as our own pages send it, and each member is known by their own address.
    const sender = tus(nginx.url)
    const address = await sender.begun(asha, PIECE_BYTES, { kind: 'attachment', filename: 'film.mp4' })
    const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom'), Buffer.alloc(PIECE_BYTES - 12)])
    expect((await sender.piece(asha, address, 0, film)).status).toBe(204)
    for (const client of clients) client.close()
    await town.close()
  },
)

test.skipIf(process.env.NEEDS_NGINX !== 'true' && !hasNginx)(
  'nginx as the operator’s page has it writes down no words that a member searched for, nor where it came to nothing',
  async () => {
    const node = createServer((_request, response) => response.end('here')).listen(0, '127.0.0.1')
    await once(node, 'listening')
    const nginx = await openNginx([`http://127.0.0.1:${(node.address() as AddressInfo).port}`])
    const search = () => fetch(`${nginx.url}/api/conversations/messages?q=eschar`).then(({ status }) => status)

    const found = await search()
    node.closeAllConnections()
    await new Promise((resolve) => node.close(resolve))
    const refused = await search()

    // It writes a line down once the answer is away.
    await vi.waitUntil(async () => (await nginx.written()).includes('" 502 '))
    const written = await nginx.written()
    await nginx.close()
    expect([found, refused]).toEqual([200, 502])
    expect(written.match(/"GET \/api\/conversations\/messages" \d+/g)).toHaveLength(2)
    expect(written).not.toContain('eschar')
  },
)

/** Two nodes on one database and one Redis behind nginx, and two mates with a conversation. */
async function openTown() {
  const server = inject('postgres')
  const name = `wardmates_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name} template ${server.template}`)
  const database = urlOf(server.url, name)
  const redis = await RedisServer.open()
  const folders = await Promise.all([0, 1].map(() => mkdtemp(join(tmpdir(), 'wardmates-node-'))))
  const key = () => randomBytes(32).toString('base64')
  const shared = {
    DATABASE_URL: database,
    REDIS_URL: redis.url,
    SECRET_KEY: key(),
    AUDIT_KEYS: key(),
    MESSAGE_KEYS: key(),
    TRUSTED_PROXIES: '127.0.0.1',
    CORPUS: 'off',
    LOG_LEVEL: 'silent',
  }
  // One after the other: the first one brings the tables.
  const nodes: Running[] = []
  for (const folder of folders) nodes.push(await startProcess({ ...shared, WARDMATES_DATA: folder }))
  const nginx = await openNginx(nodes.map(({ url }) => url))

  const call = async <T>(method: 'POST' | 'PUT', path: string, token: string | undefined, body: object): Promise<T> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(nginx.url + path, { method, headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return answer.json() as Promise<T>
  }
  const register = async () => {
    const account = { name: 'Asha Rao', email: `${randomUUID()}@example.org`, password: 'ward round at seven' }
    const { token, user } = await call<{ token: string; user: { id: string } }>('POST', '/api/auth/register', undefined, account)
    return { memberId: user.id, token }
  }
  const [asha, ravi] = [await register(), await register()]
  await ask(
    database,
    `insert into mate_link (from_id, to_id, state, connected_at) values ('${asha.memberId}', '${ravi.memberId}', 'connected', now())`,
  )
  const { id } = await call<{ id: string }>('PUT', `/api/conversations/with/${ravi.memberId}`, asha.token, {})
  return {
    asha,
    ravi,
    id,
    nginx,
    killOne: () => nodes.pop()!.end('SIGKILL'),
    async close() {
      await nginx.close()
      await Promise.all(nodes.map((node) => node.end('SIGTERM')))
      await redis.kill()
      await dropDatabase(server.url, name)
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

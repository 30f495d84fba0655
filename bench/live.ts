import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure } from './support/figures.ts'
import { startLines, startLoad, startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

export const title = 'A like that 20 people see, beside members who look at something else'

/** The second is near what one process may have open where the limit is 20,000 files. */
const STEPS = [2000, 18_000]
const WATCHING = 20
const VIEWERS = 1000
const SECONDS = 8
const CROWD = { members: 2000, posts: 5000, likesPerPost: 1, commentsPerPost: 1, days: 30 }

type Server = Awaited<ReturnType<typeof startServer>>
type Cost = { cpuMs: number; p50Ms: number; p95Ms: number; memoryMiB: number }

/** What a like costs with nobody else connected, and with more and more; on one node, then on two. */
export async function measure(): Promise<Figure[]> {
  return [...(await grow(1)), ...(await grow(2))]
}

async function grow(nodes: number): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('live')
  const load = startLoad()
  const lines = startLines()
  const running: { stop(): Promise<void> }[] = [load, lines]
  try {
    const { rows: held } = await sql<{ seeded: boolean }>`select exists (select from post) as seeded`.execute(db)
    if (!held[0]?.seeded) await seedCrowd(db, CROWD)
    const servers: Server[] = []
    for (let node = 0; node < nodes; node++) servers.push(await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' }))
    running.push(...servers)
    const viewers = await signIn(db, VIEWERS)
    const tokens = viewers.map(({ token }) => token)
    const { rows: posts } = await sql<{ id: string }>`select id from post order by id desc limit 21`.execute(db)
    const [liked, ...others] = posts.map(({ id }) => id)
    const ports = servers.map(({ port }) => port)

    const ask = (method: string, token: string) =>
      `${method} /api/feed/posts/${liked}/like HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${token}\r\nX-Request-Id: ${randomUUID()}\r\nContent-Length: 0\r\n\r\n`
    const requests = tokens.flatMap((token) => [ask('PUT', token), ask('DELETE', token)])
    const spent = () => servers.reduce((sum, server) => sum + server.cpuMs(), 0)
    const memory = () => servers.reduce((sum, server) => sum + server.treeMiB(), 0)

    /** Processor time of the heartbeats is there without a like too, and is taken off. */
    async function cost(): Promise<Cost> {
      await load.run({ port: ports[0]!, requests, connections: 1, seconds: 2 })
      const quiet = spent()
      await wait(SECONDS * 1000)
      const idle = spent() - quiet
      const before = spent()
      const { answered, p50Ms, p95Ms } = await load.run({ port: ports[0]!, requests, connections: 1, seconds: SECONDS })
      return { cpuMs: (spent() - before - idle) / answered, p50Ms, p95Ms, memoryMiB: memory() }
    }

    await lines.open({ ports, tokens, count: WATCHING, shows: [`post:${liked}`] })
    await cost()
    const alone = await cost()
    const figures: Figure[] = [told(nodes, 0, alone)]
    let connected = 0
    for (const step of STEPS) {
      await lines.open({ ports, tokens, count: step - connected, shows: others.map((id) => `post:${id}`) })
      connected = step
      const crowded = await cost()
      figures.push(
        told(nodes, step, crowded),
        atMost(`processor time of a like, ${step} to 0`, crowded.cpuMs / alone.cpuMs, 1.3),
        atMost(`p50 of a like, ${step} to 0`, crowded.p50Ms / alone.p50Ms, 1.3),
        { what: 'memory a line, in KiB', measured: (((crowded.memoryMiB - alone.memoryMiB) * 1024) / step).toFixed(0) },
      )
    }
    return figures
  } finally {
    for (const child of running.reverse()) await child.stop()
    await close()
  }
}

const told = (nodes: number, connected: number, { cpuMs, p50Ms, p95Ms }: Cost): Figure => ({
  what: `${nodes === 1 ? 'one node' : 'two nodes'}, ${connected} others: processor time, p50 and p95 of a like`,
  measured: `${cpuMs.toFixed(2)} / ${p50Ms.toFixed(1)} / ${p95Ms.toFixed(1)} ms`,
})

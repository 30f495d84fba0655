import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { seedCrowd } from '#tests/support/crowd.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { startLines, startLoad, startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

export const title = 'A like that 20 people see, beside members who look at the feed and other posts'

/** Beside those who watch, by the number of nodes: 18,000 is near what one process may have open where the limit is 20,000 files. */
const STEPS = { 1: [2000, 18_000], 2: [2000, 20_000] } as const
const WATCHING = 20
const VIEWERS = 1000
const SECONDS = 5
/** Each begins with nobody else connected, because a machine is not as fast at its end as at its beginning. */
const ROUNDS = 3
/** What the servers need to take leave of a crowd. */
const LEAVING_MS = 3000
const CROWD = { members: 2000, posts: 5000, likesPerPost: 1, commentsPerPost: 1, days: 30 }

type Server = Awaited<ReturnType<typeof startServer>>
type Cost = { cpuMs: number; p50Ms: number; p95Ms: number; memoryMiB: number }

/** What a like costs with nobody else connected, and with more and more; on one node, then on two. */
export async function measure(): Promise<Figure[]> {
  return [...(await grow(1)), ...(await grow(2))]
}

async function grow(nodes: 1 | 2): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('live')
  const load = startLoad()
  const running: { stop(): Promise<void> }[] = [load]
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

    /** Pages in a process for each node, so that none has more open than a node. */
    function startPages() {
      const lines = ports.map(() => startLines())
      running.push(...lines)
      return {
        open: (count: number, shows: string[]) =>
          Promise.all(lines.map((process, node) => process.open({ port: ports[node]!, tokens, count: count / nodes, shows }))),
        stop: () => Promise.all(lines.map((process) => process.stop())),
      }
    }

    await startPages().open(WATCHING, [`post:${liked}`])
    await cost()
    const alone: Cost[] = []
    const crowded = new Map<number, Cost[]>(STEPS[nodes].map((step) => [step, []]))
    for (let round = 0; round < ROUNDS; round++) {
      alone.push(await cost())
      const crowd = startPages()
      let connected = 0
      for (const [step, costs] of crowded) {
        await crowd.open(step - connected, ['feed', ...others.map((id) => `post:${id}`)])
        connected = step
        costs.push(await cost())
      }
      await crowd.stop()
      await wait(LEAVING_MS)
    }
    return [figureOf(nodes, 0, alone), ...[...crowded].flatMap(([step, costs]) => compared(nodes, step, costs, alone))]
  } finally {
    for (const child of running.reverse()) await child.stop()
    await close()
  }
}

const medianOf = (costs: readonly Cost[], of: keyof Cost) => median(costs.map((cost) => cost[of]))

const figureOf = (nodes: number, connected: number, costs: readonly Cost[]): Figure => ({
  what: `${nodes === 1 ? 'one node' : 'two nodes'}, ${connected} others: processor time, p50 and p95 of a like`,
  measured: `${medianOf(costs, 'cpuMs').toFixed(2)} / ${medianOf(costs, 'p50Ms').toFixed(1)} / ${medianOf(costs, 'p95Ms').toFixed(1)} ms`,
})

/** What a like costs beside so many, to what it cost alone in the same round. */
function compared(nodes: number, step: number, costs: readonly Cost[], alone: readonly Cost[]): Figure[] {
  const ratio = (of: keyof Cost) => median(costs.map((cost, round) => cost[of] / alone[round]![of]))
  const grownKib = median(costs.map(({ memoryMiB }, round) => (memoryMiB - alone[round]!.memoryMiB) * 1024))
  return [
    figureOf(nodes, step, costs),
    atMost(`processor time of a like, ${step} to 0`, ratio('cpuMs'), 1.3),
    atMost(`p50 of a like, ${step} to 0`, ratio('p50Ms'), 1.3),
    { what: 'memory a line, in KiB', measured: (grownKib / step).toFixed(0) },
  ]
}

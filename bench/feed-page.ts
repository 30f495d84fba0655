import { sql } from 'kysely'
import { PAGE_SIZE } from '#contract/page.ts'
import type { Db } from '#server/platform/db/client.ts'
import { cursorAfter } from '#server/platform/db/cursor.ts'
import { openFeedDatabase } from './support/feed-database.ts'
import { atLeast, atMost, type Figure, median } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

export const title = 'A page of the feed, signed in: 100,000 members, 1,000,000 posts, 5,000,000 links, 16 connections'

const ROUNDS = 9
const SECONDS = 4
const CONNECTIONS = 16
const POOL = '10'
const VIEWERS = 1000
const CURSORS = 2000
const DEEP_PAGE = 5000

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!
const get = (path: string, headers = '') => `GET ${path} HTTP/1.1\r\nHost: bench\r\n${headers}\r\n`

/** Asks the product and the ceiling in turn, first the one and then the other, and compares within each round. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openFeedDatabase()
  const env = { ...settings, DATABASE_POOL: POOL }
  const load = startLoad()
  const servers: { stop(): Promise<void> }[] = [load]
  try {
    const bare = await startServer('./feed-bare.ts', env)
    servers.push(bare)
    const product = await startServer('./product.ts', env)
    servers.push(product)

    const viewers = await signIn(db, VIEWERS)
    const cursors = await someCursors(db)
    const deep = await cursorOfPage(db, DEEP_PAGE)
    const ask = (cursor?: string) => {
      const from = cursor ? `&cursor=${cursorAfter(cursor)}` : ''
      return get(`/api/feed/posts?show=newest${from}`, `Authorization: Bearer ${pick(viewers).token}\r\n`)
    }

    const askRanked = () => get('/api/feed/posts', `Authorization: Bearer ${pick(viewers).token}\r\n`)

    const order = { connections: CONNECTIONS, seconds: SECONDS }
    const sides = {
      bare: { ...order, server: bare, port: bare.port, requests: cursors.map((id) => get(`/${pick(viewers).id}/${id}`)) },
      product: { ...order, server: product, port: product.port, requests: cursors.map(ask) },
      first: { ...order, server: product, port: product.port, requests: cursors.map(() => ask()) },
      rankedBare: { ...order, server: bare, port: bare.port, requests: cursors.map(() => get(`/${pick(viewers).id}`)) },
      ranked: { ...order, server: product, port: product.port, requests: cursors.map(askRanked) },
      deep: { ...order, server: product, port: product.port, requests: cursors.map(() => ask(deep)) },
    }

    async function run(side: keyof typeof sides) {
      const { server, ...rest } = sides[side]
      const before = server.cpuMs()
      const result = await load.run(rest)
      return { ...result, cpuUs: ((server.cpuMs() - before) / result.answered) * 1000 }
    }
    type Run = Awaited<ReturnType<typeof run>>

    async function compare(one: keyof typeof sides, other: keyof typeof sides) {
      for (const side of [one, other]) await run(side)
      const rounds: [Run, Run][] = []
      for (let round = 0; round < ROUNDS; round++) {
        if (round % 2 === 0) rounds.push([await run(one), await run(other)])
        else rounds.push(([await run(other), await run(one)] as [Run, Run]).reverse() as [Run, Run])
      }
      return {
        ratio: (of: keyof Run) => median(rounds.map(([a, b]) => a[of] / b[of])),
        of: (which: 0 | 1, of: keyof Run) => median(rounds.map((pair) => pair[which][of])),
      }
    }

    const forYou = await compare('ranked', 'rankedBare')
    const page = await compare('product', 'bare')
    const depth = await compare('deep', 'first')
    return [
      { what: 'For You, product, requests a second', measured: forYou.of(0, 'perSecond').toFixed(0) },
      { what: 'For You, bare node:http with the same SQL, requests a second', measured: forYou.of(1, 'perSecond').toFixed(0) },
      atLeast('For You: requests a second, product to bare', forYou.ratio('perSecond'), 0.8),
      atMost('For You: p99, product to bare', forYou.ratio('p99Ms'), 1.3),
      { what: 'For You: p50 and p95 in ms', measured: `${forYou.of(0, 'p50Ms').toFixed(1)} / ${forYou.of(0, 'p95Ms').toFixed(1)}` },
      { what: 'product, requests a second', measured: page.of(0, 'perSecond').toFixed(0) },
      { what: 'bare node:http with the same SQL, requests a second', measured: page.of(1, 'perSecond').toFixed(0) },
      atLeast('requests a second, product to bare', page.ratio('perSecond'), 0.8),
      atMost('p99, product to bare', page.ratio('p99Ms'), 1.5),
      { what: 'processor time a request, product to bare', measured: page.ratio('cpuUs').toFixed(2) },
      { what: 'first page, p50 and p95 in ms', measured: `${depth.of(1, 'p50Ms').toFixed(1)} / ${depth.of(1, 'p95Ms').toFixed(1)}` },
      { what: `page ${DEEP_PAGE}, p50 and p95 in ms`, measured: `${depth.of(0, 'p50Ms').toFixed(1)} / ${depth.of(0, 'p95Ms').toFixed(1)}` },
      atMost(`p50, page ${DEEP_PAGE} to first page`, depth.ratio('p50Ms'), 1.3),
      atMost(`p95, page ${DEEP_PAGE} to first page`, depth.ratio('p95Ms'), 1.3),
    ]
  } finally {
    for (const server of servers.reverse()) await server.stop()
    await close()
  }
}

async function someCursors(db: Db) {
  const { rows } = await sql<{ id: string }>`select id from post order by md5(id::text) limit ${sql.lit(CURSORS)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function cursorOfPage(db: Db, page: number) {
  const { rows } = await sql<{ id: string }>`
    select id from post order by id desc offset ${sql.lit(page * PAGE_SIZE - 1)} limit 1`.execute(db)
  return rows[0]!.id
}

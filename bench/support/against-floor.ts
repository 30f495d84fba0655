import pg from 'pg'
import type { Db } from '#server/platform/db/client.ts'
import { atMost, type Figure, median, percentile } from './figures.ts'
import { replay, statementsOf } from './recorder.ts'
import { fetched, type Viewer } from './viewers.ts'

type Side = 'product' | 'bare'
type Asked<Search> = {
  port: number
  databaseUrl: string
  viewers: readonly Viewer[]
  rounds: number
  path: (search: Search) => string
  /** Sends the statements that the product answers with. */
  ask: (db: Db, viewer: Viewer, search: Search) => Promise<unknown>
}

/** How long searches take the product and, as the same statements prepared on one connection, the database alone: p95 in ms, a round each. */
export async function againstFloor<Search>(searches: readonly Search[], asked: Asked<Search>) {
  const pool = new pg.Pool({ connectionString: asked.databaseUrl, max: 1 })
  const rounds: { search: Search; p95s: Record<Side, number>[] }[] = []
  try {
    for (const search of searches) {
      const p95s: Record<Side, number>[] = []
      for (let round = 0; round <= asked.rounds; round++) {
        const times: Record<Side, number>[] = []
        for (const viewer of asked.viewers) times.push(await timed(pool, search, viewer, round % 2 === 1, asked))
        // The first round warms both sides.
        if (round > 0) p95s.push({ product: p95Of(times, 'product'), bare: p95Of(times, 'bare') })
      }
      rounds.push({ search, p95s })
    }
    return rounds
  } finally {
    await pool.end()
  }
}

/** What is told of each search: both sides, and the one to the other, at most twice. */
export const figuresOf = (rounds: Awaited<ReturnType<typeof againstFloor>>): Figure[] =>
  rounds.flatMap(({ search, p95s }) => {
    const what = JSON.stringify(search)
    return [
      {
        what: `${what}, p95 in ms: product / floor`,
        measured: `${middleOf(p95s, 'product').toFixed(1)} / ${middleOf(p95s, 'bare').toFixed(1)}`,
      },
      atMost(`${what}, p95, product to floor`, median(p95s.map(({ product, bare }) => product / bare)), 2),
    ]
  })

const p95Of = (times: readonly Record<Side, number>[], side: Side) =>
  percentile(
    times.map((took) => took[side]),
    0.95,
  )
export const middleOf = (p95s: readonly Record<Side, number>[], side: Side) => median(p95s.map((p95) => p95[side]))

/** Each search is asked of both in turn, so that a busy machine costs both alike. */
async function timed<Search>(pool: pg.Pool, search: Search, viewer: Viewer, productFirst: boolean, { port, path, ask }: Asked<Search>) {
  const sent = await statementsOf(pool, (db) => ask(db, viewer, search))
  const floor = await pool.connect()
  const sides = { product: () => fetched(port, path(search), viewer), bare: () => replay(floor, sent) }
  const took = { product: 0, bare: 0 }
  for (const side of productFirst ? (['product', 'bare'] as const) : (['bare', 'product'] as const)) {
    const begun = performance.now()
    await sides[side]()
    took[side] = performance.now() - begun
  }
  floor.release()
  return took
}

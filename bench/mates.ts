import pg from 'pg'
import { INDIA } from '#contract/time-zone.ts'
import { matesOverview } from '#server/home/public.ts'
import { suggestMates } from '#server/mates/public.ts'
import { listMates } from '#server/mates/queries.ts'
import { nowIn } from '#server/platform/days.ts'
import type { Db } from '#server/platform/db/client.ts'
import { atMost, type Figure, median, percentile } from './support/figures.ts'
import { openMatesDatabase } from './support/mates-database.ts'
import { plansOf } from './support/plans.ts'
import { startServer } from './support/processes.ts'
import { replay, statementsOf } from './support/recorder.ts'
import { fetched, signIn, type Viewer } from './support/viewers.ts'

export const title =
  'Mates, 100,000 members and 5,000,000 links; the floor is the same statements, prepared, on one connection with nothing around them'

const MEMBERS = 100_000
const ROUNDS = 5
const VIEWERS = 150
const SUGGESTED = 12

const asks = {
  tiles: { path: '/api/mates/overview', ask: (db: Db, id: string) => matesOverview(db, id, nowIn(INDIA)) },
  connections: { path: '/api/mates?state=connected', ask: (db: Db, id: string) => listMates(db, id, { list: 'connected' }) },
  requests: { path: '/api/mates?state=request_received', ask: (db: Db, id: string) => listMates(db, id, { list: 'request_received' }) },
  suggestions: { path: `/api/mates/suggestions?limit=${SUGGESTED}`, ask: (db: Db, id: string) => suggestMates(db, id, SUGGESTED) },
} as const
type Ask = keyof typeof asks
/** What /mates asks for when it is opened; a browser asks for all of it at once, here one follows the other. */
const parts: Record<string, Ask[]> = { 'mates page': ['tiles', 'connections', 'requests'], suggestions: ['suggestions'] }

/** Each viewer is asked for by the product and by the bare statements in turn, so that a busy machine costs both alike. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openMatesDatabase(MEMBERS)
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  const product = await startServer('./product.ts', settings)
  try {
    const viewers = await signIn(db, VIEWERS)
    const statements = (names: readonly Ask[], { id }: Viewer) =>
      statementsOf(pool, async (db) => {
        for (const name of names) await asks[name].ask(db, id)
      })

    async function timed(names: readonly Ask[], viewer: Viewer, productFirst: boolean) {
      const sent = await statements(names, viewer)
      const client = await pool.connect()
      const sides = {
        product: async () => {
          for (const name of names) await fetched(product.port, asks[name].path, viewer)
        },
        bare: () => replay(client, sent),
      }
      const took = { product: 0, bare: 0 }
      for (const side of productFirst ? (['product', 'bare'] as const) : (['bare', 'product'] as const)) {
        const begun = performance.now()
        await sides[side]()
        took[side] = performance.now() - begun
      }
      client.release()
      return took
    }

    const figures: Figure[] = []
    for (const [what, names] of Object.entries(parts)) {
      for (const viewer of viewers.slice(0, 20)) await timed(names, viewer, false)
      const p95s: { product: number; bare: number }[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const times: { product: number; bare: number }[] = []
        for (const viewer of viewers) times.push(await timed(names, viewer, round % 2 === 1))
        const p95 = (side: 'product' | 'bare') =>
          percentile(
            times.map((took) => took[side]),
            0.95,
          )
        p95s.push({ product: p95('product'), bare: p95('bare') })
      }
      const middle = (side: 'product' | 'bare') => median(p95s.map((p95) => p95[side])).toFixed(1)
      figures.push(
        { what: `${what}, p95 in ms: product / floor`, measured: `${middle('product')} / ${middle('bare')}` },
        atMost(`${what}, p95, product to floor`, median(p95s.map(({ product, bare }) => product / bare)), 2),
      )
    }
    for (const name of Object.keys(asks) as Ask[]) figures.push(...(await plansOf(db, pool, name, await statements([name], viewers[0]!))))
    return figures
  } finally {
    await product.stop()
    await pool.end()
    await close()
  }
}

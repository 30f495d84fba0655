import pg from 'pg'
import { postingPage } from '#server/jobs/board/list.ts'
import { atMost, type Figure, median, percentile } from './support/figures.ts'
import { openJobsDatabase } from './support/jobs-database.ts'
import { startServer } from './support/processes.ts'
import { replay, statementsOf } from './support/recorder.ts'
import { fetched, signIn, type Viewer } from './support/viewers.ts'

export const title = 'Jobs, 200,000 open postings; the floor is the same statements, prepared, on one connection with nothing around them'

const POSTINGS = 200_000
const ROUNDS = 5
const VIEWERS = 50

const searches = [
  { q: 'consultant' },
  { q: 'c4ca4238' },
  { q: 'nobody at all' },
  { city: 'City 7' },
  { specialty: 'Specialty 9', workType: 'locum' },
  { salary: '24_to_48', experience: '10_up' },
] as const

/** Each search is asked of the product and as bare statements in turn, so that a busy machine costs both alike. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openJobsDatabase(POSTINGS)
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  const product = await startServer('./product.ts', settings)
  try {
    const viewers = await signIn(db, VIEWERS)
    const figures: Figure[] = []
    for (const filters of searches) {
      const p95s: { product: number; bare: number }[] = []
      for (let round = 0; round <= ROUNDS; round++) {
        const times: { product: number; bare: number }[] = []
        for (const viewer of viewers) times.push(await timed(filters, viewer, round % 2 === 1))
        const p95 = (side: 'product' | 'bare') =>
          percentile(
            times.map((took) => took[side]),
            0.95,
          )
        // The first round warms both sides.
        if (round > 0) p95s.push({ product: p95('product'), bare: p95('bare') })
      }
      const what = JSON.stringify(filters)
      const middle = (side: 'product' | 'bare') => median(p95s.map((p95) => p95[side])).toFixed(1)
      figures.push(
        { what: `${what}, p95 in ms: product / floor`, measured: `${middle('product')} / ${middle('bare')}` },
        atMost(`${what}, p95, product to floor`, median(p95s.map(({ product, bare }) => product / bare)), 2),
      )
    }
    return figures
  } finally {
    await product.stop()
    await pool.end()
    await close()
  }

  async function timed(filters: (typeof searches)[number], viewer: Viewer, productFirst: boolean) {
    const sent = await statementsOf(pool, (db) => postingPage(db, viewer.id, { show: 'all', ...filters }))
    const floor = await pool.connect()
    const sides = {
      product: () => fetched(product.port, `/api/jobs?${new URLSearchParams(filters)}`, viewer),
      bare: () => replay(floor, sent),
    }
    const took = { product: 0, bare: 0 }
    for (const side of productFirst ? (['product', 'bare'] as const) : (['bare', 'product'] as const)) {
      const begun = performance.now()
      await sides[side]()
      took[side] = performance.now() - begun
    }
    floor.release()
    return took
  }
}

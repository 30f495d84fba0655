import process from 'node:process'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '#server/platform/db/client.ts'
import { findPeople } from '#server/search/people.ts'
import { parsePeopleQuery } from '#server/search/rules.ts'
import { measureQuality } from './search/quality.ts'
import { atMost, type Figure, median, percentile } from './support/figures.ts'
import { openMatesDatabase } from './support/mates-database.ts'
import { plansOf } from './support/plans.ts'
import { startServer } from './support/processes.ts'
import { statementsOf } from './support/recorder.ts'
import { fetched, signIn, type Viewer } from './support/viewers.ts'

export const title =
  'People search: what is found in a thousand; over HTTP and signed in, 100,000 members beside 10,000, each with 100 mates'

const ROUNDS = 5
const NAMES = 60
const VIEWERS = 50
/** Words that nobody, a few, many and all of the members bear. */
const WORDS = ['nobody-at-all', 'city hospital 77', 'specialty 7 city 47', 'college 12', 'specialty', 'consultant cardiologist', 'dr', 'c']

const pick = <T>(list: readonly T[]) => list[Math.floor(Math.random() * list.length)]!

/** The large community and the small one are asked the same kind of question in turn. */
export async function measure(): Promise<Figure[]> {
  const quality = await measureQuality()
  if (process.env.BENCH_SEARCH === 'quality') return quality
  const sides: Awaited<ReturnType<typeof open>>[] = []
  try {
    sides.push(await open(100_000))
    sides.push(await open(10_000))
    const [large, small] = sides as [Side, Side]

    const p95s: { large: number; small: number; everything: number }[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const times = { large: [] as number[], small: [] as number[], everything: [] as number[] }
      for (const at of large.questions.keys()) {
        times.large.push(await large.ask('/api/search/people', at))
        times.small.push(await small.ask('/api/search/people', at))
        times.everything.push(await large.ask('/api/search', at))
      }
      p95s.push({
        large: percentile(times.large, 0.95),
        small: percentile(times.small, 0.95),
        everything: percentile(times.everything, 0.95),
      })
    }
    const middle = (of: (p95: (typeof p95s)[number]) => number) => median(p95s.map(of))
    return [
      ...quality,
      atMost(
        'people among 100,000, p95 in ms',
        middle(({ large }) => large),
        50,
      ),
      { what: 'people among 10,000, p95 in ms', measured: middle(({ small }) => small).toFixed(2) },
      atMost(
        'people, p95, 100,000 members to 10,000',
        middle(({ large, small }) => large / small),
        2,
      ),
      { what: 'people and posts as the search box asks, p95 in ms', measured: middle(({ everything }) => everything).toFixed(2) },
      ...(await large.plans()),
    ]
  } finally {
    for (const side of sides.reverse()) await side.close()
  }
}
type Side = Awaited<ReturnType<typeof open>>

async function open(members: number) {
  const { db, settings, close } = await openMatesDatabase(members)
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
  const viewers = await signIn(db, VIEWERS)
  const questions = [...(await someNames(db)).flatMap(asTyped), ...WORDS]
  return {
    questions,
    async ask(path: string, at: number) {
      const begun = performance.now()
      await fetched(product.port, `${path}?q=${encodeURIComponent(questions[at]!)}`, pick(viewers))
      return performance.now() - begun
    },
    async plans() {
      const asked = async (db: Db, q: string, { id }: Viewer) => findPeople(db, id, parsePeopleQuery(q)!, 20)
      const figures: Figure[] = []
      for (const q of [questions[0]!, 'consultant cardiologist']) {
        figures.push(...(await plansOf(db, pool, q, await statementsOf(pool, (db) => asked(db, q, viewers[0]!)))))
      }
      return figures
    },
    async close() {
      await product.stop()
      await pool.end()
      await close()
    },
  }
}

async function someNames(db: Db) {
  const { rows } = await sql<{ name: string }>`select name from member order by md5(id::text) limit ${sql.lit(NAMES)}`.execute(db)
  return rows.map(({ name }) => name.replace('Dr. ', ''))
}

/** A name on its way into the box. */
function asTyped(name: string) {
  const [given = '', family = ''] = name.split(' ')
  return [given.slice(0, 2), given.slice(0, 4), given, `${given} ${family.slice(0, 1)}`, name, `${family} ${given}`]
}

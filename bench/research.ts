import { paperPage } from '#server/research/papers/list.ts'
import { againstFloor, figuresOf, middleOf } from './support/against-floor.ts'
import { atMost, type Figure } from './support/figures.ts'
import { startServer } from './support/processes.ts'
import { openResearchDatabase } from './support/research-database.ts'
import { signIn } from './support/viewers.ts'

export const title = 'Research search among 100,000 papers against the same statements bare, and among 1,000,000 against that'

const FEW = 100_000
const MANY = 1_000_000
const ROUNDS = 5
const VIEWERS = 30

const searches = [
  {},
  { q: 'dengue' },
  { q: 'placenta and retina' },
  { q: 'c4ca42' },
  { q: 'nobody at all' },
  { author: 'menon' },
  { journal: 'journal 77', year: '2001' },
  { specialization: 'specialty 9' },
  { topic: 'topic 12' },
] as const

/** Both sizes are asked in one run; the smaller one first, on a server and database of its own. */
export async function measure(): Promise<Figure[]> {
  const few = await rounds(FEW)
  const many = await rounds(MANY)
  const grown = few.map(({ search, p95s }, at) =>
    atMost(
      `${JSON.stringify(search)}, p95 among 1,000,000 to 100,000`,
      middleOf(many[at]!.p95s, 'product') / middleOf(p95s, 'product'),
      1.5,
    ),
  )
  return [...figuresOf(few), ...grown]
}

async function rounds(papers: number) {
  const { db, settings, close } = await openResearchDatabase(papers)
  const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
  try {
    return await againstFloor(searches, {
      ...{ port: product.port, databaseUrl: settings.DATABASE_URL, viewers: await signIn(db, VIEWERS), rounds: ROUNDS },
      path: (filters) => `/api/research/papers?${new URLSearchParams(filters)}`,
      ask: (floor, viewer, filters) => paperPage(floor, viewer.id, { shelf: 'all', ...filters }),
    })
  } finally {
    await product.stop()
    await close()
  }
}

import { postingPage } from '#server/jobs/board/list.ts'
import { againstFloor, figuresOf, middleOf } from './support/against-floor.ts'
import { atMost, type Figure } from './support/figures.ts'
import { openJobsDatabase } from './support/jobs-database.ts'
import { startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

export const title =
  'Jobs, 200,000 open postings, against the same statements prepared on one connection with nothing around them, and 2,000,000 against that'

const FEW = 200_000
const MANY = 2_000_000
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

/** Both sizes are asked in one run; the smaller one first, on a server and database of its own. */
export async function measure(): Promise<Figure[]> {
  const few = await rounds(FEW)
  const many = await rounds(MANY)
  const grown = few.map(({ search, p95s }, at) =>
    atMost(
      `${JSON.stringify(search)}, p95 among 2,000,000 to 200,000`,
      middleOf(many[at]!.p95s, 'product') / middleOf(p95s, 'product'),
      1.5,
    ),
  )
  return [...figuresOf(few), ...grown]
}

async function rounds(postings: number) {
  const { db, settings, close } = await openJobsDatabase(postings)
  const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
  try {
    return await againstFloor(searches, {
      ...{ port: product.port, databaseUrl: settings.DATABASE_URL, viewers: await signIn(db, VIEWERS), rounds: ROUNDS },
      path: (filters) => `/api/jobs?${new URLSearchParams(filters)}`,
      ask: (floor, viewer, filters) => postingPage(floor, viewer.id, { show: 'all', ...filters }),
    })
  } finally {
    await product.stop()
    await close()
  }
}

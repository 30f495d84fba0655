import { postingPage } from '#server/jobs/board/list.ts'
import { againstFloor, figuresOf } from './support/against-floor.ts'
import type { Figure } from './support/figures.ts'
import { openJobsDatabase } from './support/jobs-database.ts'
import { startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

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

export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openJobsDatabase(POSTINGS)
  const product = await startServer('./product.ts', settings)
  try {
    const rounds = await againstFloor(searches, {
      ...{ port: product.port, databaseUrl: settings.DATABASE_URL, viewers: await signIn(db, VIEWERS), rounds: ROUNDS },
      path: (filters) => `/api/jobs?${new URLSearchParams(filters)}`,
      ask: (floor, viewer, filters) => postingPage(floor, viewer.id, { show: 'all', ...filters }),
    })
    return figuresOf(rounds)
  } finally {
    await product.stop()
    await close()
  }
}

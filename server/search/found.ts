import type { Page } from '#contract/page.ts'
import type { JobFound, PaperFound } from '#contract/search.ts'
import { findPostings } from '../jobs/public.ts'
import type { Db } from '../platform/db/client.ts'
import { findPapers } from '../research/public.ts'
import { patternsOf } from './patterns.ts'

/** A page of the open jobs that a question finds, newest first. */
export async function findJobs(db: Db, viewerId: string, q: string, size: number, cursor?: string): Promise<Page<JobFound>> {
  const patterns = patternsOf(q)
  if (patterns.length === 0) return { items: [], next: null }
  const { items, next } = await findPostings(db, viewerId, patterns, size, cursor)
  return { items: items.map((posting) => ({ kind: 'job', id: posting.id, posting })), next }
}

/** A page of the papers that a question finds and the viewer may, the newest upload first. */
export async function findPapersFor(db: Db, viewerId: string, q: string, size: number, cursor?: string): Promise<Page<PaperFound>> {
  const patterns = patternsOf(q)
  if (patterns.length === 0) return { items: [], next: null }
  const { items, next } = await findPapers(db, viewerId, patterns, size, cursor)
  return {
    items: items.map(({ id, title, authors, journal, year, isRetracted, uploadedBy }) => ({
      kind: 'paper',
      id,
      paper: { title, authors, journal, year, isRetracted, uploadedBy },
    })),
    next,
  }
}

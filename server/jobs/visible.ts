import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { ApplicationStatus } from '#contract/posting.ts'
import { institutionCards, requireRole, roleOf, wasRightlyReported } from '../institutions/public.ts'
import type { Db } from '../platform/db/client.ts'
import { notBlocked } from '../relations/public.ts'

/** SQL: today in India. */
export const today = sql<string>`(now() at time zone 'Asia/Kolkata')::date`

/** Whether a row `p` of job_posting is open: published, and its last day is not over. */
export const isOpen: RawBuilder<boolean> = sql`(p.state = 'published' and p.closes_on >= ${today})`

/** Whether everybody may read a row `p` of job_posting: once it was published, closed or not. */
const isPublic: RawBuilder<boolean> = sql`(p.state <> 'draft')`

/** Those of these postings that every member may read. */
export async function amongPublic(db: Db, _viewerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select p.id from job_posting p where p.id = any (${ids}::uuid[]) and ${isPublic}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What whoever changes something about a posting has to know of it. */
export type FoundPosting = {
  id: string
  institutionId: string
  state: 'draft' | 'published' | 'closed'
  isOpen: boolean
  isRemoved: boolean
  version: number
  title: string
}

/** SQL: whether a reviewer has removed a row `p` of job_posting after a report. */
export const wasRemoved: RawBuilder<boolean> = sql`(p.close_reason is not distinct from 'removed')`

/** Locks a posting as far as is needed: `shared` keeps it as it is beside others who do, `locked` alone. */
async function find(db: Db, postingId: string, how?: 'shared' | 'locked'): Promise<FoundPosting | undefined> {
  const lock = { shared: sql`for share of p`, locked: sql`for no key update of p` }
  const { rows } = await sql<FoundPosting>`
    select p.id, p.institution_id as "institutionId", p.state, ${isOpen} as "isOpen", ${wasRemoved} as "isRemoved", p.version, p.title
    from job_posting p where p.id = ${postingId} ${how ? lock[how] : sql``}`.execute(db)
  return rows[0]
}

/** A posting that every member may read. */
export async function getPublic(db: Db, postingId: string, how?: 'shared'): Promise<FoundPosting> {
  const found = await find(db, postingId, how)
  return found && found.state !== 'draft' ? found : notFound()
}

/**
 * The one place where it is asked who manages a posting: an owner or recruiter of its institution. In a transaction their role is held
 * until it ends. Drafts are not there for anybody else.
 */
export async function getManaged(db: Db, viewerId: string, postingId: string, how?: 'shared' | 'locked'): Promise<FoundPosting> {
  const found = (await find(db, postingId, how)) ?? notFound()
  if (found.state === 'draft' && (await roleOf(db, viewerId, found.institutionId)) === undefined) notFound()
  await requireRole(db, viewerId, found.institutionId, 'jobs')
  return found
}

/** The same where what its applicants sent is asked for. */
export async function getRecruited(db: Db, viewerId: string, postingId: string): Promise<FoundPosting> {
  const found = await getManaged(db, viewerId, postingId)
  await refuseReading(db, found)
  return found
}

/** Of a posting that was rightly reported nobody who offered it reads what people sent; while its page is one that was, they wait. */
async function refuseReading(db: Db, { isRemoved, institutionId }: Pick<FoundPosting, 'isRemoved' | 'institutionId'>) {
  if (isRemoved) throw new Refusal('POSTING_REMOVED')
  if (await wasRightlyReported(db, institutionId)) throw new Refusal('READING_SUSPENDED')
}

/** SQL: a row `a` of job_application is of somebody whom a recruiter may meet, and not of themselves. */
export const isOthers = (viewerId: string): RawBuilder<boolean> =>
  sql`(a.member_id <> ${viewerId} and ${notBlocked(viewerId, 'a.member_id')})`

/** What a member who manages its posting may know of an application, before they read it. */
export type ManagedApplication = { id: string; postingId: string; memberId: string; status: ApplicationStatus }

/**
 * The same of an application: somebody else's is there for whoever manages its posting, and for nobody across a block from its applicant.
 * One's own is not, also for whoever has become a recruiter since: notes and statuses are for colleagues.
 * Whoever has no role at all there learns nothing, not even that it is there. `locked`, nothing else changes it until the transaction ends.
 */
export async function getManagedApplication(db: Db, viewerId: string, applicationId: string, how?: 'locked'): Promise<ManagedApplication> {
  const { rows } = await sql<ManagedApplication & { institutionId: string; isRemoved: boolean }>`
    select a.id, a.posting_id as "postingId", p.institution_id as "institutionId", a.member_id as "memberId", a.status, ${wasRemoved} as "isRemoved"
    from job_application a join job_posting p on p.id = a.posting_id
    where a.id = ${applicationId} and ${isOthers(viewerId)} ${how ? sql`for no key update of a` : sql``}`.execute(db)
  const { institutionId, isRemoved, ...found } = rows[0] ?? notFound()
  if ((await roleOf(db, viewerId, institutionId)) === undefined) notFound()
  await requireRole(db, viewerId, institutionId, 'jobs')
  await refuseReading(db, { isRemoved, institutionId })
  return found
}

export const isVerified = async (db: Db, institutionId: string) =>
  (await institutionCards(db, [institutionId])).get(institutionId)?.verified === true

/** The one place where it is asked which institution may have something published, or leave it so with other words: one with a reviewer's mark. */
export async function requireMark(tx: Db, institutionId: string) {
  if (!(await isVerified(tx, institutionId))) throw new Refusal('INSTITUTION_UNVERIFIED')
}

/** Two requests of one member with the same `clientId` at once are answered one after the other: the second finds what the first has made. */
export const oneAtATime = (tx: Db, memberId: string) =>
  tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()

export function notFound(): never {
  throw new Refusal('NOT_FOUND')
}

import { type RawBuilder, sql } from 'kysely'
import type { Affiliation } from '#contract/affiliations.ts'
import type { InstitutionCard, InstitutionRole } from '#contract/institution.ts'
import { isStaying } from '../account/public.ts'
import type { ConcernedTable, Reported, ReportTable, UpheldTable } from '../moderation/public.ts'
import type { Db } from '../platform/db/client.ts'
import { expiryFrom } from '../verification/public.ts'
import { confirmedOf } from './affiliations/queries.ts'
import { isVerified, loadInstitutionCards } from './pages/load.ts'

export { queueFollowers } from './followers/notify.ts'

import { endMark, isMarkEnded } from './pages/mark.ts'
import { handleOf, rolesWith } from './rules.ts'
import { findRole, isThere, isVisible, requireRole as requireRight } from './visible.ts'

/*
 * A page whose last owner leaves Wardmates becomes unclaimed by the trigger `institution_role_gone` (0012_institutions.sql), whatever deletes
 * their account: the mark ends, nobody else runs it, and the log says so. How many follow a page is kept by triggers too
 * (docs/decisions/0030-kept-counts.md).
 */

/** A member's role on a page; nothing where they have none. */
export const roleOf = (db: Db, memberId: string, institutionId: string): Promise<InstitutionRole | undefined> =>
  findRole(db, memberId, institutionId)

/** Refuses a member who may not do this on a page: NOT_FOUND where they see no such page, NO_ROLE where they do. Call it in the transaction of the change. */
export const requireRole = (tx: Db, memberId: string, institutionId: string, right: 'page' | 'people' | 'jobs') =>
  requireRight(tx, memberId, institutionId, right)

/** Everybody who may do this on a page, for notices. */
export async function membersWith(db: Db, institutionId: string, right: 'page' | 'people' | 'jobs'): Promise<string[]> {
  const rows = await db
    .selectFrom('institution_role')
    .select('member_id')
    .where('institution_id', '=', institutionId)
    .where('role', 'in', rolesWith(right))
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** Everybody who has a role on a page. */
export async function teamOf(db: Db, institutionId: string): Promise<string[]> {
  const rows = await db.selectFrom('institution_role').select('member_id').where('institution_id', '=', institutionId).execute()
  return rows.map(({ member_id }) => member_id)
}

/** Whoever runs a page decides nothing about it at the desk. */
export const institutionsConcerned = { institution: teamOf } satisfies ConcernedTable

/** The cards of these institutions, all in one question; what is not there is not in the map. */
export const institutionCards = (db: Db, ids: readonly string[]): Promise<Map<string, InstitutionCard>> => loadInstitutionCards(db, ids)

/** SQL: whether the institution of this id bears the mark. */
export const bearsMark = (institutionId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`coalesce((select ${isVerified} from institution i where i.id = ${institutionId}), false)`

/** Whether a page was rightly reported, so that a reviewer has ended its mark, and none has given it back. */
export const wasRightlyReported = (db: Db, institutionId: string): Promise<boolean> => isMarkEnded(db, institutionId)

/** SQL: the ids of those who are confirmed to work at an institution now. */
export const colleaguesAt = (institutionId: string): RawBuilder<unknown> => sql`
  select a.member_id from affiliation a
  where a.institution_id = ${institutionId} and a.state = 'confirmed' and ${isThere}`

/** Where a member is confirmed to work or to have worked; whether they may be met there is asked before. */
export const confirmedAffiliations = (db: Db, memberId: string): Promise<Affiliation[]> => confirmedOf(db, memberId)

/** The pages that nobody who stays would own without this member: who deletes their account is told first. */
export async function soleOwnerships(db: Db, memberId: string): Promise<InstitutionCard[]> {
  const { rows } = await sql<{ id: string }>`
    select r.institution_id as id from institution_role r
    where r.member_id = ${memberId} and r.role = 'owner' and not exists (
      select from institution_role o where o.institution_id = r.institution_id and o.role = 'owner' and o.member_id <> r.member_id
        and ${isStaying('o.member_id')})`.execute(db)
  return [
    ...(
      await loadInstitutionCards(
        db,
        rows.map(({ id }) => id),
      )
    ).values(),
  ]
}

type SamplePage = Pick<InstitutionCard, 'id' | 'name' | 'kind' | 'city' | 'state'> & { ownerId: string }

/** Pages of the sample community, open and with the mark: nobody claimed them, and nothing was compared. */
export async function addSamplePages(tx: Db, pages: readonly SamplePage[], now: Date) {
  const opened = { opened_at: now, verified_at: now, verified_until: expiryFrom(now) }
  for (const { id, name, kind, city, state, ownerId } of pages) {
    const page = { id, handle: handleOf(name), name, kind, city, state, founder_id: ownerId, client_id: id }
    await tx
      .insertInto('institution')
      .values({ ...page, ...opened })
      .execute()
    await tx.insertInto('institution_role').values({ institution_id: id, member_id: ownerId, role: 'owner' }).execute()
  }
}

/** How a page is found by whoever reports it: it is its first owner's, or its founder's while nobody owns it. */
export const institutionsReports = {
  institution: async (db, viewerId, id) => {
    const { rows } = await sql<Reported>`
      select i.id as place, concat_ws(E'\n', i.name, i.about) as quoted, coalesce(
        (select r.member_id from institution_role r where r.institution_id = i.id and r.role = 'owner' order by r.since, r.member_id limit 1),
        i.founder_id) as "aboutId"
      from institution i where i.id = ${id} and ${isVisible(viewerId)}`.execute(db)
    return rows[0]?.aboutId ? rows[0] : undefined
  },
} satisfies Partial<ReportTable>

/** A page that was rightly reported bears its mark no longer, until a reviewer has approved a claim to it again. */
export const institutionsUpheld = {
  institution: async (tx, { subjectId, reviewerId, words }) => ({
    notifiedIds: await endMark(tx, subjectId, { reviewerId, words }),
    touched: [`institution:${subjectId}`],
  }),
} satisfies UpheldTable

/** SQL: what is told in a notice `n` of the page that it is about. */
export const nameOfInstitutionNotice = `(select i.name from institution i where i.id = n.subject_id)`

import { type RawBuilder, sql } from 'kysely'
import type { Institution, InstitutionCard, InstitutionKind, InstitutionRole } from '#contract/institution.ts'
import type { Db } from '../../platform/db/client.ts'
import { blockedIdsOf } from '../../relations/public.ts'
import { isThere, isVisible, notFound } from '../visible.ts'

/** SQL: whether a row `i` of institution bears the mark. */
export const isVerified: RawBuilder<boolean> = sql`coalesce(i.verified_until > now(), false)`

/** SQL: whether anybody runs its page. */
const isClaimed: RawBuilder<boolean> = sql`exists (select from institution_role r where r.institution_id = i.id and r.role = 'owner')`

/** SQL: what a card shows of a row `i` of institution. */
export const cardColumns = sql`i.id, i.handle, i.name, i.kind, i.city, i.state, ${isVerified} as verified, ${isClaimed} as claimed`

/** The cards of these institutions, all in one question, whoever sees them; what is not there is not in the map. */
export async function loadInstitutionCards(db: Db, ids: readonly string[]): Promise<Map<string, InstitutionCard>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<InstitutionCard>`select ${cardColumns} from institution i where i.id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type PageRow = {
  id: string
  handle: string
  name: string
  kind: InstitutionKind
  city: string
  state: string
  about: string
  departments: string[]
  website: string | null
  address: string
  telephone: string
  beds: number | null
  founded: number | null
  version: number
  verified: boolean
  claimed: boolean
  verified_at: Date | null
  verified_until: Date | null
  mail_domain: string | null
  document_seen: boolean
  facility_id: string | null
  followers: number
  isFollowed: boolean
  role: InstitutionRole | null
  people: number
  peopleByDepartment: { department: string; people: number }[]
}

/** SQL: who is confirmed to be there now, without those across a block from the viewer `v`. */
const thereNow = sql`
  select a.member_id, a.department from affiliation a
  where a.institution_id = i.id and a.state = 'confirmed' and ${isThere}
    and a.member_id <> all (${sql.raw(blockedIdsOf('v.id'))})`
const countPeople = sql`(select count(distinct n.member_id)::int from (${thereNow}) as n)`
const countByDepartment = sql`(
  select coalesce(json_agg(json_build_object('department', d.department, 'people', d.n) order by d.n desc, d.department), '[]') from (
    select n.department, count(distinct n.member_id)::int as n from (${thereNow}) as n group by n.department) as d)`

const pageOf = (db: Db, viewerId: string, institutionId: string, condition: RawBuilder<boolean>) =>
  sql<PageRow>`
    select ${cardColumns}, i.about, i.departments, i.website, i.address, i.telephone, i.beds, i.founded, i.version,
      i.verified_at, i.verified_until, i.mail_domain, i.document_seen, i.facility_id,
      coalesce((select f.followers from institution_follower_count f where f.institution_id = i.id), 0) as followers,
      coalesce((select true from institution_follow f where f.institution_id = i.id and f.member_id = v.id), false) as "isFollowed",
      (select r.role from institution_role r where r.institution_id = i.id and r.member_id = v.id) as role,
      ${countPeople} as people, ${countByDepartment} as "peopleByDepartment"
    from institution i, (select ${viewerId}::uuid as id) as v
    where i.id = ${institutionId} and ${condition}`.execute(db)

/** The page of an institution as the viewer sees it. */
export async function getPage(db: Db, viewerId: string, institutionId: string): Promise<Institution> {
  const { rows } = await pageOf(db, viewerId, institutionId, isVisible(viewerId))
  return rows[0] ? show(rows[0]) : notFound()
}

/** The same for a reviewer, opened or not. */
export async function getPageForDesk(db: Db, viewerId: string, institutionId: string): Promise<Institution> {
  const { rows } = await pageOf(db, viewerId, institutionId, sql`true`)
  return rows[0] ? show(rows[0]) : notFound()
}

function show({ verified_at, verified_until, mail_domain, document_seen, facility_id, ...row }: PageRow): Institution {
  const checked = row.verified && verified_at && verified_until
  return {
    ...row,
    proof: checked
      ? {
          verifiedAt: verified_at.toISOString(),
          expiresAt: verified_until.toISOString(),
          mailDomain: mail_domain,
          documentSeen: document_seen,
          facilityId: facility_id,
        }
      : null,
  }
}

import { sql } from 'kysely'
import type { SuggestedJob } from '#contract/jobs.ts'
import { JOBS_SUGGESTED } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { keyOfPlace, keyOfSpecialty } from '../../profile/public.ts'
import { isOpen } from '../visible.ts'
import { loadPostingCards } from './load.ts'

/** So many of the newest are looked at for each reason. */
const LOOKED_AT = 20
const newest = sql`order by p.posted_at desc, p.id desc limit ${sql.lit(LOOKED_AT)}`

type Found = { id: string; reasons: SuggestedJob['reasons'] }

/**
 * Open jobs that fit what the member says of themselves, the most reasons first. A city alone is none for a job of a specialty that is not
 * theirs. What they have applied to, saved or manage is known to them.
 */
export async function suggestedJobs(db: Db, viewerId: string): Promise<SuggestedJob[]> {
  const me = await db.selectFrom('member').select(['specialty', 'city']).where('id', '=', viewerId).executeTakeFirstOrThrow()
  const [specialty, city] = [keyOfSpecialty(me.specialty), keyOfPlace(me.city)]
  const { rows } = await sql<Found>`
    with found as (
      (select p.id, 'specialty' as reason from job_posting p where ${isOpen}
        and p.specialty_key = nullif(${specialty}::text, '') ${newest})
      union all (select p.id, 'followed' from job_posting p where ${isOpen}
        and p.institution_id in (select f.institution_id from institution_follow f where f.member_id = ${viewerId}) ${newest})
      union all (select p.id, 'city' from job_posting p where ${isOpen} and p.city_key = nullif(${city}::text, '')
        and (p.specialty = '' or p.specialty_key = ${specialty} or ${specialty} = '') ${newest})
    )
    select f.id, array_agg(f.reason order by f.reason desc) as reasons from found f join job_posting p on p.id = f.id
    where not exists (select from job_application a where a.posting_id = f.id and a.member_id = ${viewerId})
      and not exists (select from job_save s where s.posting_id = f.id and s.member_id = ${viewerId})
      and not exists (select from institution_role r where r.institution_id = p.institution_id and r.member_id = ${viewerId})
    group by f.id, p.posted_at order by count(*) desc, p.posted_at desc, f.id desc limit ${sql.lit(JOBS_SUGGESTED)}`.execute(db)
  const cards = await loadPostingCards(
    db,
    viewerId,
    rows.map(({ id }) => id),
  )
  const reasons = new Map(rows.map(({ id, reasons }) => [id, reasons]))
  return cards.map((posting) => ({ id: posting.id, posting, reasons: reasons.get(posting.id)! }))
}

import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { MatePerson } from '#contract/mates.ts'
import type { Audience } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import { maySee, relationTo } from '../profile/relation.ts'
import { findMatesAudience } from './audience.ts'
import { showMates } from './lists.ts'
import { matesOf } from './mutual.ts'

/** How near the viewer is to a member they may meet. Whoever blocked the viewer is not there. */
async function nearTo(db: Db, viewerId: string, memberId: string) {
  const relation = await relationTo(db, viewerId, memberId)
  if (relation === 'blocked') throw new Refusal('NOT_FOUND')
  return relation
}

/** What the Doctor Profile dialog shows. */
export async function getPerson(db: Db, viewerId: string, memberId: string): Promise<MatePerson> {
  const [relation, [mate], { rows }] = await Promise.all([
    nearTo(db, viewerId, memberId),
    showMates(db, viewerId, [memberId]),
    sql<{ bio: string; experience_years: number; audience: Audience; mates: number }>`
      select bio, experience_years, mates_audience as audience, (select count(*) from (${matesOf(sql`profile.member_id`)}) as theirs) as mates
      from profile where member_id = ${memberId}`.execute(db),
  ])
  const facts = rows[0]
  if (!mate || !facts) throw new Refusal('NOT_FOUND')
  return {
    mate,
    bio: facts.bio,
    experienceYears: facts.experience_years,
    connections: maySee(relation, facts.audience) ? facts.mates : null,
  }
}

/** Refuses where a member keeps the mates list to themselves. */
export async function maySeeMatesOf(db: Db, viewerId: string, memberId: string) {
  const [relation, audience, [mate]] = await Promise.all([
    nearTo(db, viewerId, memberId),
    findMatesAudience(db, memberId),
    showMates(db, viewerId, [memberId]),
  ])
  if (!mate) throw new Refusal('NOT_FOUND')
  if (!maySee(relation, audience)) throw new Refusal('KEPT_PRIVATE')
}

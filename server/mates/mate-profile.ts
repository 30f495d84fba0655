import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { MateProfile } from '#contract/mates.ts'
import type { Audience } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import { countHiddenMates, maySee, relationTo } from '../relations/public.ts'
import { findMatesAudience, loadMates } from './public.ts'

/** How near the viewer is to a member; blocked, they are not there. */
async function visibleRelation(db: Db, viewerId: string, memberId: string) {
  const relation = await relationTo(db, viewerId, memberId)
  if (relation === 'blocked') throw new Refusal('NOT_FOUND')
  return relation
}

/** What the Doctor Profile dialog shows. */
export async function getMateProfile(db: Db, viewerId: string, memberId: string): Promise<MateProfile> {
  const [relation, [mate], hidden, { rows }] = await Promise.all([
    visibleRelation(db, viewerId, memberId),
    loadMates(db, viewerId, [memberId]),
    countHiddenMates(db, viewerId, memberId),
    sql<{ bio: string; experience_years: number; audience: Audience; mates: number }>`
      select bio, experience_years, mates_audience as audience, coalesce((select mates from mate_count where mate_count.member_id = profile.member_id), 0) as mates
      from profile where member_id = ${memberId}`.execute(db),
  ])
  const facts = rows[0]
  if (!mate || !facts) throw new Refusal('NOT_FOUND')
  return {
    mate,
    bio: facts.bio,
    experienceYears: facts.experience_years,
    connections: maySee(relation, facts.audience) ? facts.mates - hidden : null,
  }
}

/** Refuses where a member keeps the mates list to themselves. */
export async function maySeeMatesOf(db: Db, viewerId: string, memberId: string) {
  const [relation, audience, [mate]] = await Promise.all([
    visibleRelation(db, viewerId, memberId),
    findMatesAudience(db, memberId),
    loadMates(db, viewerId, [memberId]),
  ])
  if (!mate) throw new Refusal('NOT_FOUND')
  if (!maySee(relation, audience)) throw new Refusal('KEPT_PRIVATE')
}

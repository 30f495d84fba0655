import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import type { InterestRule } from '../platform/live/interests.ts'
import { notBlocked } from '../relations/public.ts'

/** Those of these members whose profile the viewer may open; what of it they see, a reading decides. */
async function visible(db: Db, viewerId: string, ids: readonly string[]) {
  const those = sql<string>`any(${ids}::uuid[])`
  const rows = await db.selectFrom('member').select('id').where('id', '=', those).where(notBlocked(viewerId, 'member.id')).execute()
  return rows.map(({ id }) => id)
}

/** A member's profile, as a page shows it. */
export const profileInterests = {
  profile: {
    admit: visible,
    ofMember: async (_db, memberId, ids) => ids.filter((id) => id === memberId),
    news: (memberId) => [['profile_changed', { memberId }]],
  },
} as const satisfies Record<string, InterestRule>

/** Says to whoever shows it that the viewer's own profile is another one. */
export const touchOwn = ({ live, viewer }: Pick<MemberContext, 'live' | 'viewer'>) => live.touch(`profile:${viewer.id}`, { by: viewer.id })

import { sql } from 'kysely'
import type { Audience } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'

/** How near a viewer is to a member; `blocked` whichever of the two wanted it. */
export type Relation = 'self' | 'mate' | 'member' | 'blocked'

/** How near `viewerId` is to `memberId`, in one question. */
export async function relationTo(db: Db, viewerId: string, memberId: string): Promise<Relation> {
  if (viewerId === memberId) return 'self'
  const { rows } = await sql<{ blocked: boolean; mate: boolean }>`
    select ${blocked(viewerId, sql`${memberId}::uuid`)} as blocked,
      exists (select from mate_link where from_id = ${viewerId} and to_id = ${memberId} and state = 'connected')
      or exists (select from mate_link where from_id = ${memberId} and to_id = ${viewerId} and state = 'connected') as mate`.execute(db)
  if (rows[0]?.blocked) return 'blocked'
  return rows[0]?.mate ? 'mate' : 'member'
}

/** Whether somebody so near may see what is kept for `audience`. */
export function maySee(relation: Relation, audience: Audience): boolean {
  if (relation === 'blocked') return false
  if (relation === 'self') return true
  return audience === 'members' || (audience === 'mates' && relation === 'mate')
}

/** A condition: one of the two has blocked the other. Scalar, so that it is looked up for the few rows that are asked about. */
const blocked = (viewerId: string, member: ReturnType<typeof sql>) => sql<boolean>`(
  (select true from member_block b where b.blocker_id = ${viewerId} and b.blocked_id = ${member}) is not null
  or (select true from member_block b where b.blocked_id = ${viewerId} and b.blocker_id = ${member}) is not null)`

/** SQL for an array of those whom the viewer in this expression never meets: looked up once a statement, however many rows are compared. */
export const strangersOf = (viewer: string) => `array(
  select b.blocked_id from member_block b where b.blocker_id = ${viewer}
  union all select b.blocker_id from member_block b where b.blocked_id = ${viewer})`

/** Everybody whom one of these members never meets. */
export async function findStrangers(db: Db, ...memberIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select blocked_id as id from member_block where blocker_id = any(${memberIds}::uuid[])
    union select blocker_id from member_block where blocked_id = any(${memberIds}::uuid[])`.execute(db)
  return rows.map(({ id }) => id)
}

/** A condition for lists: the member in this column and the viewer may meet. */
export const notBlocked = (viewerId: string, column: string) => sql<boolean>`not ${blocked(viewerId, sql.ref(column))}`

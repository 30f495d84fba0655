import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import type { Hint } from '../platform/live/interests.ts'
import { mateIdsOf, notBlocked } from '../relations/public.ts'
import { participationsOf } from './standing.ts'

export type IsPresent = (memberId: string) => boolean

/** Those of these members whose presence the viewer may learn of: to whom they may write now, alone or in a group. Whoever shows nobody their own sees nobody's. */
export async function mayWriteTo(db: Db, viewerId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`
    select member.id from member where member.id = any(${ids}::uuid[]) and ${notBlocked(viewerId, 'member.id')}
      and coalesce((select presence from message_setting where member_id = ${viewerId}), true)
      and (${viewerId}::uuid = any(${sql.raw(mateIdsOf('member.id'))}) or member.id in (
        select p.other_id from (${participationsOf(viewerId)}) as p where p.state = 'joined' and p.other_state = 'joined') or exists (
        select 1 from participant mine join conversation c on c.id = mine.conversation_id and c.kind = 'group'
        join participant theirs on theirs.conversation_id = c.id and theirs.member_id = member.id where mine.member_id = ${viewerId}))`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Whether these are online; of whoever has switched it off it is not told. */
export const presenceNow =
  (isPresent: IsPresent) =>
  async (db: Db, ids: readonly string[]): Promise<Map<string, Hint>> => {
    const rows = await db
      .selectFrom('message_setting')
      .select('member_id')
      .where('member_id', '=', sql<string>`any(${ids}::uuid[])`)
      .where('presence', '=', false)
      .execute()
    const silent = new Set(rows.map(({ member_id }) => member_id))
    return new Map(ids.map((memberId) => [memberId, ['presence_now', { memberId, online: isPresent(memberId) && !silent.has(memberId) }]]))
  }

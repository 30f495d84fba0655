import { sql } from 'kysely'
import type { NoticeKind } from '#contract/notifications.ts'
import { demo } from '#sample/demo.ts'
import { personOf } from '#sample/people.ts'
import { addPastNotices } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'

const DAY_MS = 24 * 3600_000
const LAST_DAYS = 7

type Act = { kind: NoticeKind; from_id: string; subject_id: string | null; part_id: string | null; at: Date }

/** Notices for the member whom people look around as: what happened to them this week, unread where it is of the last day. */
export async function saveNotices(tx: Db, now: Date) {
  const me = personOf(demo.handle).id
  const { rows: acts } = await sql<Act>`
    select 'post_liked' as kind, l.member_id as from_id, p.id as subject_id, null as part_id, l.created_at as at
    from post p join post_like l on l.post_id = p.id where p.author_id = ${me}
    union all
    select 'post_commented', c.author_id, p.id, c.id, c.created_at from post p join post_comment c on c.post_id = p.id where p.author_id = ${me}
    union all
    select 'mate_request', from_id, null, null, created_at from mate_link where to_id = ${me} and state = 'pending'
    order by at`.execute(tx)

  const recent = acts.filter(({ from_id, at }) => from_id !== me && at.getTime() > now.getTime() - LAST_DAYS * DAY_MS)
  const groups = Map.groupBy(recent, ({ kind, from_id, subject_id }) => `${kind} ${subject_id ?? from_id}`)
  const rows = [...groups.values()].flatMap((group) => {
    const newest = group.at(-1)!
    const read_at = newest.at.getTime() < now.getTime() - DAY_MS ? now : null
    const group_id = newId(group[0]!.at.getTime())
    return group.map(({ at, ...act }, nth) => ({
      ...{ ...act, id: newId(at.getTime()), member_id: me, group_id, created_at: at, read_at },
      collapsed: nth < group.length - 1,
    }))
  })
  if (rows.length > 0) await addPastNotices(tx, rows)
}

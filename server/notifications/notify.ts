import { sql } from 'kysely'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'
import type { Live } from '../platform/live.ts'
import type { Notice, Notices } from '../platform/notices.ts'
import { notBlocked } from '../profile/relation.ts'
import { joins, proposed, quietSince } from './rules.ts'

/** Writes a notice down within the change that causes it; nobody is told of their own acts. `announce` what comes back once it is committed. */
export const notify = (tx: Db, { to, ...notice }: Notice) => notifyEach(tx, [to], notice)

/** The same notice for several members, in one question however many they are; answers those who are really told. */
export async function notifyEach(tx: Db, to: readonly string[], notice: Omit<Notice, 'to'>): Promise<string[]> {
  const { kind, from = null, subject = null, part = null } = notice
  const members = [...new Set(to)].filter((memberId) => memberId !== from)
  if (members.length === 0) return []
  const now = new Date()
  const group = joins(kind, now)
  const quiet = quietSince(kind, now)
  // Two who begin the same group at once would each begin their own.
  if (group) await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject ?? members[0]}`}, 0))`.execute(tx)

  const about = (table: string) => sql`${sql.ref(`${table}.member_id`)} = told.member_id and ${sql.ref(`${table}.kind`)} = ${kind}
    and ${sql.ref(`${table}.subject_id`)} ${subject ? sql`= ${subject}` : sql`is null`}`
  const { rows } = await sql<{ member_id: string }>`
    with told as (
      select m.member_id, m.id from unnest(${members}::uuid[], ${members.map(() => newId())}::uuid[]) as m (member_id, id)
      left join notice_setting s on s.member_id = m.member_id and s.kind = ${kind}
      where coalesce(s.in_app or s.mail <> 'off', ${proposed(kind).inApp}) ${from ? sql`and ${notBlocked(from, 'm.member_id')}` : sql``}
    ), fresh as (
      select * from told ${quiet ? sql`where not exists (select from notification n where ${about('n')} and n.created_at > ${quiet})` : sql``}
    ), head as (
      select n.id, n.member_id, n.group_id from fresh as told join notification n on ${group ? about('n') : sql`false`}
      where not n.folded and n.created_at >= ${group?.since ?? now} ${group?.unread ? sql`and n.read_at is null` : sql``}
    ), fold as (
      update notification set folded = true from head where notification.id = head.id
    )
    insert into notification (id, member_id, kind, from_id, subject_id, part_id, group_id)
    select fresh.id, fresh.member_id, ${kind}, ${from}::uuid, ${subject}::uuid, ${part}::uuid, coalesce(head.group_id, fresh.id)
    from fresh left join head on head.member_id = fresh.member_id
    returning member_id`.execute(tx)
  return rows.map(({ member_id }) => member_id)
}

/** Tells the open pages of these members that their list has changed. */
export function announce(live: Live, memberIds: readonly string[]) {
  for (const memberId of new Set(memberIds)) live.toMember(memberId, 'notifications_changed', {})
}

/** The service that rooms above this one are given. */
export const openNotices = (live: Live): Notices => ({ notify, announce: (memberIds) => announce(live, memberIds) })

import { type Insertable, sql } from 'kysely'
import { recommended } from '#contract/notice-words.ts'
import { isStaying } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/ids.ts'
import type { Live } from '../platform/live/channel.ts'
import type { Notice, Notices } from '../platform/notices.ts'
import { notBlocked } from '../relations/public.ts'
import { mailAtOnce } from './notice-mail.ts'
import { groupWindow, isToldOnce, suppressedSince } from './rules.ts'

export { stopPush } from './push/devices.ts'
export { pushTo, type WaitsFor } from './push/jobs.ts'

export { stopDigests } from './stop-mail.ts'

/** Writes a notice down within the change that causes it; nobody is notified of their own acts. `announce` what comes back once it is committed. */
export const notify = (tx: Db, { to, ...notice }: Notice) => notifyEach(tx, [to], notice)

/** The same notice for several members, in one question however many they are; answers those who are really notified. */
export async function notifyEach(tx: Db, to: readonly string[], notice: Omit<Notice, 'to'>): Promise<string[]> {
  const { kind, from = null, subject = null, part = null } = notice
  const members = [...new Set(to)].filter((memberId) => memberId !== from)
  if (members.length === 0) return []
  const now = new Date()
  const group = groupWindow(kind, now)
  const suppressed = suppressedSince(kind, now)
  // Two who begin the same group at once would each begin their own.
  if (group) await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${subject ?? members[0]}`}, 0))`.execute(tx)

  const sameAct = sql`n.from_id = ${from}::uuid and n.part_id is not distinct from ${part}::uuid`
  const before = suppressed ? sql`n.created_at > ${suppressed}` : isToldOnce(kind) ? sameAct : undefined
  const about = (table: string) => sql`${sql.ref(`${table}.member_id`)} = recipient.member_id and ${sql.ref(`${table}.kind`)} = ${kind}
    and ${sql.ref(`${table}.subject_id`)} ${subject ? sql`= ${subject}` : sql`is null`}`
  const { rows } = await sql<{ id: string; member_id: string }>`
    with wanting as (
      select m.member_id, m.id from unnest(${members}::uuid[], ${members.map(() => newId())}::uuid[]) as m (member_id, id)
      left join notice_setting s on s.member_id = m.member_id and s.kind = ${kind}
      where coalesce(s.in_app or s.mail <> 'off', ${recommended(kind).inApp}) and ${isStaying('m.member_id')} ${from ? sql`and ${notBlocked(from, 'm.member_id')}` : sql``}
    ), fresh as (
      select * from wanting as recipient
      ${before ? sql`where not exists (select from notification n where ${about('n')} and ${before})` : sql``}
    ), head as (
      select n.id, n.member_id, n.group_id from fresh as recipient join notification n on ${group ? about('n') : sql`false`}
      where not n.collapsed and n.created_at >= ${group?.since ?? now} ${group?.unread ? sql`and n.read_at is null` : sql``}
    ), collapse as (
      update notification set collapsed = true from head where notification.id = head.id
    )
    insert into notification (id, member_id, kind, from_id, subject_id, part_id, group_id)
    select fresh.id, fresh.member_id, ${kind}, ${from}::uuid, ${subject}::uuid, ${part}::uuid, coalesce(head.group_id, fresh.id)
    from fresh left join head on head.member_id = fresh.member_id
    returning id, member_id`.execute(tx)
  await mailAtOnce(tx, kind, rows)
  return rows.map(({ member_id }) => member_id)
}

/** Tells the open pages of these members that their list has changed. */
export function announce(live: Live, memberIds: readonly string[]) {
  for (const memberId of new Set(memberIds)) live.toMember(memberId, 'notifications_changed')
}

type Withdrawn = Pick<Notice, 'kind'> & Required<Pick<Notice, 'from'>> & Partial<Pick<Notice, 'to' | 'subject' | 'part'>>

/** Takes an unread notice away with the act it is about; what was read stays as it was. `announce` what comes back once it is committed. */
export async function withdraw(tx: Db, { kind, from, to, subject, part }: Withdrawn): Promise<string[]> {
  const gone = await tx
    .deleteFrom('notification')
    .where('kind', '=', kind)
    .where('from_id', '=', from)
    .where('read_at', 'is', null)
    .$if(to !== undefined, (rows) => rows.where('member_id', '=', to!))
    .$if(subject !== undefined, (rows) => rows.where('subject_id', '=', subject!))
    .$if(part !== undefined, (rows) => rows.where('part_id', '=', part!))
    .returning(['member_id', 'group_id'])
    .execute()
  if (gone.length > 0) await expandNewest(tx, [...new Set(gone.map((row) => row.group_id))])
  return gone.map((row) => row.member_id)
}

/** Marks what a member was notified of about a thing as read, because they have seen the thing itself; true where something was. */
export async function readSubject(db: Db, memberId: string, kind: Notice['kind'], subject: string): Promise<boolean> {
  const read = await db
    .updateTable('notification')
    .set({ read_at: new Date() })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject_id', '=', subject)
    .where('read_at', 'is', null)
    .returning('id')
    .execute()
  return read.length > 0
}

/** Everybody who has a notice about a thing. */
export async function findNotified(db: Db, subject: string): Promise<string[]> {
  const rows = await db.selectFrom('notification').select('member_id').distinct().where('subject_id', '=', subject).execute()
  return rows.map((row) => row.member_id)
}

/** Removes every notice about a thing that is no more, or is no more for these members, read or not. */
export async function forgetSubject(tx: Db, subject: string, memberIds?: readonly string[]): Promise<string[]> {
  const gone = await tx
    .deleteFrom('notification')
    .where('subject_id', '=', subject)
    .$if(memberIds !== undefined, (rows) => rows.where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`))
    .returning('member_id')
    .execute()
  return gone.map((row) => row.member_id)
}

/** The newest notice that is left stands for its group. */
async function expandNewest(tx: Db, groups: readonly string[]) {
  await sql`
    update notification set collapsed = false where collapsed and id in (
      select distinct on (group_id) id from notification where group_id = any(${groups}::uuid[]) order by group_id, id desc
    )`.execute(tx)
}

/** The service that rooms before this one are given. */
export const openNotices = (live: Live): Notices => ({ notify, announce: (memberIds) => announce(live, memberIds) })

/** Adds notices with dates and read marks of their own, of members who bring a past with them. */
export const addPastNotices = (tx: Db, notices: readonly Insertable<Tables['notification']>[]) =>
  tx.insertInto('notification').values(notices).execute()

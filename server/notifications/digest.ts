import { sql } from 'kysely'
import type { MailRhythm, Notice } from '#contract/notifications.ts'
import { isStaying } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { dayInIndia } from '../platform/india.ts'
import { digestEmail, LINES_MAX } from './digest-email.ts'
import { type Head, showHeads } from './list.ts'
import { dueRhythms } from './rules.ts'
import { stopAddress } from './stop-mail.ts'

type Claimed = { member_id: string; email: string; name: string; daily_from: Date; weekly_from: Date }

/**
 * The week of a member as lines of an email; none where nothing happened. Whoever joins the rooms hands it in: posts and mates belong to rooms
 * that this one may not read.
 */
export type WeekLines = (db: Db, memberId: string, now: Date) => Promise<string[]>

const noWeek: WeekLines = async () => []

/** Queues the emails of this morning. A member's day is taken in the transaction that queues the email, so that nobody misses one or gets two. */
export async function sendDigests(
  { db, mail, vault, publicUrl }: Pick<Services, 'db' | 'mail' | 'vault' | 'publicUrl'>,
  now: Date,
  weekLines = noWeek,
) {
  const rhythms = dueRhythms(now)
  if (rhythms.length === 0) return
  const today = dayInIndia(now)
  const faults: unknown[] = []
  for (const memberId of await findDue(db, rhythms, today)) {
    const queued = db.transaction().execute(async (tx) => {
      const claimed = await claimDay(tx, memberId, today)
      if (!claimed) return
      const notices = await noticesFor(tx, claimed, rhythms, now)
      const week = rhythms.includes('weekly') && (await wantsWeek(tx, memberId)) ? await weekLines(tx, memberId, now) : []
      const stop = stopAddress(vault, publicUrl(), memberId, 'digest')
      if (notices.length + week.length > 0) await mail.queue(tx, digestEmail({ ...claimed, stop }, { notices, week }, publicUrl()))
      await closeDay(tx, memberId, rhythms, now)
    })
    // One member's fault keeps nobody else waiting: the next try finds only those whose day is still open.
    await queued.catch((error) => faults.push(error))
  }
  if (faults.length > 0) throw faults.length === 1 ? faults[0] : new AggregateError(faults, `${faults.length} digests could not be queued.`)
}

/** Members who asked for emails of these rhythms at an address that they have proven, and have not had their day yet. */
async function findDue(db: Db, rhythms: readonly MailRhythm[], today: string) {
  const rows = await db
    .selectFrom('notice_setting as s')
    .leftJoin('notice_digest as d', 'd.member_id', 's.member_id')
    .innerJoin('account', 'account.member_id', 's.member_id')
    .select('s.member_id')
    .distinct()
    .where('account.email_verified', '=', true)
    .where(isStaying('s.member_id'))
    .where('s.mail', '=', sql<MailRhythm>`any(${rhythms}::text[])`)
    .where((eb) => eb.or([eb('d.last_on', 'is', null), eb('d.last_on', '<', today)]))
    .execute()
  return rows.map((row) => row.member_id)
}

/** Takes a member's day; nothing comes back when another node was faster. The first email of all tells of the last day or week. */
async function claimDay(db: Db, memberId: string, today: string): Promise<Claimed | undefined> {
  const { rows } = await sql<Claimed>`
    with day as (
      insert into notice_digest (member_id, last_on, daily_until, weekly_until)
      values (${memberId}, ${today}, now() - interval '1 day', now() - interval '7 days')
      on conflict (member_id) do update set last_on = excluded.last_on where notice_digest.last_on < excluded.last_on
      returning member_id, daily_until, weekly_until
    )
    select day.member_id, account.email, member.name, day.daily_until as daily_from, day.weekly_until as weekly_from
    from day join member on member.id = day.member_id join account on account.member_id = day.member_id`.execute(db)
  return rows[0]
}

/** What is unread of the kinds that are due, since each rhythm's last email; one line more than an email holds tells that there is more. */
async function noticesFor(
  db: Db,
  { member_id, daily_from, weekly_from }: Claimed,
  rhythms: readonly MailRhythm[],
  now: Date,
): Promise<Notice[]> {
  const { rows } = await sql<Head>`
    select n.id, n.group_id, n.kind, n.from_id, n.subject_id, n.created_at, n.read_at
    from notification n join notice_setting s on s.member_id = n.member_id and s.kind = n.kind
    where n.member_id = ${member_id} and not n.collapsed and n.read_at is null and s.mail = any(${rhythms}::text[]) and n.created_at <= ${now}
      and n.created_at > case s.mail when 'daily' then ${daily_from}::timestamptz else ${weekly_from}::timestamptz end
    order by n.id desc limit ${sql.lit(LINES_MAX + 1)}`.execute(db)
  return showHeads(db, member_id, rows)
}

/** Whether a member wants their week by mail. It goes out on Mondays, whichever rhythm was chosen. */
async function wantsWeek(db: Db, memberId: string) {
  const wish = await db
    .selectFrom('notice_setting')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'weekly_summary')
    .where('mail', '<>', 'off')
    .executeTakeFirst()
  return wish !== undefined
}

const closeDay = (db: Db, memberId: string, rhythms: readonly MailRhythm[], now: Date) =>
  db
    .updateTable('notice_digest')
    .set({ daily_until: now, ...(rhythms.includes('weekly') && { weekly_until: now }) })
    .where('member_id', '=', memberId)
    .execute()

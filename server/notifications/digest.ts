import { sql } from 'kysely'
import type { MailRhythm, Notice } from '#contract/notifications.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { dayInIndia } from '../platform/india.ts'
import { digestLetter, LINES_MAX } from './letter.ts'
import { type Head, showHeads } from './list.ts'
import { dueRhythms } from './rules.ts'

type Claimed = { member_id: string; email: string; name: string; daily_from: Date; weekly_from: Date }

/**
 * Sends the letters of this morning. A member's day is taken by whichever node writes it down first, before anything is sent: a letter
 * may be missed by a crash, and its notices wait for the next one, but nobody gets two.
 */
export async function sendDigests({ db, mail, log, publicUrl }: Pick<Services, 'db' | 'mail' | 'log' | 'publicUrl'>, now: Date) {
  const rhythms = dueRhythms(now)
  if (rhythms.length === 0) return
  const today = dayInIndia(now)
  for (const memberId of await findDue(db, rhythms, today)) {
    const claimed = await claimDay(db, memberId, today)
    if (!claimed) continue
    try {
      const notices = await noticesFor(db, claimed, rhythms, now)
      if (notices.length > 0) await mail.send(digestLetter(claimed, notices, publicUrl()))
      await closeDay(db, memberId, rhythms, now)
    } catch (error) {
      log.error({ err: error, memberId }, 'a letter of notices could not be sent')
      // Given back, so that the next hour of the same morning tries again.
      await db.updateTable('notice_digest').set({ last_on: '-infinity' }).where('member_id', '=', memberId).execute()
    }
  }
}

/** Members who asked for letters of these rhythms and have not had their day yet. */
async function findDue(db: Db, rhythms: readonly MailRhythm[], today: string) {
  const rows = await db
    .selectFrom('notice_setting as s')
    .leftJoin('notice_digest as d', 'd.member_id', 's.member_id')
    .select('s.member_id')
    .distinct()
    .where('s.mail', '=', sql<MailRhythm>`any(${rhythms}::text[])`)
    .where((eb) => eb.or([eb('d.last_on', 'is', null), eb('d.last_on', '<', today)]))
    .execute()
  return rows.map((row) => row.member_id)
}

/** Takes a member's day; nothing comes back when another node was faster. The first letter of all tells of the last day or week. */
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

/** What is unread of the kinds that are due, since each rhythm's last letter; one line more than a letter holds tells that there is more. */
async function noticesFor(
  db: Db,
  { member_id, daily_from, weekly_from }: Claimed,
  rhythms: readonly MailRhythm[],
  now: Date,
): Promise<Notice[]> {
  const { rows } = await sql<Head>`
    select n.id, n.group_id, n.kind, n.from_id, n.subject_id, n.created_at, n.read_at
    from notification n join notice_setting s on s.member_id = n.member_id and s.kind = n.kind
    where n.member_id = ${member_id} and not n.folded and n.read_at is null and s.mail = any(${rhythms}::text[]) and n.created_at <= ${now}
      and n.created_at > case s.mail when 'daily' then ${daily_from}::timestamptz else ${weekly_from}::timestamptz end
    order by n.id desc limit ${sql.lit(LINES_MAX + 1)}`.execute(db)
  return showHeads(db, member_id, rows)
}

const closeDay = (db: Db, memberId: string, rhythms: readonly MailRhythm[], now: Date) =>
  db
    .updateTable('notice_digest')
    .set({ daily_until: now, ...(rhythms.includes('weekly') && { weekly_until: now }) })
    .where('member_id', '=', memberId)
    .execute()

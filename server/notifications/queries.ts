import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { UNREAD_MAX } from '#contract/limits.ts'
import { recommended } from '#contract/notice-words.ts'
import { type MailRhythm, NoticeKind, type NoticeSetting, type notifications } from '#contract/notifications.ts'
import type { InputOf } from '#contract/route.ts'
import { recordConsent } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { notBlocked } from '../relations/public.ts'
import { mayMail, mayMute } from './rules.ts'

/** How a member is notified of each kind. */
export async function listSettings(db: Db, memberId: string): Promise<NoticeSetting[]> {
  const rows = await db.selectFrom('notice_setting').select(['kind', 'in_app', 'mail']).where('member_id', '=', memberId).execute()
  const chosen = new Map(rows.map(({ kind, in_app, mail }) => [kind, { kind, inApp: in_app, mail }]))
  return NoticeKind.options.map((kind) => chosen.get(kind) ?? recommended(kind))
}

/** The kinds a member does not want to see in the list. */
export async function mutedKinds(db: Db, memberId: string): Promise<NoticeKind[]> {
  const settings = await listSettings(db, memberId)
  return settings.filter(({ inApp }) => !inApp).map(({ kind }) => kind)
}

type Change = InputOf<typeof notifications.saveSettings>

/** Changes what is given and leaves the rest as it was. Emails that sum up are a consent, from the first kind to the last. */
export async function saveSettings(tx: Db, memberId: string, { kinds, inApp, mail, ...forgotten }: Change) {
  forgotten satisfies Record<string, never>
  if (inApp === false) mayMute(kinds)
  if (mail) mayMail(kinds, mail)
  await tx
    .insertInto('notice_setting')
    .values(
      [...new Set(kinds)].sort().map((kind) => {
        const first = recommended(kind)
        return { member_id: memberId, kind, in_app: inApp ?? first.inApp, mail: mail ?? first.mail }
      }),
    )
    .onConflict((same) =>
      same.columns(['member_id', 'kind']).doUpdateSet({
        in_app: sql<boolean>`coalesce(${inApp ?? null}::boolean, notice_setting.in_app)`,
        mail: sql<MailRhythm>`coalesce(${mail ?? null}::text, notice_setting.mail)`,
      }),
    )
    .execute()
  if (mail) await recordConsent(tx, memberId, 'digests', (await summedUp(tx, memberId)).length > 0)
}

/** The kinds that a member has summed up by mail. */
export async function summedUp(db: Db, memberId: string): Promise<NoticeKind[]> {
  const rows = await db
    .selectFrom('notice_setting')
    .select('kind')
    .where('member_id', '=', memberId)
    .where('mail', 'in', ['daily', 'weekly'])
    .execute()
  return rows.map(({ kind }) => kind)
}

/** How many entries of the list wait to be read: what the list would show as unread, and nothing else. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const { rows } = await unreadHeads(memberId, await mutedKinds(db, memberId)).execute(db)
  return rows.length
}

/** The statement behind the count: an entry is unread when the newest of it is, and shown when somebody behind it may be met. */
export const unreadHeads = (memberId: string, muted: readonly NoticeKind[]) => sql`
  select from notification head
  where member_id = ${memberId} and not collapsed and read_at is null and kind <> all(${muted}::text[]) and (
    from_id is null or ${notBlocked(memberId, 'head.from_id')}
    or exists (select from notification n where n.group_id = head.group_id and n.from_id is not null and ${notBlocked(memberId, 'n.from_id')})
  )
  order by id desc limit ${sql.lit(UNREAD_MAX)}`

/** Marks an entry of the member's own list as read. What joined it after `latestId` stays unread. */
export async function markRead(db: Db, memberId: string, groupId: string, latestId: string) {
  const { rows } = await sql`
    update notification set read_at = coalesce(read_at, now())
    where member_id = ${memberId} and group_id = ${groupId} and id <= ${latestId} returning id`.execute(db)
  if (rows.length === 0) throw new Refusal('NOT_FOUND')
}

/** Marks everything as read that is not newer than `latestId`. */
export async function markAllRead(db: Db, memberId: string, latestId: string) {
  await db
    .updateTable('notification')
    .set({ read_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('id', '<=', latestId)
    .execute()
}

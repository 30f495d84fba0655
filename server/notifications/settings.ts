import { sql } from 'kysely'
import { type MailRhythm, NoticeKind, type NoticeSetting } from '#contract/notifications.ts'
import type { Db } from '../platform/db/client.ts'
import { mayMute, proposed } from './rules.ts'

/** How a member is told of each kind. */
export async function listSettings(db: Db, memberId: string): Promise<NoticeSetting[]> {
  const rows = await db.selectFrom('notice_setting').select(['kind', 'in_app', 'mail']).where('member_id', '=', memberId).execute()
  const chosen = new Map(rows.map(({ kind, in_app, mail }) => [kind, { kind, inApp: in_app, mail }]))
  return NoticeKind.options.map((kind) => chosen.get(kind) ?? proposed(kind))
}

/** The kinds a member does not want to see in the list. */
export async function mutedKinds(db: Db, memberId: string): Promise<NoticeKind[]> {
  const settings = await listSettings(db, memberId)
  return settings.filter(({ inApp }) => !inApp).map(({ kind }) => kind)
}

type Change = { kinds: readonly NoticeKind[]; inApp?: boolean | undefined; mail?: MailRhythm | undefined }

/** Changes what is given and leaves the rest as it was. */
export async function saveSettings(db: Db, memberId: string, { kinds, inApp, mail }: Change) {
  if (inApp === false) mayMute(kinds)
  await db
    .insertInto('notice_setting')
    .values(
      [...new Set(kinds)].sort().map((kind) => {
        const first = proposed(kind)
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
}

import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import { noticeWords, recommended, rhythmsOf } from '#contract/notice-words.ts'
import type { NoticeKind } from '#contract/notifications.ts'
import type { Db } from '../platform/db/client.ts'
import type { Services } from '../platform/http/context.ts'
import { momentInIndia } from '../platform/india.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { defineJob, work } from '../platform/jobs/job.ts'
import type { Email } from '../platform/mail.ts'
import { nameInMail } from '../platform/mail-name.ts'
import { stopAddress } from './stop-mail.ts'

const noticeMail = defineJob({ name: 'notice-mail', payload: z.object({ noticeId: z.uuid() }), retries: 4 })

/** Queues an email for each of these notices whose member is sent that kind as it happens. */
export async function mailAtOnce(tx: Db, kind: NoticeKind, notices: readonly { id: string; member_id: string }[]) {
  if (recommended(kind).mail !== 'at_once' || notices.length === 0) return
  const chosen = rhythmsOf(kind).length > 1 ? await findOff(tx, kind, notices) : new Set<string>()
  const wanted = notices.filter(({ member_id }) => !chosen.has(member_id))
  await enqueue(
    tx,
    noticeMail,
    wanted.map(({ id }) => ({ noticeId: id })),
  )
}

async function findOff(tx: Db, kind: NoticeKind, notices: readonly { member_id: string }[]) {
  const rows = await tx
    .selectFrom('notice_setting')
    .select('member_id')
    .where('kind', '=', kind)
    .where('mail', '=', 'off')
    .where(
      'member_id',
      'in',
      notices.map(({ member_id }) => member_id),
    )
    .execute()
  return new Set(rows.map(({ member_id }) => member_id))
}

/** Sends one notice to the address that its member has proven; where there is none, nobody is written to. */
const sendNotice = (noticeId: string, { db, mail, vault, publicUrl }: Services) =>
  db.transaction().execute(async (tx) => {
    const found = await tx
      .selectFrom('notification as n')
      .innerJoin('member', 'member.id', 'n.member_id')
      .innerJoin('account', 'account.member_id', 'n.member_id')
      .select(['n.member_id', 'n.kind', 'n.created_at', 'member.name', 'account.email'])
      .where('n.id', '=', noticeId)
      .where('account.email_verified', '=', true)
      .executeTakeFirst()
    if (!found) return
    const { member_id, kind, created_at: at, name, email } = found
    const stop = rhythmsOf(kind).length > 1 ? stopAddress(vault, publicUrl(), member_id, kind) : undefined
    await mail.queue(tx, noticeEmail({ kind, at, name, email }, publicUrl(), stop))
  })

type Sent = { kind: NoticeKind; at: Date; name: string; email: string }

/** Where a kind is looked at; the others in the list. */
function placeOf(kind: NoticeKind) {
  if (kind.startsWith('grievance_')) return '/settings?section=grievance'
  if (kind === 'security_export_ready') return '/settings?section=data'
  if (kind === 'security_data_breach') return '/settings?section=accesses'
  if (/^security_(?:factor|recovery|email)_/.test(kind)) return '/settings?section=security'
  return kind.startsWith('verification_') ? '/verification' : '/dashboard?notices=list'
}

/** What happened and when, and where it is looked at. What members and reviewers wrote stays in the product. */
function noticeEmail({ kind, at, name, email }: Sent, publicUrl: string, stop: string | undefined): Email {
  const { phrase } = noticeWords[kind]
  const mayBeSomebodyElse = kind.startsWith('security_') && kind !== 'security_data_breach'
  const place = placeOf(kind)
  return {
    to: email,
    subject: `${brand.name}: ${phrase}`,
    ...(stop && { oneClickUnsubscribe: stop }),
    text: `Hello ${nameInMail(name)},

${phrase}, on ${momentInIndia(at)}.

See it here:

${publicUrl}${place}
${mayBeSomebodyElse ? `\nIf it was not you, set a new password at once:\n\n${publicUrl}/reset-password\n` : ''}
${stop ? `We send this because you may need to act. To stop it:\n\n${publicUrl}/dashboard?notices=settings` : 'This email cannot be switched off: it protects your account and your name.'}

${brand.name}
`,
  }
}

export const noticeMailJob = work(noticeMail, ({ noticeId }, services: Services) => sendNotice(noticeId, services))

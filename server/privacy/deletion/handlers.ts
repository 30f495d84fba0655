import type { accountDeletion } from '#contract/account-deletion.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { confirmed, findDeletion, getUser, hastenDeletion, removeDeletion, saveDeletion } from '../../account/public.ts'
import { soleOwnerships } from '../../institutions/public.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import { within } from '../../platform/access/limits.ts'
import type { Viewer } from '../../platform/access/sessions.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { eraseJob } from './erase.ts'
import { willBeDeletedEmail } from './mails.ts'
import { refuseLeaving } from './rules.ts'

/** With a second factor or without. */
const isStaff = ({ roles, awaitsFactor }: Viewer) => roles.length > 0 || awaitsFactor

export const accountDeletionHandlers = {
  get: async (_nothing: unknown, { db, viewer }: MemberContext) => ({
    dueAt: (await findDeletion(db, viewer.id))?.toISOString() ?? null,
    soleOwnerOf: await soleOwnerships(db, viewer.id),
    isStaff: isStaff(viewer),
  }),

  ask: async ({ password, code, passkey }: InputOf<typeof accountDeletion.ask>, context: MemberContext) => {
    const { db, limits, live, mail, sessions, viewer, publicUrl } = context
    const refuse = async (tx: Db) => refuseLeaving({ soleOwnerOf: await soleOwnerships(tx, viewer.id), isStaff: isStaff(viewer) })
    await refuse(db)
    const { email, verified_email } = await getUser(db, viewer.id)
    // Whoever registered an address need not own it, and may ask for this as often as they like, keep the account or make another.
    const counts = () => [limits.memberEmails(viewer.id), limits.inbox(inboxKey('account', email))]
    const counted = verified_email ? [] : await Promise.all(counts().map(within))
    const asked = confirmed(context, { password, code, passkey }, async (tx) => {
      await refuse(tx)
      const dueAt = await saveDeletion(tx, viewer.id)
      if (counted.every(Boolean)) await mail.queue(tx, willBeDeletedEmail(email, dueAt, publicUrl()))
      const ended = await sessions.endAll(tx, viewer.id)
      await recordIn(tx, 'deletion_asked', viewer.id, {})
      return { dueAt, ended }
    })
    const { dueAt, ended } = await asked.catch(async (error) => {
      for (const giveBack of counted) await giveBack?.()
      throw error
    })
    sessions.announce(ended)
    await live.memberHidden(viewer.id)
    return { dueAt: dueAt.toISOString() }
  },

  cancel: async (_nothing: unknown, { db, live, sessions, viewer }: MemberContext) => {
    await db.transaction().execute(async (tx) => {
      if (!(await removeDeletion(tx, viewer.id))) throw new Refusal('NOT_FOUND')
      await recordIn(tx, 'deletion_cancelled', viewer.id, {})
    })
    sessions.readAgain(viewer.id)
    await live.memberHidden(viewer.id)
    return getUser(db, viewer.id)
  },

  now: async ({ password, code, passkey }: InputOf<typeof accountDeletion.now>, context: MemberContext) => {
    const { db, sessions, viewer } = context
    if (!(await findDeletion(db, viewer.id))) throw new Refusal('NOT_FOUND')
    const ended = await confirmed(context, { password, code, passkey }, async (tx) => {
      if (!(await hastenDeletion(tx, viewer.id))) throw new Refusal('NOT_FOUND')
      await enqueue(tx, eraseJob, [{}])
      return sessions.endAll(tx, viewer.id)
    })
    sessions.announce(ended)
    return { message: 'Your account is being deleted.' }
  },
}

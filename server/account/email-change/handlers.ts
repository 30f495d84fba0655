import { randomBytes } from 'node:crypto'
import type { emailChange } from '#contract/email-change.ts'
import { Refusal } from '#contract/errors.ts'
import type { InputOf } from '#contract/route.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import { within } from '../../platform/access/limits.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import { isUniqueViolation } from '../../platform/db/violation.ts'
import type { MemberContext, OpenContext } from '../../platform/http/context.ts'
import { confirmed } from '../factor/confirmed.ts'
import { endFactor } from '../factor/switch.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { getUser } from '../public.ts'
import { savePlaces } from '../queries.ts'
import { createReset } from '../reset/queries.ts'
import { placesHere } from '../sign-in/session.ts'
import { confirmEmail, movedEmail, restoredEmail, takenBackEmail, takenEmail, unprovenEmail } from './mails.ts'
import * as queries from './queries.ts'
import { isSameEmail } from './rules.ts'

// After the #, so that no token reaches a server log. That of a change opens nothing but the account that asked for it.
const confirmLink = (publicUrl: string, token: string) => `${publicUrl}/settings?section=security#address=${token}`
const restoreLink = (publicUrl: string, token: string) => `${publicUrl}/reset-password#address=${token}`
const resetLink = (publicUrl: string, token: string) => `${publicUrl}/reset-password#token=${token}`

export const emailChangeHandlers = {
  get: async (_nothing: unknown, { db, viewer }: MemberContext) => {
    const { email, verified_email } = await getUser(db, viewer.id)
    const next = await queries.findChange(db, viewer.id)
    return { now: email, proven: verified_email, next: next ? { email: next.email, until: next.expires_at.toISOString() } : null }
  },

  /** Does the same, and as much, whether or not the address is somebody's: only what is emailed there differs. */
  ask: async ({ email, password, code, passkey }: InputOf<typeof emailChange.ask>, context: MemberContext) => {
    const { db, limits, mail, publicUrl, viewer } = context
    if (isSameEmail((await getUser(db, viewer.id)).email, email)) throw new Refusal('NOTHING_TO_CHANGE')
    const giveBack = await limits.memberEmails(viewer.id)
    // A mailbox that others have filled reads no more of it today, and whoever asks is not told.
    const goesOut = await within(limits.inbox(inboxKey('move', email)))
    await confirmed(context, { password, code, passkey }, async (tx) => {
      const isTaken = await queries.isTaken(tx, email, viewer.id)
      const token = goesOut ? await queries.saveChange(tx, viewer.id, email) : await queries.keepChange(tx, viewer.id, email)
      if (token) await mail.queue(tx, isTaken ? takenEmail(email) : confirmEmail(email, confirmLink(publicUrl(), token)))
      await recordIn(tx, 'email_change_asked', viewer.id, { session: viewer.sessionId })
    }).catch(async (error) => {
      await giveBack()
      await goesOut?.()
      throw error
    })
    return { message: 'We email a link to the new address, a few a day at most. Your account moves there once you open the newest one.' }
  },

  cancel: async (_nothing: unknown, { db, viewer }: MemberContext) => {
    if (!(await queries.removeChange(db, viewer.id))) throw new Refusal('NOT_FOUND')
    return { message: 'Your account stays at its address.' }
  },

  confirm: async ({ token }: InputOf<typeof emailChange.confirm>, context: MemberContext) => {
    const { db, limits, mail, notices, publicUrl, sessions, viewer } = context
    const before = await getUser(db, viewer.id)
    const counted = before.verified_email ? undefined : await within(limits.inbox(inboxKey('account', before.email)))
    const move = db.transaction().execute(async (tx) => {
      const email = await queries.takeChange(tx, viewer.id, token)
      if (!email) throw new Refusal('LINK_EXPIRED')
      if (await queries.isTaken(tx, email, viewer.id)) throw new Refusal('ALREADY_EXISTS')
      const left = await queries.moveAccount(tx, viewer.id, email)
      await savePlaces(tx, viewer.id, placesHere(context, email))
      const { token: back } = left
      if (back) await mail.queue(tx, movedEmail(left.email, email, new Date(), restoreLink(publicUrl(), back)))
      else if (counted) await mail.queue(tx, unprovenEmail(left.email))
      const notifiedIds = await notices.notify(tx, { to: viewer.id, kind: 'security_email_changed' })
      const ended = await sessions.endOthers(tx, viewer)
      await recordIn(tx, 'email_changed', viewer.id, { session: viewer.sessionId })
      return { ended, notifiedIds }
    })
    const { ended, notifiedIds } = await move.catch(async (error) => {
      await counted?.()
      throw isUniqueViolation(error) ? new Refusal('ALREADY_EXISTS') : error
    })
    sessions.announce(ended)
    notices.announce(notifiedIds)
    return getUser(db, viewer.id)
  },

  restore: async ({ token }: InputOf<typeof emailChange.restore>, { config, db, mail, publicUrl, sessions }: OpenContext) => {
    const former = await queries.findFormer(db, token)
    if (!former) throw new Refusal('LINK_EXPIRED')
    const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
    const ended = await db.transaction().execute(async (tx) => {
      if (!(await queries.takeFormer(tx, former, token))) throw new Refusal('LINK_EXPIRED')
      const left = await queries.restoreAccount(tx, former, passwordHash)
      await endFactor(tx, former.member_id)
      const reset = (await createReset(tx, former.member_id, 'known', config.resetEmails))!
      await mail.queue(tx, restoredEmail(former.email, resetLink(publicUrl(), reset)))
      await mail.queue(tx, takenBackEmail(left))
      const ended = await sessions.endAll(tx, former.member_id)
      await recordIn(tx, 'email_restored', former.member_id, {})
      return ended
    })
    sessions.announce(ended)
    return {
      email: former.email,
      message: 'Your address is back, and everybody is signed out. An email with a link for a new password is on its way.',
    }
  },
}

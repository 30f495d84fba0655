import { z } from 'zod'
import type { Proof, User } from '#contract/account.ts'
import { brand } from '#contract/brand.ts'
import { Refusal } from '#contract/errors.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import { within } from '../../platform/access/limits.ts'
import type { OpenContext, Services } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { Email } from '../../platform/mail.ts'
import { nameInMail } from '../../platform/mail-name.ts'
import { hashPlace, pseudonym, recordOrLog } from '../audit.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { askProof } from '../proof/tries.ts'
import { findAccount, savePlaces } from '../queries.ts'
import { refuseGuessable } from '../rules.ts'
import { findDevice, keepDevice } from '../sign-in/device.ts'
import { type AskedFrom, createReset, findReset, resetPassword, takeReset } from './queries.ts'

/** A request for a reset link, whoever it is from, with the places it came from; the address is sealed, because it may be a stranger's. */
export const resetEmailJob = defineJob({
  name: 'reset-email',
  payload: z.object({ requestId: z.uuid(), sealedEmail: z.base64(), placeHashes: z.array(z.base64()) }),
})
type ResetRequest = z.infer<typeof resetEmailJob.payload>
const PLACE = 'reset-email'

/**
 * Counts the request and answers; everything that depends on whether there is an account happens afterwards. What others ask for counts
 * for none but them: how many emails a mailbox gets is decided where one is sent.
 */
export async function askForReset(context: OpenContext, email: string, proof: Proof | undefined) {
  const { tallies, caller, vault, db } = context
  const { address } = caller
  await askProof(context, await Promise.all([tallies.resetAddress(address), tallies.resetPair(`${address} ${email}`)]), proof)
  const places = [hashPlace(vault, address, email), findDevice(context, email) ?? []].flat()
  const placeHashes = places.map((place) => place.toString('base64'))
  await enqueue(db, resetEmailJob, [{ requestId: newId(), sealedEmail: vault.seal(email, PLACE).toString('base64'), placeHashes }])
}

/** Sends a link, unless the mailbox has had its share: then the newest one still works. A request that is done again sends none again. */
export async function sendResetEmail({ requestId, sealedEmail, placeHashes }: ResetRequest, services: Services) {
  const { db, limits, vault } = services
  const email = vault.open(Buffer.from(sealedEmail, 'base64'), PLACE).toString()
  const places = placeHashes.map((hash) => Buffer.from(hash, 'base64'))
  const account = await findAccount(db, email, places)
  if (!account) return recordOrLog(services, 'password_reset_asked', null, { email: pseudonym(vault, email) })
  // An address that nobody has proven may be a stranger's, for which accounts are made over and over.
  const { user } = account
  const from = account.known.length > 0 ? ('known' as const) : ('elsewhere' as const)
  const counted = user.verified_email ? undefined : await within(limits.inbox(inboxKey(`reset ${from}`, email)))
  const isSent = (user.verified_email || counted !== undefined) && (await queueReset(services, user, from, requestId))
  if (!isSent) await counted?.()
  await recordOrLog(services, 'password_reset_asked', user.id)
}

/** Queues a link; false where as many as may be wait to be followed, or where it was queued before. */
const queueReset = ({ db, config, mail, publicUrl }: Services, user: User, from: AskedFrom, requestId: string) =>
  db.transaction().execute(async (tx) => {
    const token = await createReset(tx, user.id, from, config.resetEmails, requestId)
    // After the #, so that the token reaches no server log and no other site.
    if (token) await mail.queue(tx, resetEmail(user, `${publicUrl()}/reset-password#token=${token}`))
    return token !== undefined
  })

/** Whoever registered an address need not own it: until that is proven, nothing that they wrote goes to it, their name included. */
const resetEmail = ({ name, email, verified_email }: User, link: string): Email => ({
  to: email,
  subject: `Set a new ${brand.name} password`,
  text: `Hello${verified_email ? ` ${nameInMail(name)}` : ''},

you (or someone else) asked to set a new password
for this address. Set it here within 24 hours:

${link}

The link works once, and a newer one ends it. A new
password signs you out on every device. If it was not
you, ignore this email: nothing changes without the link.

${brand.name}
`,
})

/** Sets the new password and ends every session. The link is used up only by a password that is accepted. */
export async function finishReset(context: OpenContext, token: string, password: string) {
  const { db, sessions, notices } = context
  const found = await findReset(db, token)
  if (!found) throw new Refusal('LINK_EXPIRED')
  await refuseGuessable(password, found.email)

  const passwordHash = await hashPassword(password)
  const { ended, notifiedIds } = await db.transaction().execute(async (tx) => {
    if (!(await takeReset(tx, token))) throw new Refusal('LINK_EXPIRED')
    await resetPassword(tx, found.memberId, passwordHash)
    // Whoever reads the email may sign in here next, however many strangers have tried meanwhile.
    await savePlaces(tx, found.memberId, [keepDevice(context, found.email)])
    const notifiedIds = await notices.notify(tx, { to: found.memberId, kind: 'security_password_changed' })
    return { ended: await sessions.endAll(tx, found.memberId), notifiedIds }
  })
  sessions.announce(ended)
  notices.announce(notifiedIds)
  await recordOrLog(context, 'password_reset_done', found.memberId)
}

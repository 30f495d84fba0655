import { brand } from '#contract/brand.ts'
import { Refusal } from '#contract/errors.ts'
import type { OpenContext, Services } from '../platform/http/context.ts'
import type { Letter } from '../platform/mail.ts'
import { hashPassword } from './passwords.ts'
import { findAccount } from './queries.ts'
import { recordOrLog } from './record.ts'
import { createReset, findReset, resetPassword, takeReset } from './reset-queries.ts'
import { refuseGuessable } from './rules.ts'
import { shadowText } from './shadow.ts'

/** Counts the wish for a letter and answers; everything that depends on whether there is an account happens afterwards. */
export async function askForReset(context: OpenContext, email: string) {
  const { limits, caller, log } = context
  await limits.signInAddress(shadowText(caller.address))
  await limits.resetEmail(shadowText(email))
  void sendResetLetter(context, email).catch((error) => log.error({ err: error }, 'a reset letter could not be sent'))
}

async function sendResetLetter(services: Services, email: string) {
  const { db, mail, publicUrl } = services
  const account = await findAccount(db, email)
  if (!account) return recordOrLog(services, 'password_reset_asked', null, { email: shadowText(email) })
  const token = await createReset(db, account.user.id)
  await recordOrLog(services, 'password_reset_asked', account.user.id)
  // After the #, so that the token reaches no server log and no other site.
  await mail.send(resetLetter(account.user, `${publicUrl()}/reset-password#token=${token}`))
}

const resetLetter = ({ name, email }: { name: string; email: string }, link: string): Letter => ({
  to: email,
  subject: `Set a new ${brand.name} password`,
  text: `Hello ${name},

someone, we hope you, asked to set a new password
for this address. Set it here within the hour:

${link}

The link works once. A new password signs you out on
every device. If it was not you, leave this letter
alone: nothing changes without the link.

${brand.name}
`,
})

/** Sets the new password and ends every session. The link is used up only by a password that is accepted. */
export async function finishReset(context: OpenContext, token: string, password: string) {
  const { db, sessions, notices } = context
  const found = await findReset(db, token)
  if (!found) throw new Refusal('LINK_EXPIRED')
  refuseGuessable(password, found.email)

  const passwordHash = await hashPassword(password)
  const { ended, told } = await db.transaction().execute(async (tx) => {
    if (!(await takeReset(tx, found.memberId, token))) throw new Refusal('LINK_EXPIRED')
    await resetPassword(tx, found.memberId, passwordHash)
    const told = await notices.notify(tx, { to: found.memberId, kind: 'security_password_changed' })
    return { ended: await sessions.endAll(tx, found.memberId), told }
  })
  sessions.announce(ended)
  notices.announce(told)
  await recordOrLog(context, 'password_reset_done', found.memberId)
}

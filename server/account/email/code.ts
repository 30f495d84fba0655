import { randomInt } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import { Refusal } from '#contract/errors.ts'
import { inboxKey } from '../../platform/access/inbox.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext, Services } from '../../platform/http/context.ts'
import type { Email } from '../../platform/mail.ts'
import { getUser } from '../public.ts'
import { saveCode, takeCode } from './queries.ts'

type Addressee = { memberId: string; email: string }

/** Sends a code to a member's own address. It is entered where they are signed in, so that a stranger who reads the email opens nothing by a press. */
export async function sendCode(tx: Db, { mail, vault }: Pick<Services, 'mail' | 'vault'>, { memberId, email }: Addressee) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await saveCode(tx, memberId, vault.fingerprint(code, placeOf(memberId)))
  await mail.queue(tx, codeEmail(email, code))
}

const placeOf = (memberId: string) => `email code:${memberId}`

/** Sends another code in place of the last, where the address is not proven yet. */
export async function sendCodeAgain(context: MemberContext) {
  const { db, limits, viewer } = context
  const { email, verified_email } = await getUser(db, viewer.id)
  if (verified_email) return
  const giveBack = await limits.memberEmails(viewer.id)
  await limits.inbox(inboxKey('account', email)).catch(async (error) => {
    await giveBack()
    throw error
  })
  await db.transaction().execute((tx) => sendCode(tx, context, { memberId: viewer.id, email }))
}

/** Holds nothing that a member wrote: whoever registered the address need not own it. */
const codeEmail = (email: string, code: string): Email => ({
  to: email,
  subject: `Your ${brand.name} code: ${code}`,
  text: `Hello,

please enter this code in ${brand.name} within 24 hours to
confirm your email address:

${code}

If you have no account with us, please ignore this
email: without the code nothing is confirmed.

${brand.name}
`,
})

/** Proves the address by the code; one that was guessed at too often is worth nothing. */
export async function confirmEmail({ db, vault, viewer }: MemberContext, code: string) {
  if (!(await takeCode(db, viewer.id, vault.fingerprint(code, placeOf(viewer.id))))) throw new Refusal('WRONG_CODE')
}

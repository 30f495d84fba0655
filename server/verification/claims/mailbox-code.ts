import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { brand } from '#contract/brand.ts'
import { hasProvenEmail } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Email } from '../../platform/mail.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

/** How long a code is good, and how often it may be guessed at. */
export const CODE_VALID_MS = 24 * 3600_000
export const CODE_TRIES_MAX = 5
/** All who claim a mailbox guess at one code: 10,000 members, with five guesses at each of five emails a day, hit it once in 400 days. */
const DIGITS = 8
/** How long a code is kept for a mailbox, and its emails are counted. */
const KEPT = sql`interval '24 hours'`

const hashOf = (vault: Vault, email: string) => vault.fingerprint(email.toLowerCase(), 'mailbox')
const placeOf = (mailbox: Buffer) => `mailbox code:${mailbox.toString('hex')}`

/**
 * The code of a mailbox, the same for whoever claims it within a day, and how many times it has been asked for. Where no more emails are
 * sent, because strangers have asked for them, whoever reads them has the one that counts.
 */
async function findMailboxCode(tx: Db, vault: Vault, email: string) {
  const mailbox = hashOf(vault, email)
  const fresh = vault.seal(String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0'), placeOf(mailbox))
  await tx.deleteFrom('mailbox_code').where('mailbox_hash', '=', mailbox).where('first_at', '<=', sql<Date>`now() - ${KEPT}`).execute()
  const { sealed, asked } = await tx
    .insertInto('mailbox_code')
    .values({ mailbox_hash: mailbox, sealed: fresh })
    .onConflict((conflict) => conflict.column('mailbox_hash').doUpdateSet((eb) => ({ asked: eb('mailbox_code.asked', '+', 1) })))
    .returning(['sealed', 'asked'])
    .executeTakeFirstOrThrow()
  return { code: vault.open(sealed, placeOf(mailbox)).toString(), asked }
}

/**
 * Sends a code to an institution's address: whoever reads email there can confirm it. It waits until the member has proven their own
 * address, and holds nothing that they wrote: it goes to whomever they name. `save` writes down what is kept of it.
 */
export async function sendMailboxCode(
  { db, config, mail, limits, vault, viewer }: MemberContext,
  email: string,
  save: (tx: Db, code: string) => Promise<unknown>,
) {
  if (!(await hasProvenEmail(db, viewer.id))) return
  await limits.memberEmails(viewer.id)
  await db.transaction().execute(async (tx) => {
    const { code, asked } = await findMailboxCode(tx, vault, email)
    await save(tx, code)
    if (asked <= config.institutionEmails) await mail.queue(tx, codeEmail(email, code))
  })
}

const codeEmail = (email: string, code: string): Email => ({
  to: email,
  subject: `Your ${brand.name} code: ${code}`,
  text: `Hello,

Someone asked ${brand.name} to verify that they read email
at this address. If this was you, enter this code within
24 hours:

${code}

If it was not you, please ignore this email.

${brand.name}
`,
})

/** Forgets the code of a mailbox once somebody has read it. */
export const forgetMailboxCode = (tx: Db, vault: Vault, email: string) =>
  tx.deleteFrom('mailbox_code').where('mailbox_hash', '=', hashOf(vault, email)).execute()

export const sweepMailboxCodes = (db: Db) => db.deleteFrom('mailbox_code').where('first_at', '<=', sql<Date>`now() - ${KEPT}`).execute()

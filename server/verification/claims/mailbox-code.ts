import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

/** How long a code is kept for a mailbox, and its emails are counted. */
const KEPT = sql`interval '24 hours'`

const hashOf = (vault: Vault, email: string) => vault.fingerprint(email.toLowerCase(), 'mailbox')
const placeOf = (mailbox: Buffer) => `mailbox code:${mailbox.toString('hex')}`

/**
 * The code of a mailbox, the same for whoever claims it within a day, and how many times it has been asked for. Where no more emails are
 * sent, because strangers have asked for them, whoever reads them has the one that counts.
 */
export async function findMailboxCode(tx: Db, vault: Vault, email: string) {
  const mailbox = hashOf(vault, email)
  const fresh = vault.seal(String(randomInt(1_000_000)).padStart(6, '0'), placeOf(mailbox))
  await tx.deleteFrom('mailbox_code').where('mailbox_hash', '=', mailbox).where('first_at', '<=', sql<Date>`now() - ${KEPT}`).execute()
  const { sealed, asked } = await tx
    .insertInto('mailbox_code')
    .values({ mailbox_hash: mailbox, sealed: fresh })
    .onConflict((conflict) => conflict.column('mailbox_hash').doUpdateSet((eb) => ({ asked: eb('mailbox_code.asked', '+', 1) })))
    .returning(['sealed', 'asked'])
    .executeTakeFirstOrThrow()
  return { code: vault.open(sealed, placeOf(mailbox)).toString(), asked }
}

/** Forgets the code of a mailbox once somebody has read it. */
export const forgetMailboxCode = (tx: Db, vault: Vault, email: string) =>
  tx.deleteFrom('mailbox_code').where('mailbox_hash', '=', hashOf(vault, email)).execute()

export const sweepMailboxCodes = (db: Db) => db.deleteFrom('mailbox_code').where('first_at', '<=', sql<Date>`now() - ${KEPT}`).execute()

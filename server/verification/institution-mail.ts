import { randomInt } from 'node:crypto'
import { brand } from '#contract/brand.ts'
import type { Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '../platform/http/context.ts'
import { getOwnClaim } from './claims.ts'
import { addEntry } from './entries.ts'

const VALID_MS = 24 * 3600_000
const TRIES_MAX = 5

/** Sends a code to the institution's address: whoever reads letters there can confirm it. */
export async function sendMailCode(
  { db, mail, limits, vault }: MemberContext,
  claimId: string,
  proof: Proof & { proof: 'institution_mail' },
) {
  await limits.resetEmail(proof.email.toLowerCase())
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await db
    .updateTable('claim')
    .set({ mail_code_hash: vault.fingerprint(code, `code:${claimId}`), mail_code_until: new Date(Date.now() + VALID_MS), mail_tries: 0 })
    .where('id', '=', claimId)
    .execute()
  await mail.send({
    to: proof.email,
    subject: `Your ${brand.name} code: ${code}`,
    text: `Hello,

somebody wants to show on ${brand.name} that they
belong to ${proof.institution}. If it is you, enter
this code within a day:

${code}

If it is not you, leave this letter alone.

${brand.name}
`,
  })
}

/** Confirms the address with the code; a code that was guessed at too often is worth nothing. */
export async function confirmMail({ db, vault, viewer }: MemberContext, claimId: string, code: string) {
  const right = await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    const { mail_code_hash: hash, mail_code_until: until, mail_tries: tries } = claim
    const usable = hash && until && until > new Date() && tries < TRIES_MAX
    if (!usable || !vault.fingerprint(code, `code:${claimId}`).equals(hash)) {
      await tx
        .updateTable('claim')
        .set({ mail_tries: tries + 1 })
        .where('id', '=', claimId)
        .execute()
      return false
    }
    await tx.updateTable('claim').set({ mail_confirmed_at: new Date(), mail_code_hash: null }).where('id', '=', claimId).execute()
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'mail_confirmed' })
    return true
  })
  if (!right) throw new Refusal('WRONG_CODE')
}

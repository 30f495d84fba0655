import { brand } from '#contract/brand.ts'
import type { Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { hasProvenEmail } from '../../account/public.ts'
import { announce } from '../../notifications/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Email } from '../../platform/mail.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { addEntry } from '../history.ts'
import { identityOf, openProof } from '../proof/proof.ts'
import { getOwnClaim } from '../queries.ts'
import { dueFrom } from '../rules.ts'
import { openDispute } from './disputes.ts'
import { findMailboxCode, forgetMailboxCode } from './mailbox-code.ts'

const VALID_MS = 24 * 3600_000
const TRIES_MAX = 5

/**
 * Sends a code to the institution's address: whoever reads email there can confirm it. It waits until the member has proven their own
 * address, and holds nothing that they wrote: it goes to whomever they name.
 */
export async function sendMailCode(
  { db, config, mail, limits, vault, viewer }: MemberContext,
  claimId: string,
  proof: Proof & { proof: 'institution_mail' },
) {
  if (!(await hasProvenEmail(db, viewer.id))) return
  await limits.memberEmails(viewer.id)
  await db.transaction().execute(async (tx) => {
    const { code, asked } = await findMailboxCode(tx, vault, proof.email)
    await tx
      .updateTable('claim')
      .set({ mail_code_hash: hashOf(vault, claimId, proof, code), mail_code_until: new Date(Date.now() + VALID_MS), mail_tries: 0 })
      .where('id', '=', claimId)
      .execute()
    if (asked <= config.institutionEmails) await mail.queue(tx, codeEmail(proof.email, code))
  })
}

/** What is kept of a code. It holds for one address alone: the claim may name another one by the time that the code is saved. */
const hashOf = (vault: Vault, claimId: string, proof: Proof, code: string) =>
  vault.fingerprint(code, `code:${claimId}:${identityOf(proof)}`)

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

/** Confirms the address with the code, and the claim enters the queue; a code that was guessed at too often is worth nothing. */
export async function confirmMail({ db, vault, viewer, live }: MemberContext, claimId: string, code: string) {
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    const { state, mail_code_hash: hash, mail_code_until: until, mail_tries: tries } = claim
    const usable = state === 'unconfirmed' && hash && until && until > new Date() && tries < TRIES_MAX
    const proof = usable ? openProof(vault, claim) : undefined
    if (!proof || !hash || !hashOf(vault, claimId, proof, code).equals(hash)) {
      await tx
        .updateTable('claim')
        .set({ mail_tries: tries + 1 })
        .where('id', '=', claimId)
        .execute()
      return undefined
    }
    const now = new Date()
    await tx
      .updateTable('claim')
      .set({ state: 'waiting', submitted_at: now, due_at: dueFrom(now), mail_confirmed_at: now, mail_code_hash: null })
      .where('id', '=', claimId)
      .execute()
    if (proof.proof === 'institution_mail') await forgetMailboxCode(tx, vault, proof.email)
    await addEntry(tx, claimId, { by: viewer.id, role: 'member', act: 'mail_confirmed' })
    return openDispute(tx, claim)
  })
  if (!notifiedIds) throw new Refusal('WRONG_CODE')
  announce(live, notifiedIds)
}

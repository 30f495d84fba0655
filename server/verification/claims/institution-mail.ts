import type { Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { announce } from '../../notifications/public.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { addEntry } from '../history.ts'
import { identityOf, openProof } from '../proof/proof.ts'
import { getOwnClaim } from '../queries.ts'
import { dueFrom } from '../rules.ts'
import { openDispute } from './disputes.ts'
import { CODE_TRIES_MAX, CODE_VALID_MS, forgetMailboxCode, sendMailboxCode } from './mailbox-code.ts'

/** Sends the code of a claim to the institution's address. */
export const sendMailCode = (context: MemberContext, claimId: string, proof: Proof & { proof: 'institution_mail' }) =>
  sendMailboxCode(context, proof.email, (tx, code) =>
    tx
      .updateTable('claim')
      .set({
        mail_code_hash: hashOf(context.vault, claimId, proof, code),
        mail_code_until: new Date(Date.now() + CODE_VALID_MS),
        mail_tries: 0,
      })
      .where('id', '=', claimId)
      .execute(),
  )

/** What is kept of a code. It holds for one address alone: the claim may name another one by the time that the code is saved. */
const hashOf = (vault: Vault, claimId: string, proof: Proof, code: string) =>
  vault.fingerprint(code, `code:${claimId}:${identityOf(proof)}`)

/** Confirms the address with the code, and the claim enters the queue; a code that was guessed at too often is worth nothing. */
export async function confirmMail({ db, vault, viewer, live }: MemberContext, claimId: string, code: string) {
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const claim = await getOwnClaim(tx, viewer.id, claimId)
    const { state, mail_code_hash: hash, mail_code_until: until, mail_tries: tries } = claim
    const usable = state === 'unconfirmed' && hash && until && until > new Date() && tries < CODE_TRIES_MAX
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

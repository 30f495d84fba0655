import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { CODE_TRIES_MAX, CODE_VALID_MS, forgetMailboxCode, sendMailboxCode } from '../../verification/public.ts'
import { lockOwnClaim, mailboxOf } from './queries.ts'
import { settle } from './save.ts'

/** What is kept of a code. It holds for one claim and one address alone. */
const hashOf = (vault: Vault, claimId: string, mailbox: string, code: string) =>
  vault.fingerprint(code, `institution code:${claimId}:${mailbox.toLowerCase()}`)

/** Sends the code of a claim to the institution's address. */
export const sendCode = (context: MemberContext, claimId: string, mailbox: string) =>
  sendMailboxCode(context, mailbox, (tx, code) =>
    tx
      .updateTable('institution_claim')
      .set({
        mail_code_hash: hashOf(context.vault, claimId, mailbox, code),
        mail_code_until: new Date(Date.now() + CODE_VALID_MS),
        mail_tries: 0,
      })
      .where('id', '=', claimId)
      .execute(),
  )

/** Confirms the address with the code; one that was guessed at too often is worth nothing. Answers who is notified of the claim. */
export async function confirmMail({ db, vault, viewer }: MemberContext, claimId: string, code: string): Promise<string[]> {
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const claim = await lockOwnClaim(tx, viewer.id, claimId)
    const { state, mail_code_hash: hash, mail_code_until: until, mail_tries: tries } = claim
    const usable = state === 'unfinished' && hash && until && until > new Date() && tries < CODE_TRIES_MAX
    const mailbox = usable ? mailboxOf(vault, claim) : null
    if (!mailbox || !hash || !hashOf(vault, claimId, mailbox, code).equals(hash)) {
      await tx
        .updateTable('institution_claim')
        .set({ mail_tries: tries + 1 })
        .where('id', '=', claimId)
        .execute()
      return undefined
    }
    const mail_confirmed_at = new Date()
    await tx.updateTable('institution_claim').set({ mail_confirmed_at, mail_code_hash: null }).where('id', '=', claimId).execute()
    await forgetMailboxCode(tx, vault, mailbox)
    return settle(tx, { ...claim, mail_confirmed_at })
  })
  if (!notifiedIds) throw new Refusal('WRONG_CODE')
  return notifiedIds
}

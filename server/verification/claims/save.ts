import type { ClaimState, Proof } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { addEntry } from '../history.ts'
import { identityOf, provenAs, sealProof } from '../proof/proof.ts'
import { dueFrom, OPEN_STATES } from '../rules.ts'
import { closeDispute, openDispute } from './disputes.ts'

type NewClaim = {
  memberId: string
  kind: MemberKind
  proof: Proof
  appealOf?: string
  /** When the same address was confirmed for the claim that this one follows. */
  mailConfirmedAt?: Date | null
}

/** A submitted claim, and whom to `announce` it to once it is committed. */
export type Saved = { id: string; state: ClaimState; notifiedIds: string[] }

/** Submits a claim; one that is open already takes the new words and keeps its evidence, and its confirmation where the address is the same. */
export async function saveClaim(tx: Db, vault: Vault, { memberId, kind, proof, appealOf, mailConfirmedAt }: NewClaim): Promise<Saved> {
  const now = new Date()
  const open = await findOpen(tx, memberId)
  const id = open?.id ?? newId()
  const identityHash = vault.fingerprint(identityOf(proof), `claim:${proof.proof}`)
  const isSame = open?.identity_hash.equals(identityHash) ?? false
  const confirmedAt = mailConfirmedAt ?? (isSame ? open!.mail_confirmed_at : null)
  const state = proof.proof === 'institution_mail' && !confirmedAt ? ('unconfirmed' as const) : ('waiting' as const)
  const submitted = {
    kind,
    proof: proof.proof,
    proven_as: provenAs(kind, proof),
    proof_sealed: sealProof(vault, { id, member_id: memberId }, proof),
    identity_hash: identityHash,
    state,
    disputed: false,
    submitted_at: now,
    due_at: state === 'waiting' ? dueFrom(now) : null,
    locked_by: null,
    locked_at: null,
    words: null,
    mail_confirmed_at: confirmedAt,
    // A code that was sent to one address says nothing about another.
    ...(!isSame && { mail_code_hash: null, mail_code_until: null, mail_tries: 0 }),
  }
  if (open) await tx.updateTable('claim').set(submitted).where('id', '=', id).execute()
  else
    await tx
      .insertInto('claim')
      .values({ id, member_id: memberId, appeal_of: appealOf ?? null, ...submitted })
      .execute()
  await addEntry(tx, id, { by: memberId, role: 'member', act: 'submitted' })
  if (open && !isSame) await closeDispute(tx, open.identity_hash)
  const contender = { id, member_id: memberId, identity_hash: identityHash }
  return { id, state, notifiedIds: state === 'waiting' ? await openDispute(tx, contender) : [] }
}

const findOpen = (tx: Db, memberId: string) =>
  tx
    .selectFrom('claim')
    .select(['id', 'identity_hash', 'mail_confirmed_at'])
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .executeTakeFirst()

import type { ClaimState, Proof } from '#contract/claim.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { addEntry } from '../history.ts'
import { identityOf, provenAs, sealProof } from '../proof/proof.ts'
import { dueAgain, dueFrom, OPEN_STATES } from '../rules.ts'
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

/**
 * Submits a claim; one that is open already takes the new words and keeps its evidence. Where the number or the address is the same it keeps
 * its place and its confirmation too.
 */
export async function saveClaim(tx: Db, vault: Vault, { memberId, kind, proof, appealOf, mailConfirmedAt }: NewClaim): Promise<Saved> {
  const now = new Date()
  const open = await findOpen(tx, memberId)
  const id = open?.id ?? newId()
  const identityHash = vault.fingerprint(identityOf(proof), `claim:${proof.proof}`)
  const hprHash = proof.proof === 'registration' && proof.hprId ? vault.fingerprint(proof.hprId, 'claim:hpr') : null
  const isSame = open?.identity_hash.equals(identityHash) ?? false
  const confirmedAt = mailConfirmedAt ?? (isSame ? open!.mail_confirmed_at : null)
  const state = proof.proof === 'institution_mail' && !confirmedAt ? ('unconfirmed' as const) : ('waiting' as const)
  const submitted = {
    kind,
    proof: proof.proof,
    proven_as: provenAs(kind, proof),
    proof_sealed: sealProof(vault, { id, member_id: memberId }, proof),
    identity_hash: identityHash,
    hpr_hash: hprHash,
    state,
    disputed: false,
    submitted_at: now,
    due_at: state === 'waiting' ? (isSame && open!.state !== 'unconfirmed' ? dueAgain(open!, now) : dueFrom(now)) : null,
    clock_left_ms: null,
    locked_by: null,
    locked_at: null,
    words: null,
    mail_confirmed_at: confirmedAt,
    signed_in_at: isSame ? open!.signed_in_at : null,
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
  if (open) await closeDispute(tx, open)
  const contender = { id, member_id: memberId, identity_hash: identityHash, hpr_hash: hprHash }
  return { id, state, notifiedIds: state === 'waiting' ? await openDispute(tx, contender) : [] }
}

const findOpen = (tx: Db, memberId: string) =>
  tx
    .selectFrom('claim')
    .select(['id', 'identity_hash', 'hpr_hash', 'mail_confirmed_at', 'signed_in_at', 'state', 'due_at', 'clock_left_ms'])
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .forUpdate()
    .executeTakeFirst()

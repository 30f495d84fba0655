import type { Proof, VerificationSummary } from '#contract/claim.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { issuerOf, openProof } from '../proof/proof.ts'
import type { ClaimRow } from '../queries.ts'
import { dueAgain } from '../rules.ts'
import { type Receipt, signingKey, signReceipt } from './sign.ts'

type Decided = {
  claim: ClaimRow
  act: Receipt['decision']
  words: string
  compared: string[]
  register: string
  reviewerId: string
  site: string
  now: Date
}

/** Signs a decision and keeps the receipt word for word. */
export async function saveReceipt(tx: Db, vault: Vault, { claim, act, words, compared, register, reviewerId, site, now }: Decided) {
  const proof: Proof = openProof(vault, claim)
  const { name } = await tx.selectFrom('member').select('name').where('id', '=', claim.member_id).executeTakeFirstOrThrow()
  const evidence = await tx.selectFrom('evidence').select('sha256').where('claim_id', '=', claim.id).orderBy('id').execute()
  const { expires_at } = await tx.selectFrom('claim').select('expires_at').where('id', '=', claim.id).executeTakeFirstOrThrow()
  const { body, signature } = signReceipt(signingKey(vault), {
    version: 1,
    site,
    claim: claim.id,
    member: { id: claim.member_id, name },
    kind: claim.kind,
    proof: { type: proof.proof, issuedBy: issuerOf(proof), digest: claim.identity_hash.toString('hex') },
    decision: act,
    reason: words,
    compared,
    register,
    evidence: evidence.map(({ sha256 }) => sha256.toString('hex')),
    // The same reviewer is recognised from receipt to receipt, but not named.
    reviewer: vault.fingerprint(reviewerId, 'reviewer').toString('hex').slice(0, 16),
    decidedAt: now.toISOString(),
    expiresAt: act === 'approved' ? (expires_at?.toISOString() ?? null) : null,
  })
  const due_at = act === 'revoked' ? null : dueAgain(claim, now)
  await tx.insertInto('receipt').values({ claim_id: claim.id, at: now, decision: act, due_at, body, signature }).execute()
}

/** The latest receipt of a claim. */
export const findReceipt = (db: Db, claimId: string) =>
  db.selectFrom('receipt').select(['body', 'signature']).where('claim_id', '=', claimId).orderBy('at', 'desc').limit(1).executeTakeFirst()

/** What was checked about a member, newest first. Rejections are between them and the desk. */
export async function listChecks(db: Db, memberId: string): Promise<VerificationSummary['checks']> {
  const rows = await db
    .selectFrom('receipt')
    .innerJoin('claim', 'claim.id', 'receipt.claim_id')
    .select(['receipt.at', 'receipt.body'])
    .where('claim.member_id', '=', memberId)
    .orderBy('receipt.at', 'desc')
    .limit(20)
    .execute()
  return rows.flatMap(({ at, body }) => {
    const { decision, register, compared } = JSON.parse(body) as Receipt
    return decision === 'rejected' ? [] : [{ at: at.toISOString(), register, compared, outcome: decision }]
  })
}

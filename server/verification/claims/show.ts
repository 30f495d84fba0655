import { sql } from 'kysely'
import type { MyClaim } from '#contract/claim.ts'
import { nameOfCouncil } from '#contract/councils.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { type SealedLog, sealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { loadEvidence } from '../evidence/queries.ts'
import { loadEntries } from '../history.ts'
import { emitClaimChanged } from '../live.ts'
import { openProofOrNull } from '../proof/proof.ts'
import { warningsFor } from '../proof/warnings.ts'
import { type ClaimRow, listClaims } from '../queries.ts'
import { canAppeal, isOpen, pausedHours } from '../rules.ts'

/** Claims as their member sees them, in the order given; all of the member's claims have to be among them. */
export async function showOwnClaims(db: Db, vault: Vault, log: SealedLog, claims: readonly ClaimRow[]): Promise<MyClaim[]> {
  const ids = claims.map(({ id }) => id)
  const [entries, evidence, positions] = await Promise.all([
    loadEntries(db, ids, false),
    loadEvidence(db, vault, log, ids),
    Promise.all(claims.map((claim) => positionOf(db, claim))),
  ])
  const hasOpen = claims.some(({ state }) => isOpen(state))
  const appealed = new Set(claims.map(({ appeal_of }) => appeal_of))

  return claims.map((claim, at) => {
    const proof = openProofOrNull(vault, log, claim)
    return {
      id: claim.id,
      kind: claim.kind,
      proofKind: claim.proof,
      proof,
      councilName: proof?.proof === 'registration' ? nameOfCouncil(proof) : null,
      state: claim.state,
      submittedAt: claim.submitted_at.toISOString(),
      dueAt: claim.due_at?.toISOString() ?? null,
      pausedHours: pausedHours(claim),
      position: positions[at] ?? null,
      decidedAt: claim.decided_at?.toISOString() ?? null,
      expiresAt: claim.expires_at?.toISOString() ?? null,
      words: claim.words,
      disputed: claim.disputed,
      isAppeal: claim.appeal_of !== null,
      canAppeal: canAppeal(claim, hasOpen, appealed.has(claim.id)),
      mailConfirmed: claim.mail_confirmed_at !== null,
      orcidSignedIn: claim.signed_in_at !== null,
      warnings: proof ? warningsFor(proof) : [],
      evidence: evidence.get(claim.id) ?? [],
      history: entries.get(claim.id) ?? [],
    }
  })
}

/** How many claims are to be decided before this one, plus one. */
async function positionOf(db: Db, claim: Pick<ClaimRow, 'id' | 'due_at'>): Promise<number | null> {
  if (!claim.due_at) return null
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from claim
    where state in ('waiting', 'in_review') and (due_at, id) < (${claim.due_at}, ${claim.id})`.execute(db)
  return (rows[0]?.before ?? 0) + 1
}

/** One of the viewer's claims after a change of it; their other devices and the desk read it again. */
export async function emitAndShow(context: MemberContext, claimId: string): Promise<MyClaim> {
  const { db, vault, log, viewer } = context
  await emitClaimChanged(context, viewer.id)
  const all = await showOwnClaims(db, vault, sealedLog(log), await listClaims(db, viewer.id))
  const claim = all.find(({ id }) => id === claimId)
  if (!claim) throw new Refusal('NOT_FOUND')
  return claim
}

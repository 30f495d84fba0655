import type { MyClaim } from '#contract/claim.ts'
import type { Db } from '../platform/db/client.ts'
import type { Vault } from '../platform/vault.ts'
import { type ClaimRow, OPEN, openProof, positionOf } from './claims.ts'
import { loadEntries } from './entries.ts'
import { loadEvidence } from './evidence.ts'
import { warningsFor } from './formats.ts'
import { canAppeal } from './rules.ts'

/** Claims as their member sees them, in the order given; all of the member's claims have to be among them. */
export async function showMine(db: Db, vault: Vault, claims: readonly ClaimRow[]): Promise<MyClaim[]> {
  const ids = claims.map(({ id }) => id)
  const [entries, evidence, positions] = await Promise.all([
    loadEntries(db, ids, false),
    loadEvidence(db, vault, ids),
    Promise.all(claims.map((claim) => positionOf(db, claim))),
  ])
  const hasOpen = claims.some(({ state }) => OPEN.includes(state))
  const appealed = new Set(claims.map(({ appeal_of }) => appeal_of))

  return claims.map((claim, at) => {
    const proof = openProof(vault, claim)
    return {
      id: claim.id,
      kind: claim.kind,
      proof,
      state: claim.state,
      submittedAt: claim.submitted_at.toISOString(),
      dueAt: claim.due_at?.toISOString() ?? null,
      position: positions[at] ?? null,
      decidedAt: claim.decided_at?.toISOString() ?? null,
      expiresAt: claim.expires_at?.toISOString() ?? null,
      words: claim.words,
      disputed: claim.disputed,
      isAppeal: claim.appeal_of !== null,
      canAppeal: canAppeal(claim, hasOpen, appealed.has(claim.id)),
      mailConfirmed: claim.mail_confirmed_at !== null,
      warnings: warningsFor(proof),
      evidence: evidence.get(claim.id) ?? [],
      history: entries.get(claim.id) ?? [],
    }
  })
}

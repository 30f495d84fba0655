import type { DeskClaim } from '#contract/claim.ts'
import { nameOfCouncil } from '#contract/councils.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { loadCards } from '../../profile/public.ts'
import { isRevocable } from '../badges/standing.ts'
import { findDomain } from '../domains/domains.ts'
import { loadEvidence } from '../evidence/queries.ts'
import { loadEntries } from '../history.ts'
import { openProof } from '../proof/proof.ts'
import { provenParts } from '../proof/proven.ts'
import { warningsFor } from '../proof/warnings.ts'
import { findConflicts, getClaim, listClaims } from '../queries.ts'
import { searchPagesOf } from '../registers/search-pages.ts'
import { isOpen, mayDecide, mayOpen } from '../rules.ts'
import { listEarlier } from './earlier.ts'
import { showItem } from './queue.ts'
import { isAsked, showRecheck } from './recheck.ts'

/** One claim with everything that a decision needs. */
export async function deskClaim(db: Db, vault: Vault, log: SealedLog, reviewerId: string, claimId: string): Promise<DeskClaim> {
  const claim = await getClaim(db, claimId)
  const proof = openProof(vault, claim)
  const [account, entries, evidence, registerResults, conflicts, earlier, claims] = await Promise.all([
    db.selectFrom('account').select('email').where('member_id', '=', claim.member_id).executeTakeFirst(),
    loadEntries(db, [claimId], true),
    loadEvidence(db, vault, log, [claimId]),
    db.selectFrom('register_result').select(['at', 'answer']).where('claim_id', '=', claimId).orderBy('id', 'desc').limit(20).execute(),
    findConflicts(db, claim, claim.member_id),
    listEarlier(db, vault, log, claim),
    listClaims(db, claim.member_id),
  ])
  const cards = await loadCards(db, [claim.member_id, ...conflicts.map(({ member_id }) => member_id)])
  return {
    ...showItem(claim, reviewerId),
    member: cards.get(claim.member_id)!,
    provenAs: claim.proven_as,
    claim: proof,
    councilName: proof.proof === 'registration' ? nameOfCouncil(proof) : null,
    email: account?.email ?? '',
    proven: provenParts(claim.kind, proof, {
      mailConfirmed: claim.mail_confirmed_at !== null,
      orcidSignedIn: claim.signed_in_at !== null,
      domain: proof.proof === 'institution_mail' ? await findDomain(db, proof.email) : undefined,
    }),
    warnings: warningsFor(proof),
    evidence: evidence.get(claimId) ?? [],
    history: entries.get(claimId) ?? [],
    earlier,
    recheck: showRecheck(claim, await isAsked(db, claim), reviewerId),
    searchPages: searchPagesOf(proof),
    registerResults: registerResults.map(({ at, answer }) => ({ ...answer, at: at.toISOString() })),
    conflicts: conflicts.flatMap(({ id, member_id, state }) => {
      const member = cards.get(member_id)
      return member ? [{ claimId: id, member, state }] : []
    }),
    mayDecide: ((isOpen(claim.state) && claim.state !== 'unconfirmed') || isRevocable(claim, claims)) && mayDecide(claim, reviewerId),
    mayOpen: mayOpen(claim, reviewerId, new Date()),
  }
}

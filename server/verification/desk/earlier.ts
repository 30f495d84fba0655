import type { EarlierDecision } from '#contract/claim.ts'
import type { Db } from '../../platform/db/client.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { loadCards } from '../../profile/public.ts'
import { loadEntries } from '../history.ts'
import { issuerOf, openProofOrNull } from '../proof/proof.ts'
import type { ClaimRow } from '../queries.ts'

const SHOWN_MAX = 50

/** What was decided about this member before, and about others who claimed the same number: somebody may come again under a new account. */
export async function listEarlier(db: Db, vault: Vault, log: SealedLog, claim: ClaimRow): Promise<EarlierDecision[]> {
  const rows = await db
    .selectFrom('claim')
    .select(['id', 'member_id', 'proof', 'proof_sealed', 'state', 'decided_at', 'words'])
    .where('id', '<>', claim.id)
    .where('decided_at', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('member_id', '=', claim.member_id),
        // Whoever holds the number now is listed as a conflict.
        eb.and([eb('identity_hash', '=', claim.identity_hash), eb('state', '<>', 'approved')]),
      ]),
    )
    .orderBy('decided_at', 'desc')
    .limit(SHOWN_MAX)
    .execute()
  const ids = rows.map(({ id }) => id)
  const memberIds = rows.map(({ member_id }) => member_id)
  const [entries, cards] = await Promise.all([loadEntries(db, ids, true), loadCards(db, memberIds)])
  return rows.flatMap((row) => {
    const member = cards.get(row.member_id)
    if (!member || !row.decided_at) return []
    // An expired claim was decided when it was approved; its history says when and why it ended.
    const ended = entries.get(row.id)?.findLast(({ act }) => act === row.state)
    const proof = openProofOrNull(vault, log, row)
    const what = proof ? issuerOf(proof) : ''
    const at = ended?.at ?? row.decided_at.toISOString()
    const words = ended?.words ?? row.words ?? ''
    return [{ claimId: row.id, member, proof: row.proof, what, state: row.state, at, words, fact: ended?.fact ?? null }]
  })
}

import type { Db } from '../../platform/db/client.ts'
import type { SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { openProofOrNull } from '../proof/proof.ts'

/** The council at which a member's registration stands as checked, and when it was; nothing where none does. */
export async function findRegistration(db: Db, vault: Vault, log: SealedLog, memberId: string) {
  const claim = await db
    .selectFrom('claim')
    .select(['id', 'member_id', 'proof_sealed', 'decided_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'approved')
    .where('proof', '=', 'registration')
    .orderBy('decided_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const proof = claim && openProofOrNull(vault, log, claim)
  return proof?.proof === 'registration' && claim ? { council: proof.council, checkedAt: claim.decided_at } : undefined
}

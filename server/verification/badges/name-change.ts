import type { EntryFact } from '#contract/claim-facts.ts'
import { sameBearer, sameName } from '#contract/names.ts'
import { notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { saveClaim } from '../claims/save.ts'
import { addEntry } from '../history.ts'
import { openProof } from '../proof/proof.ts'
import { type ClaimRow, lockClaims } from '../queries.ts'
import { isOpen, registersName } from '../rules.ts'
import { saveStanding } from './verified.ts'

/**
 * A badge does not go over to another given or family name: one that was given under the old name is over and submitted again, unless
 * the new name is the one as registered. A claim that waits goes back to the queue, so that nobody approves a name they have not read.
 */
export async function checkNameChange(tx: Db, vault: Vault, memberId: string, name: string): Promise<boolean> {
  const claims = await lockClaims(tx, memberId)
  const before = await tx.selectFrom('member').select(['name', 'marks']).where('id', '=', memberId).executeTakeFirstOrThrow()
  if (sameName(before.name, name)) return false

  const fact = { as: 'renamed', from: before.name, to: name } as const
  const another = !sameBearer(before.name, name)
  const lost = claims.filter((claim) => another && claim.state === 'approved' && !registersName(openProof(vault, claim), name))
  for (const claim of lost) await end(tx, claim, fact)
  if (before.marks.length > 0 && another) await saveStanding(tx, memberId)

  const open = claims.find(({ state }) => isOpen(state))
  if (open) await putBack(tx, open, fact)
  else if (lost[0]) await submitAgain(tx, vault, lost[0], fact)
  for (const { id } of lost) await recordIn(tx, 'claim_expired', memberId, { claim: id, member: memberId })
  return lost.length > 0 || open !== undefined
}

async function end(tx: Db, { id, member_id }: ClaimRow, fact: EntryFact) {
  await tx.updateTable('claim').set({ state: 'expired', expires_at: new Date() }).where('id', '=', id).execute()
  await addEntry(tx, id, { role: 'system', act: 'expired', fact })
  await notify(tx, { to: member_id, kind: 'verification_renamed', subject: id })
}

async function putBack(tx: Db, { id, state }: ClaimRow, fact: EntryFact) {
  await tx
    .updateTable('claim')
    .set({ locked_by: null, locked_at: null, ...(state === 'in_review' && { state: 'waiting' as const }) })
    .where('id', '=', id)
    .execute()
  await addEntry(tx, id, { role: 'system', act: 'renamed', fact })
}

async function submitAgain(tx: Db, vault: Vault, claim: ClaimRow, fact: EntryFact) {
  const { member_id: memberId, kind, mail_confirmed_at } = claim
  const { id } = await saveClaim(tx, vault, { memberId, kind, proof: openProof(vault, claim), mailConfirmedAt: mail_confirmed_at })
  await addEntry(tx, id, { role: 'system', act: 'renamed', fact })
}

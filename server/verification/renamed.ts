import { sameBearer, sameName } from '#contract/names.ts'
import { recordIn } from '../platform/audit.ts'
import type { Db } from '../platform/db/client.ts'
import type { Live } from '../platform/live.ts'
import type { Seals } from '../platform/seals.ts'
import type { Vault } from '../platform/vault.ts'
import { type ClaimRow, holdClaims, openProof, saveClaim } from './claims.ts'
import { withdrawSeal } from './decide.ts'
import { addEntry } from './entries.ts'
import { isOpen, registersName } from './rules.ts'
import { tellOfClaim } from './tell.ts'

/** The service that rooms above this one are given. */
export const openSeals = (db: Db, live: Live, vault: Vault): Seals => ({
  renamed: (tx, memberId, name) => renamed(tx, vault, memberId, name),
  announce: (memberId) => tellOfClaim({ db, live }, memberId),
})

/**
 * A badge does not go over to another given or family name: one that was given under the old name is over and handed in again, unless
 * the new name is the one as registered. A claim that waits goes back to the queue, so that nobody approves a name they have not read.
 */
async function renamed(tx: Db, vault: Vault, memberId: string, name: string): Promise<boolean> {
  const claims = await holdClaims(tx, memberId)
  const before = await tx.selectFrom('member').select(['name', 'verified']).where('id', '=', memberId).executeTakeFirstOrThrow()
  if (sameName(before.name, name)) return false

  const words = `${before.name} is now ${name}.`
  const another = !sameBearer(before.name, name)
  const lost = claims.filter((claim) => another && claim.state === 'approved' && !registersName(openProof(vault, claim), name))
  for (const claim of lost) await end(tx, claim, words)
  if (before.verified && another) await withdrawSeal(tx, memberId, false)

  const open = claims.find(({ state }) => isOpen(state))
  if (open) await putBack(tx, open, words)
  else if (lost[0]) await handInAgain(tx, vault, lost[0], words)
  for (const { id } of lost) await recordIn(tx, 'claim_expired', memberId, { claim: id, member: memberId })
  return lost.length > 0 || open !== undefined
}

async function end(tx: Db, { id }: ClaimRow, words: string) {
  await tx.updateTable('claim').set({ state: 'expired' }).where('id', '=', id).execute()
  await addEntry(tx, id, { role: 'house', act: 'expired', words })
}

async function putBack(tx: Db, { id, state }: ClaimRow, words: string) {
  await tx
    .updateTable('claim')
    .set({ locked_by: null, locked_at: null, ...(state === 'in_review' && { state: 'waiting' as const }) })
    .where('id', '=', id)
    .execute()
  await addEntry(tx, id, { role: 'house', act: 'renamed', words })
}

async function handInAgain(tx: Db, vault: Vault, claim: ClaimRow, words: string) {
  const { member_id: memberId, kind, mail_confirmed_at } = claim
  const { id } = await saveClaim(tx, vault, { memberId, kind, proof: openProof(vault, claim) })
  await tx.updateTable('claim').set({ mail_confirmed_at }).where('id', '=', id).execute()
  await addEntry(tx, id, { role: 'house', act: 'renamed', words })
}

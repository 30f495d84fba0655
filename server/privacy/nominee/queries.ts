import { sql } from 'kysely'
import type { Nominee } from '#contract/nominee.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Vault } from '../../platform/secrets/vault.ts'

const placeOf = (memberId: string) => `nominee:${memberId}`

/** Somebody else's name and contact: a copied database tells neither. */
export const openNominee = (vault: Vault, memberId: string, sealed: Buffer): Nominee =>
  JSON.parse(vault.open(sealed, placeOf(memberId)).toString())

export async function findNominee({ db, vault }: { db: Db; vault: Vault }, memberId: string) {
  const row = await db.selectFrom('nominee').select(['sealed', 'named_at']).where('member_id', '=', memberId).executeTakeFirst()
  return row ? { ...openNominee(vault, memberId, row.sealed), namedAt: row.named_at.toISOString() } : null
}

/** Names somebody, in the place of an earlier one. */
export async function saveNominee(tx: Db, vault: Vault, memberId: string, { name, relation, contact }: Nominee) {
  const named = { sealed: vault.seal(JSON.stringify({ name, relation, contact }), placeOf(memberId)), named_at: sql<Date>`now()` }
  await tx
    .insertInto('nominee')
    .values({ member_id: memberId, ...named })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(named))
    .execute()
}

export const removeNominee = (tx: Db, memberId: string) => tx.deleteFrom('nominee').where('member_id', '=', memberId).execute()

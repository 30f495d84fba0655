import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { MemberCard } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'

/** The cards of these members, all in one question; whoever is not there is not in the map. */
export async function loadCards(db: Db, ids: readonly string[]): Promise<Map<string, MemberCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('member')
    .select(['id', 'handle', 'name', 'headline', 'hospital', 'location', 'avatar_url as avatarUrl', 'verified'])
    .select('verification_revoked as verificationRevoked')
    // One array keeps the statement the same for any number of ids, so that it stays prepared.
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

/** One member's card. */
export async function getCard(db: Db, id: string): Promise<MemberCard> {
  const card = (await loadCards(db, [id])).get(id)
  if (!card) throw new Refusal('NOT_FOUND')
  return card
}

import type { ClaimEntry } from '#contract/claim.ts'
import type { EntryFact } from '#contract/claim-facts.ts'
import type { Db } from '../platform/db/client.ts'
import { newId } from '../platform/ids.ts'

type NewEntry = {
  /** Who did it; left out where the system did. */
  by?: string
  role: ClaimEntry['by']
  act: ClaimEntry['act']
  words?: string
  fact?: EntryFact | undefined
  /** For reviewers only. */
  private?: boolean
}

/** Adds a line to a claim's history. */
export async function addEntry(tx: Db, claimId: string, { by, role, act, words = '', fact, private: hidden = false }: NewEntry) {
  await tx
    .insertInto('claim_entry')
    .values({
      id: newId(),
      claim_id: claimId,
      by_id: by ?? null,
      by_role: role,
      act,
      words,
      fact: fact ? JSON.stringify(fact) : null,
      private: hidden,
    })
    .execute()
}

/** The histories of these claims, oldest line first; private lines only for the desk. */
export async function loadEntries(db: Db, claimIds: readonly string[], forDesk: boolean): Promise<Map<string, ClaimEntry[]>> {
  if (claimIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('claim_entry')
    .select(['id', 'claim_id', 'at', 'by_role', 'act', 'words', 'fact'])
    .where('claim_id', 'in', claimIds)
    .$if(!forDesk, (query) => query.where('private', '=', false))
    .orderBy('id')
    .execute()
  const byClaim = Map.groupBy(rows, (row) => row.claim_id)
  return new Map(
    [...byClaim].map(([claimId, lines]) => [
      claimId,
      lines.map(({ id, at, by_role, act, words, fact }) => ({ id, at: at.toISOString(), by: by_role, act, words, fact })),
    ]),
  )
}

import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { RankedDocument } from '../retrieval/documents.ts'
import type { Retracted } from './library.ts'
import type { Prepared } from './prepare.ts'
import type { ShownPassage } from './reads.ts'

/** Notes works as retracted; returns the ids under which everybody finds them. */
export async function noteRetractions(tx: Db, works: readonly Retracted[]): Promise<string[]> {
  const each = [...new Map(works.map((work) => [work.id, work])).values()]
  await sql`
    insert into evidence_retraction (id, doi)
    select id, lower(doi) from jsonb_to_recordset(${JSON.stringify(each)}::jsonb) as w(id text, doi text)
    on conflict (id) do update set doi = coalesce(excluded.doi, evidence_retraction.doi)`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select distinct d.id from evidence_document d join evidence_retraction r on r.id = d.id or r.doi = lower(d.doi)
    where not d.removed`.execute(tx)
  return rows.map(({ id }) => id)
}

/** The ids of those among the documents that tell of a retracted work. */
export async function findRetracted(tx: Db, documents: readonly Pick<Prepared, 'id' | 'doi'>[]): Promise<Set<string>> {
  if (documents.length === 0) return new Set()
  const dois = documents.flatMap(({ doi }) => doi?.toLowerCase() ?? [])
  const { rows } = await sql<Retracted>`
    select id, doi from evidence_retraction where id = any(${documents.map(({ id }) => id)}::text[]) or doi = any(${dois}::text[])`.execute(
    tx,
  )
  const known = new Set(rows.flatMap(({ id, doi }) => (doi ? [id, doi] : [id])))
  return new Set(documents.filter(({ id, doi }) => known.has(id) || (doi && known.has(doi.toLowerCase()))).map(({ id }) => id))
}

/** What was found without a member's own documents on retracted works: those lie sealed and are not taken out of the index as everybody's are. */
export async function withoutRetracted(
  db: Db,
  ranked: readonly RankedDocument[],
  shown: ReadonlyMap<number, ShownPassage>,
): Promise<RankedDocument[]> {
  const ownOf = ({ passages: [{ no }] }: RankedDocument) => {
    const card = shown.get(no)?.card
    return card && card.owner !== null ? [card] : []
  }
  const retracted = await findRetracted(db, ranked.flatMap(ownOf))
  return ranked.filter((document) => !ownOf(document).some(({ id }) => retracted.has(id)))
}

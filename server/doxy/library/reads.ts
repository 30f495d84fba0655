import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { PassageText } from '../retrieval/read-passage.ts'
import type { DocumentCard, LibraryCard, Viewer } from './library.ts'

export type Change = { no: number; ownerId: string | null; change: number }
export type StoredPassage = { no: number; document: number; ownerId: string | null; titleLength: number; bodyLength: number }
export type WordedPassage = StoredPassage & PassageText
export type ShownPassage = { no: number; n: number; section: string; body: string; card: DocumentCard }

const CARD = sql`d.id, d.title, d.year, d.source, d.doi, d.url, d.authors, d.specialization, d.preprint, d.origin, d.owner_id as owner`
const cardOf = ({ id, title, year, source, doi, url, authors, specialization, preprint, origin, owner }: DocumentCard): DocumentCard => ({
  id,
  title,
  year,
  source,
  doi,
  url,
  authors,
  specialization,
  preprint,
  origin,
  owner,
})

/** Words of passages, for ranking. */
export async function readTexts(db: Db, nos: readonly number[]): Promise<Map<number, PassageText>> {
  const { rows } = await sql<PassageText & { no: number }>`
    select p.no, d.title, p.body from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no = any(${nos}::int[])`.execute(db)
  return new Map(rows.map(({ no, title, body }) => [no, { title, body }]))
}

/** Passages as they are shown, with their documents; only what these eyes may see, whatever the index believed. */
export async function showPassages(db: Db, nos: readonly number[], viewer: Viewer): Promise<Map<number, ShownPassage>> {
  const { rows } = await sql<DocumentCard & { no: number; n: number; section: string; body: string }>`
    select p.no, p.n, p.section, p.body, ${CARD}
    from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no = any(${nos}::int[]) and (d.owner_id is null or d.owner_id = ${viewer}::uuid) and not d.held and not d.removed`.execute(db)
  return new Map(rows.map((row) => [row.no, { no: row.no, n: row.n, section: row.section, body: row.body, card: cardOf(row) }]))
}

/** Passages numbered `from` up to but not including `to`, without their words. */
export async function listStored(db: Db, from: number, to: number): Promise<StoredPassage[]> {
  const { rows } = await sql<StoredPassage>`
    select p.no, p.document_no as document, d.owner_id as "ownerId", p.title_length as "titleLength", p.body_length as "bodyLength"
    from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no >= ${from} and p.no < ${to} order by p.no`.execute(db)
  return rows
}

/** The same with their words. */
export async function listWorded(db: Db, from: number, to: number): Promise<WordedPassage[]> {
  const { rows } = await sql<WordedPassage>`
    select p.no, p.document_no as document, d.owner_id as "ownerId", p.title_length as "titleLength", p.body_length as "bodyLength",
      d.title, p.body
    from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no >= ${from} and p.no < ${to} order by p.no`.execute(db)
  return rows
}

/** Documents that changed after `change`. */
export async function listChanges(db: Db, change: number): Promise<Change[]> {
  const { rows } = await sql<Change>`
    select no, owner_id as "ownerId", change from evidence_document where change > ${change} and not held`.execute(db)
  return rows
}

type Totals = {
  documents: number
  newest: Date | null
  note: number
  upload: number
  preprints: number
  from: number | null
  to: number | null
  noteIds: string[]
}

export async function libraryCard(db: Db, viewer: Viewer): Promise<LibraryCard> {
  const { rows: totals } = await sql<Totals>`
    select count(*) as documents, min(year) as "from", max(year) as "to", max(brought_at) as newest, count(*) filter (where origin = 'note') as note,
      count(*) filter (where origin = 'upload') as upload,
      count(*) filter (where preprint) as preprints,
      coalesce(array_agg(id) filter (where origin = 'note'), '{}') as "noteIds"
    from evidence_document where not held and not removed and (owner_id is null or owner_id = ${viewer}::uuid)`.execute(db)
  const { rows: passages } = await sql<{ passages: number }>`
    select count(*) as passages from evidence_passage p join evidence_document d on d.no = p.document_no
    where d.owner_id is null or d.owner_id = ${viewer}::uuid`.execute(db)
  const { rows: sources } = await sql<{ source: string; documents: number }>`
    select source, count(*) as documents from evidence_document where not held and not removed and owner_id is null
    group by source order by documents desc, source limit 100`.execute(db)
  const { rows: licences } = await sql<{ licence: string; documents: number }>`
    select licence, count(*) as documents from evidence_document where not held and not removed and owner_id is null
    group by licence order by documents desc, licence limit 20`.execute(db)
  const { rows: retracted } = await sql<{ works: number }>`select count(*) as works from evidence_retraction`.execute(db)
  const { documents, newest, note, upload, preprints, from, to, noteIds } = totals[0]!
  const years = from === null || to === null ? null : { from, to }
  return {
    documents,
    passages: passages[0]!.passages,
    sources,
    licences,
    origins: { note, upload },
    preprints,
    retractions: retracted[0]!.works,
    newest,
    years,
    noteIds,
  }
}

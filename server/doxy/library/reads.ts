import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { PassageText } from '../retrieval/read-passage.ts'
import type { Digested } from './digest.ts'
import type { DocumentCard } from './library.ts'

export type StoredPassage = { no: number; document: number; titleLength: number; bodyLength: number }
export type WordedPassage = { no: number; document: number } & PassageText
/** A passage under the name by which it is cited. */
export type ShownPassage = { passageId: string; n: number; section: string; body: string; card: DocumentCard }

const CARD = sql`d.id, d.title, d.year, d.source, d.doi, d.url, d.authors, d.specialization, d.preprint, d.origin,
  d.title_citable, d.source_citable`
type Card = Omit<DocumentCard, 'owner'> & Pick<Digested, 'title_citable' | 'source_citable'>

/** The card of a document that is everybody's (null) or one member's, as an answer may name it. */
export const cardOf = (
  { id, title, year, source, doi, url, authors, specialization, preprint, origin, title_citable, source_citable }: Card,
  owner: string | null,
): DocumentCard => ({
  id,
  title: title_citable ? title : '',
  year,
  source: source_citable ? source : '',
  doi,
  url,
  authors,
  specialization,
  preprint,
  origin,
  owner,
})

/** Words of everybody's passages, for ranking. */
export async function readTexts(db: Db, nos: readonly number[]): Promise<Map<number, PassageText>> {
  if (nos.length === 0) return new Map()
  const { rows } = await sql<PassageText & { no: number }>`
    select p.no, d.title, p.body from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no = any(${nos}::int[])`.execute(db)
  return new Map(rows.map(({ no, title, body }) => [no, { title, body }]))
}

/** Everybody's passages as they are shown, with their documents; only what is there still, whatever the index believed. */
export async function showPassages(db: Db, nos: readonly number[]): Promise<Map<number, ShownPassage>> {
  if (nos.length === 0) return new Map()
  const { rows } = await sql<Card & { no: number; n: number; section: string; body: string }>`
    select p.no, p.n, p.section, p.body, ${CARD}
    from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no = any(${nos}::int[]) and not d.removed`.execute(db)
  return new Map(
    rows.map((row) => [row.no, { passageId: String(row.no), n: row.n, section: row.section, body: row.body, card: cardOf(row, null) }]),
  )
}

/** Passages for everybody numbered `from` up to but not including `to`, without their words. */
export async function listStored(db: Db, from: number, to: number): Promise<StoredPassage[]> {
  const { rows } = await sql<StoredPassage>`
    select no, document_no as document, title_length as "titleLength", body_length as "bodyLength"
    from evidence_passage where no >= ${from} and no < ${to} order by no`.execute(db)
  return rows
}

/** The next passages for everybody numbered from `from` up to but not including `to`, with their words. */
export async function listWorded(db: Db, from: number, to: number, limit: number): Promise<WordedPassage[]> {
  const { rows } = await sql<WordedPassage>`
    select p.no, p.document_no as document, d.title, p.body
    from evidence_passage p join evidence_document d on d.no = p.document_no
    where p.no >= ${from} and p.no < ${to} order by p.no limit ${limit}`.execute(db)
  return rows
}

/** Documents for everybody that changed after `change`. */
export async function listChanged(db: Db, change: number): Promise<number[]> {
  const { rows } = await sql<{ no: number }>`select no from evidence_document where change > ${change}`.execute(db)
  return rows.map(({ no }) => no)
}

import { sql } from 'kysely'
import type { Ingested } from '#contract/doxy.ts'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { Digested } from './digest.ts'
import { evidenceLeft } from './left.ts'
import type { Uploader } from './library.ts'
import type { Prepared } from './prepare.ts'
import { findRetracted } from './retractions.ts'

type State = { nextPassage: number; change: number }

/** Holds the evidence for everybody for this transaction: whoever else wants to change it waits. */
export async function lockState(tx: Db): Promise<State> {
  const { next_passage, change } = await tx
    .selectFrom('evidence_state')
    .select(['next_passage', 'change'])
    .forUpdate()
    .executeTakeFirstOrThrow()
  return { nextPassage: next_passage, change }
}

async function saveState(tx: Db, { nextPassage, change }: State) {
  await tx.updateTable('evidence_state').set({ next_passage: nextPassage, change }).execute()
}

/** Writes documents that have an id each, for everybody. */
export async function indexDocuments(
  tx: Db,
  documents: readonly Digested[],
  { memberId, origin = 'upload' }: Extract<Uploader, { kind: 'publisher' }>,
): Promise<Ingested> {
  const state = await lockState(tx)
  const known = await findKnown(tx, documents)
  const retracted = await findRetracted(tx, documents)
  const wanted = documents
    .filter((one) => !retracted.has(one.id))
    .filter((one) => !known.some(({ id, checksum }) => id === one.id && checksum === one.checksum))
  if (wanted.length > 0) {
    state.change++
    const numberOf = new Map(known.map(({ id, no }) => [id, no]))
    await clearPassages(
      tx,
      wanted.flatMap(({ id }) => numberOf.get(id) ?? []),
    )
    const numbers = await writeDocuments(tx, wanted, { origin, uploadedBy: memberId, change: state.change })
    state.nextPassage = await writePassages(tx, wanted, numbers, state.nextPassage)
    await saveState(tx, state)
    const replaced = wanted.flatMap(({ id }) => (numberOf.has(id) ? [id] : []))
    if (replaced.length > 0) await enqueue(tx, evidenceLeft, [{ ids: replaced, changed: true }])
  }
  const indexed = wanted.map(({ id }) => id)
  const taken = new Set(indexed)
  const skipped = documents.flatMap(({ id }) => (taken.has(id) ? [] : [id]))
  return { indexed, skipped, quarantined: [], flagged: idsOfFlagged(wanted) }
}

export const idsOfFlagged = (documents: readonly Digested[]) => documents.flatMap(({ id, flagged }) => (flagged > 0 ? [id] : []))

const EMPTIED = {
  id: '-',
  title: '',
  year: null,
  source: '',
  doi: null,
  url: null,
  authors: [],
  specialization: null,
  licence: '',
  flagged: 0,
}

/** Takes a document's passages away with all that it said of itself; its number stays, marked as gone, so that every server hears of it. */
export async function unindexDocument(tx: Db, id: string): Promise<boolean> {
  const state = await lockState(tx)
  const document = await tx
    .updateTable('evidence_document')
    .set({ ...EMPTIED, checksum: Buffer.alloc(0), removed: true, change: state.change + 1 })
    .where('id', '=', id)
    .where('removed', '=', false)
    .returning('no')
    .executeTakeFirst()
  if (!document) return false
  await clearPassages(tx, [document.no])
  await saveState(tx, { ...state, change: state.change + 1 })
  await enqueue(tx, evidenceLeft, [{ ids: [id] }])
  return true
}

/** Documents for everybody of the same ids. */
async function findKnown(tx: Db, documents: readonly Prepared[]) {
  const { rows } = await sql<{ no: number; id: string; checksum: string }>`
    select no, id, encode(checksum, 'hex') as checksum
    from evidence_document where id = any(${documents.map(({ id }) => id)}::text[]) and not removed`.execute(tx)
  return rows
}

/** Which of these documents everybody can read already, letter for letter. */
export async function findPublic(tx: Db, documents: readonly Prepared[]): Promise<(document: Prepared) => boolean> {
  const known = await findKnown(tx, documents)
  return (one) => known.some(({ id, checksum }) => id === one.id && checksum === one.checksum)
}

/** Which of these ids documents for everybody have. */
export async function findIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select id from evidence_document where id = any(${ids}::text[]) and not removed`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

async function clearPassages(tx: Db, documents: readonly number[]) {
  await sql`delete from evidence_passage where document_no = any(${documents}::int[])`.execute(tx)
}

type Context = { origin: 'note' | 'upload'; uploadedBy: string | null; change: number }

async function writeDocuments(tx: Db, documents: readonly Digested[], { origin, uploadedBy, change }: Context) {
  const { rows } = await sql<{ no: number; id: string }>`
    insert into evidence_document as kept
      (id, origin, uploaded_by, title, year, source, doi, url, authors, specialization, licence, preprint, checksum, flagged,
      title_citable, source_citable, change)
    select id, ${origin}, ${uploadedBy}::uuid, title, year, source, doi, url, authors, specialization,
      licence, preprint, decode(checksum, 'hex'), flagged, title_citable, source_citable, ${change}
    from jsonb_to_recordset(${JSON.stringify(documents.map(({ text: _, passages: __, excerpt: ___, ...rest }) => rest))}::jsonb) as d(id text, title text, year int,
      source text, doi text, url text, authors text[], specialization text, licence text, preprint boolean, checksum text, flagged int,
      title_citable boolean, source_citable boolean)
    on conflict (id) where not removed do update set origin = excluded.origin, uploaded_by = excluded.uploaded_by, title = excluded.title,
      year = excluded.year, source = excluded.source, doi = excluded.doi, url = excluded.url, authors = excluded.authors,
      specialization = excluded.specialization, licence = excluded.licence, preprint = excluded.preprint,
      checksum = excluded.checksum, flagged = excluded.flagged, title_citable = excluded.title_citable,
      source_citable = excluded.source_citable, change = excluded.change, uploaded_at = now()
    returning kept.no, kept.id`.execute(tx)
  return new Map(rows.map(({ id, no }) => [id, no]))
}

async function writePassages(tx: Db, documents: readonly Digested[], numbers: Map<string, number>, from: number): Promise<number> {
  let no = from
  const passages = documents.flatMap((document) =>
    document.passages.map((passage) => ({ no: no++, document_no: numbers.get(document.id)!, ...passage })),
  )
  await sql`
    insert into evidence_passage
    select * from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as p(no int, document_no int, n int, section text, body text, title_length int, body_length int)`.execute(tx)
  return no
}

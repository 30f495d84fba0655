import { sql } from 'kysely'
import type { Ingested } from '#contract/doxy.ts'
import type { Db } from '../../platform/db/client.ts'
import { countInjections } from '../safety/injection.ts'
import type { Bringer } from './library.ts'
import { cut, type Prepared } from './prepare.ts'
import { findRetracted } from './retractions.ts'

/** Anonymous documents kept for a reviewer; older ones make room. */
const HELD_MAX = 500

export type State = { nextPassage: number; change: number }

/** Holds the evidence for this transaction: whoever else wants to change it waits. */
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

/** Writes documents that have an id each, for their owner or for everybody. */
export async function shelve(tx: Db, documents: readonly Prepared[], by: Exclude<Bringer, { kind: 'anonymous' }>): Promise<Ingested> {
  const ownerId = by.kind === 'member' ? by.memberId : null
  const origin = by.kind === 'publisher' ? (by.origin ?? 'upload') : 'upload'
  const state = await lockState(tx)
  const known = await findKnown(tx, documents, ownerId)
  // What a member keeps for themselves is theirs to judge.
  const retracted = ownerId === null ? await findRetracted(tx, documents) : new Set<string>()
  const wanted = documents
    .filter((one) => !retracted.has(one.id))
    .filter((one) => !known.some(({ id, checksum, removed }) => !removed && id === one.id && checksum === one.checksum))
    .map(flag)
  if (wanted.length > 0) {
    state.change++
    const owned = new Map(known.filter(({ own }) => own).map(({ id, no }) => [id, no]))
    const replaced = wanted.filter(({ id }) => owned.has(id))
    if (replaced.length > 0)
      await clearPassages(
        tx,
        replaced.map(({ id }) => owned.get(id)!),
      )
    const context = { ownerId, origin, broughtBy: by.memberId, change: state.change }
    const numbers = await writeDocuments(tx, wanted, context)
    state.nextPassage = await writePassages(tx, wanted, numbers, state.nextPassage)
    await saveState(tx, state)
  }
  const indexed = wanted.map(({ id }) => id)
  const taken = new Set(indexed)
  const skipped = documents.flatMap(({ id }) => (taken.has(id) ? [] : [id]))
  return { indexed, skipped, quarantined: [], flagged: idsOfFlagged(wanted) }
}

type Flagged = Prepared & { flagged: number }

const flag = (document: Prepared): Flagged => ({ ...document, flagged: countInjections(`${document.title}\n${document.text}`) })

const idsOfFlagged = (documents: readonly Flagged[]) => documents.flatMap(({ id, flagged }) => (flagged > 0 ? [id] : []))

/** Keeps documents aside that nobody stands behind. What everybody can read already or a reviewer has discarded is not kept again. */
export async function hold(tx: Db, documents: readonly Prepared[]): Promise<Ingested> {
  const known = await findKnown(tx, documents, null)
  const isPublic = (one: Prepared) => known.some(({ id, checksum, removed }) => !removed && id === one.id && checksum === one.checksum)
  const discarded = await findDiscarded(tx, documents)
  const isRefused = (one: Prepared) => isPublic(one) || discarded.some(({ id, checksum }) => id === one.id && checksum === one.checksum)
  const kept = documents.filter((one) => !isRefused(one)).map(flag)
  await sql`
    insert into evidence_document
      (id, held, origin, title, year, source, doi, url, authors, specialization, licence, preprint, checksum, text, flagged, change)
    select id, true, 'upload', title, year, source, doi, url, authors, specialization, licence, preprint, decode(checksum, 'hex'), text, flagged, 0
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as d(id text, title text, year int, source text, doi text, url text,
      authors text[], specialization text, licence text, preprint boolean, checksum text, text text, flagged int)
    on conflict (id, checksum) where held do nothing`.execute(tx)
  await sql`
    delete from evidence_document where held and no <= (
      select no from evidence_document where held order by no desc offset ${sql.lit(HELD_MAX)} limit 1)`.execute(tx)
  return {
    indexed: [],
    skipped: documents.filter(isRefused).map(({ id }) => id),
    quarantined: kept.map(({ id }) => id),
    flagged: idsOfFlagged(kept),
  }
}

/** Takes a document's passages away and marks it as gone, so that every server hears of it. */
export async function unshelve(tx: Db, id: string, ownerId: string | null): Promise<boolean> {
  const state = await lockState(tx)
  const document = await tx
    .updateTable('evidence_document')
    .set({ removed: true, change: state.change + 1 })
    .where('id', '=', id)
    .where('owner_id', ownerId === null ? 'is' : '=', ownerId)
    .where('held', '=', false)
    .where('removed', '=', false)
    .returning('no')
    .executeTakeFirst()
  if (!document) return false
  await clearPassages(tx, [document.no])
  await saveState(tx, { ...state, change: state.change + 1 })
  return true
}

/** Documents of the same ids that this bringer would see: their own and everybody's. */
async function findKnown(tx: Db, documents: readonly Prepared[], ownerId: string | null) {
  const { rows } = await sql<{ no: number; id: string; checksum: string; removed: boolean; own: boolean }>`
    select no, id, encode(checksum, 'hex') as checksum, removed, owner_id is not distinct from ${ownerId}::uuid as own
    from evidence_document
    where id = any(${documents.map(({ id }) => id)}::text[]) and not held and (owner_id is null or owner_id = ${ownerId}::uuid)`.execute(tx)
  return rows
}

async function findDiscarded(tx: Db, documents: readonly Prepared[]) {
  const { rows } = await sql<{ id: string; checksum: string }>`
    select id, encode(checksum, 'hex') as checksum from evidence_decision
    where not published and id = any(${documents.map(({ id }) => id)}::text[])`.execute(tx)
  return rows
}

async function clearPassages(tx: Db, documents: readonly number[]) {
  await sql`delete from evidence_passage where document_no = any(${documents}::int[])`.execute(tx)
}

type Context = { ownerId: string | null; origin: 'note' | 'upload'; broughtBy: string | null; change: number }

async function writeDocuments(tx: Db, documents: readonly Flagged[], { ownerId, origin, broughtBy, change }: Context) {
  // The index that makes an id unique is another one for everybody's documents than for a member's own.
  const unique = ownerId === null ? sql`(id) where owner_id is null and not held` : sql`(id, owner_id) where owner_id is not null`
  const { rows } = await sql<{ no: number; id: string }>`
    insert into evidence_document as kept
      (id, owner_id, origin, brought_by, title, year, source, doi, url, authors, specialization, licence, preprint, checksum, flagged, change)
    select id, ${ownerId}::uuid, ${origin}, ${broughtBy}::uuid, title, year, source, doi, url, authors, specialization,
      licence, preprint, decode(checksum, 'hex'), flagged, ${change}
    from jsonb_to_recordset(${JSON.stringify(documents.map(({ text: _, ...rest }) => rest))}::jsonb) as d(id text, title text, year int,
      source text, doi text, url text, authors text[], specialization text, licence text, preprint boolean, checksum text, flagged int)
    on conflict ${unique} do update set origin = excluded.origin, brought_by = excluded.brought_by, title = excluded.title,
      year = excluded.year, source = excluded.source, doi = excluded.doi, url = excluded.url, authors = excluded.authors,
      specialization = excluded.specialization, licence = excluded.licence, preprint = excluded.preprint,
      checksum = excluded.checksum, flagged = excluded.flagged, change = excluded.change, removed = false, brought_at = now()
    returning kept.no, kept.id`.execute(tx)
  return new Map(rows.map(({ id, no }) => [id, no]))
}

async function writePassages(tx: Db, documents: readonly Prepared[], numbers: Map<string, number>, from: number): Promise<number> {
  let no = from
  const passages = documents.flatMap((document) =>
    cut(document).map((passage) => ({ no: no++, document_no: numbers.get(document.id)!, ...passage })),
  )
  await sql`
    insert into evidence_passage
    select * from jsonb_to_recordset(${JSON.stringify(passages)}::jsonb)
      as p(no int, document_no int, n int, section text, body text, title_length int, body_length int)`.execute(tx)
  return no
}

import { sql } from 'kysely'
import type { OwnDocument } from '#contract/documents.ts'
import type { Ingested } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../../../platform/db/client.ts'
import { openedOrNull, type SealedLog } from '../../../platform/secrets/opened.ts'
import type { Vault } from '../../../platform/secrets/vault.ts'
import { UNREADABLE } from '../../sealed.ts'
import type { Digested } from '../digest.ts'
import { findPublic, idsOfFlagged } from '../indexing.ts'
import { numberOf, pageByNumber } from '../page-by-number.ts'
import { markOfId, markOfText, openCard, sealCard, sealWords } from './sealing.ts'

/**
 * What a member may keep, in passages and in sealed bytes: some five guidelines or several hundred abstracts.
 * All of it is opened and read in memory when its owner asks for the first time after a restart, and that has to take seconds.
 */
const LIBRARY_MAX = { passages: 1000, bytes: 1.5 * 1024 * 1024 }

/**
 * Writes documents that have an id each, for their owner alone. What the owner reads already letter for letter is skipped.
 * Refuses with LIBRARY_FULL what would be more than a member may keep.
 */
export async function keepOwn(tx: Db, vault: Vault, ownerId: string, documents: readonly Digested[]): Promise<Ingested> {
  const last = await takeNumbers(tx, ownerId, documents.length)
  const marked = documents.map((document, at) => ({
    document,
    no: last - documents.length + 1 + at,
    id_hash: markOfId(vault, ownerId, document.id),
    checksum: markOfText(vault, ownerId, document.checksum),
  }))
  const isPublic = await findPublic(tx, documents)
  const own = await tx
    .selectFrom('evidence_own')
    .select(['id_hash', 'checksum'])
    .where('owner_id', '=', ownerId)
    .where(sql<boolean>`id_hash = any(${marked.map(({ id_hash }) => id_hash)}::bytea[])`)
    .execute()
  const wanted = marked.filter(
    ({ document, id_hash, checksum }) =>
      !isPublic(document) && !own.some((one) => one.id_hash.equals(id_hash) && one.checksum.equals(checksum)),
  )
  if (wanted.length > 0) {
    const replaced = wanted.map(({ id_hash }) => id_hash)
    await sql`delete from evidence_own where owner_id = ${ownerId} and id_hash = any(${replaced}::bytea[])`.execute(tx)
    await tx
      .insertInto('evidence_own')
      .values(
        wanted.map(({ document, no, id_hash, checksum }) => ({
          ...{ owner_id: ownerId, no, id_hash, checksum },
          card: sealCard(vault, ownerId, no, document),
          passages: document.passages.length,
        })),
      )
      .execute()
    await writePassages(tx, vault, ownerId, wanted)
    await refuseTooMuch(tx, ownerId)
  }
  const indexed = wanted.map(({ document }) => document.id)
  const taken = new Set(indexed)
  const skipped = documents.flatMap(({ id }) => (taken.has(id) ? [] : [id]))
  return { indexed, skipped, quarantined: [], flagged: idsOfFlagged(wanted.map(({ document }) => document)) }
}

/** So many numbers of the owner's own, answering the last of them. Others who change the owner's documents wait for the end of the transaction. */
async function takeNumbers(tx: Db, ownerId: string, count: number): Promise<number> {
  const { last_no } = await tx
    .insertInto('evidence_own_count')
    .values({ owner_id: ownerId, last_no: count })
    .onConflict((on) => on.column('owner_id').doUpdateSet({ last_no: sql`evidence_own_count.last_no + excluded.last_no` }))
    .returning('last_no')
    .executeTakeFirstOrThrow()
  return last_no
}

/** Holds only while the owner's numbers are taken in the same transaction: then nobody adds to what is counted. */
async function refuseTooMuch(tx: Db, ownerId: string) {
  const { rows } = await sql<{ passages: number; bytes: number }>`
    select (select coalesce(sum(passages), 0) from evidence_own where owner_id = ${ownerId})::int as passages,
      (select coalesce(sum(octet_length(card)), 0) from evidence_own where owner_id = ${ownerId})::int
        + (select coalesce(sum(octet_length(words)), 0) from evidence_own_passage where owner_id = ${ownerId})::int as bytes`.execute(tx)
  const { passages, bytes } = rows[0]!
  if (passages > LIBRARY_MAX.passages || bytes > LIBRARY_MAX.bytes) throw new Refusal('LIBRARY_FULL')
}

async function writePassages(tx: Db, vault: Vault, ownerId: string, documents: readonly { document: Digested; no: number }[]) {
  const rows = documents.flatMap(({ document, no }) =>
    document.passages.map((passage) => ({ no, n: passage.n, words: sealWords(vault, ownerId, no, passage.n, passage) })),
  )
  await sql`
    insert into evidence_own_passage (owner_id, document_no, n, words)
    select ${ownerId}::uuid, no, n, words
    from unnest(${rows.map(({ no }) => no)}::int[], ${rows.map(({ n }) => n)}::int[], ${rows.map(({ words }) => words)}::bytea[])
      as p(no, n, words)`.execute(tx)
}

/** A page of what a member uploaded, the latest first. */
export async function listOwn(
  db: Db,
  vault: Vault,
  log: SealedLog | undefined,
  ownerId: string,
  cursor?: string,
): Promise<Page<OwnDocument>> {
  const rows = await db
    .selectFrom('evidence_own')
    .select(['no', 'card', 'uploaded_at'])
    .where('owner_id', '=', ownerId)
    .$if(cursor !== undefined, (query) => query.where('no', '<', numberOf(cursor ?? '')))
    .orderBy('no', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return pageByNumber(
    rows.map((row) => {
      const card = openedOrNull(log, `evidence_own ${ownerId} ${row.no}`, () => openCard(vault, ownerId, row))
      const { id, title, source, year, flagged } = card ?? UNREADABLE
      return { no: row.no, id, title, source, year, flagged, uploadedAt: row.uploaded_at.toISOString(), unreadable: card === null }
    }),
  )
}

const ofOwner = (db: Db, ownerId: string) => db.deleteFrom('evidence_own').where('owner_id', '=', ownerId)

/** Takes a member's document away with all that was written of it. False when there is none. */
export async function removeOwn(db: Db, ownerId: string, no: number): Promise<boolean> {
  const { numDeletedRows } = await ofOwner(db, ownerId).where('no', '=', no).executeTakeFirst()
  return numDeletedRows > 0n
}

/** The same by the id under which it was uploaded. */
export async function removeOwnById(db: Db, vault: Vault, ownerId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await ofOwner(db, ownerId)
    .where('id_hash', '=', markOfId(vault, ownerId, id))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a member has a document of this id. */
export async function hasOwn(db: Db, vault: Vault, ownerId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('evidence_own')
    .select('no')
    .where('owner_id', '=', ownerId)
    .where('id_hash', '=', markOfId(vault, ownerId, id))
    .executeTakeFirst()
  return row !== undefined
}

/** What a member's own documents add to what they may know of the library. */
export async function countOwn(db: Db, vault: Vault, log: SealedLog | undefined, ownerId: string) {
  const rows = await db
    .selectFrom('evidence_own')
    .select(['no', 'card', 'passages', 'uploaded_at'])
    .where('owner_id', '=', ownerId)
    .orderBy('no')
    .execute()
  const cards = rows.flatMap((row) => openedOrNull(log, `evidence_own ${ownerId} ${row.no}`, () => openCard(vault, ownerId, row)) ?? [])
  // Where none opens, the key is missing and not a row broken.
  if (rows.length > 0 && cards.length === 0) throw new Refusal('KEY_MISSING')
  return {
    documents: rows.length,
    passages: rows.reduce((sum, { passages }) => sum + passages, 0),
    preprints: cards.filter(({ preprint }) => preprint).length,
    newest: rows.at(-1)?.uploaded_at ?? null,
    years: cards.flatMap(({ year }) => year ?? []),
  }
}

import { sql } from 'kysely'
import type { QuarantinedDocument } from '#contract/documents.ts'
import type { Ingested } from '#contract/doxy.ts'
import { Refusal } from '#contract/errors.ts'
import { QUARANTINE_DAYS } from '#contract/limits.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { seal, UNREADABLE, unseal } from '../sealed.ts'
import type { Digested } from './digest.ts'
import { findIds, findPublic, idsOfFlagged, indexDocuments, lockState } from './indexing.ts'
import { numberOf, pageByNumber } from './page-by-number.ts'
import { cut, type Prepared } from './prepare.ts'

/** Anonymous documents that wait for a reviewer, and those of one sender: nobody takes the others' places. */
const MOST = 500
const MOST_EACH = 50
const EXCERPT = 300
const DAY_MS = 86_400_000

/** A waiting document as it is sealed; its passages are cut when it is published. */
type Waiting = Omit<Digested, 'passages'>
type Row = { no: number; document: Buffer; uploaded_at: Date }

const placeOf = (no: number) => ({ table: 'evidence_quarantine', row: String(no), column: 'document' })
const open = (vault: Vault, { no, document }: Pick<Row, 'no' | 'document'>) => unseal<Waiting>(vault, placeOf(no), document)
const marksOf = (vault: Vault, { id, checksum }: Pick<Prepared, 'id' | 'checksum'>) => ({
  id_hash: vault.fingerprint(id, 'evidence_quarantine|id_hash'),
  checksum: vault.fingerprint(checksum, 'evidence_quarantine|checksum'),
})

/** Keeps documents aside that nobody stands behind. What everybody can read already or a reviewer has discarded is not kept again. */
export async function quarantineDocuments(tx: Db, vault: Vault, documents: readonly Digested[], sender: string): Promise<Ingested> {
  // One sender after another, so that they are counted right.
  await sql`select pg_advisory_xact_lock(hashtext('evidence_quarantine'))`.execute(tx)
  const isPublic = await findPublic(tx, documents)
  const marked = documents.map((document) => ({ document, ...marksOf(vault, document) }))
  const discarded = await tx
    .selectFrom('evidence_decision')
    .select(['id_hash', 'checksum'])
    .where('published', '=', false)
    .where(sql<boolean>`id_hash = any(${marked.map(({ id_hash }) => id_hash)}::bytea[])`)
    .execute()
  const kept = marked.filter(
    ({ document, id_hash, checksum }) =>
      !isPublic(document) && !discarded.some((one) => one.id_hash.equals(id_hash) && one.checksum.equals(checksum)),
  )
  if (kept.length > 0) {
    const { rows: numbers } = await sql<{ no: number }>`
      select nextval(pg_get_serial_sequence('evidence_quarantine', 'no'))::int as no from generate_series(1, ${kept.length}::int)`.execute(
      tx,
    )
    await tx
      .insertInto('evidence_quarantine')
      .values(
        kept.map(({ document: { passages: _, ...document }, id_hash, checksum }, at) => {
          const { no } = numbers[at]!
          return { no, id_hash, checksum, document: seal(vault, placeOf(no), document satisfies Waiting), sent_from: sender }
        }),
      )
      .onConflict((on) => on.columns(['id_hash', 'checksum']).doNothing())
      .execute()
  }
  await refuseCrowd(tx, sender)
  const quarantined = kept.map(({ document }) => document)
  const taken = new Set(quarantined)
  return {
    indexed: [],
    skipped: documents.filter((one) => !taken.has(one)).map(({ id }) => id),
    quarantined: quarantined.map(({ id }) => id),
    flagged: idsOfFlagged(quarantined),
  }
}

/** Refuses what does not fit into the waiting list any more. Those that wait are not sent away for it. */
async function refuseCrowd(tx: Db, sender: string) {
  const { rows } = await sql<{ all: number; own: number }>`
    select count(*)::int as all, count(*) filter (where sent_from = ${sender})::int as own from evidence_quarantine`.execute(tx)
  const [{ all, own } = { all: 0, own: 0 }] = rows
  if (own > MOST_EACH || all > MOST) throw new Refusal('WAITING_LIST_FULL')
}

/** Documents as a reviewer reads them, with their words. */
async function show(db: Db, rows: readonly Row[], open: (row: Row) => Waiting | null): Promise<(QuarantinedDocument & { text: string })[]> {
  const opened = rows.map((row) => {
    const document = open(row)
    return { row, document: document ?? UNREADABLE, unreadable: document === null }
  })
  const taken = await findIds(
    db,
    opened.map(({ document }) => document.id),
  )
  return opened.map(({ row: { no, uploaded_at }, document: { id, title, source, year, flagged, text }, unreadable }) => ({
    ...{ no, id, title, source, year, flagged, text, unreadable },
    excerpt: [...text.slice(0, 2 * EXCERPT)].slice(0, EXCERPT).join(''),
    characters: [...text].length,
    taken: taken.has(id),
    uploadedAt: uploaded_at.toISOString(),
    deletedAfter: new Date(uploaded_at.getTime() + QUARANTINE_DAYS * DAY_MS).toISOString(),
  }))
}

const waiting = (db: Db) => db.selectFrom('evidence_quarantine').select(['no', 'document', 'uploaded_at'])

/** A page of what waits for a reviewer, oldest first. */
export async function listQuarantined(
  db: Db,
  vault: Vault,
  log: SealedLog | undefined,
  cursor?: string,
): Promise<Page<QuarantinedDocument>> {
  const rows = await waiting(db)
    .$if(cursor !== undefined, (query) => query.where('no', '>', numberOf(cursor ?? '')))
    .orderBy('no')
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = await show(db, rows, (row) => openedOrNull(log, `evidence_quarantine ${row.no}`, () => open(vault, row)))
  return pageByNumber(shown.map(({ text: _, ...document }) => document))
}

/** A waiting document with its whole text. */
export async function getQuarantined(db: Db, vault: Vault, no: number): Promise<QuarantinedDocument & { text: string }> {
  const [document] = await show(db, await waiting(db).where('no', '=', no).execute(), (row) => open(vault, row))
  if (!document) throw new Refusal('NOT_FOUND')
  return document
}

/** A reviewer's word on a waiting document. The first one stands; the same one again changes nothing. */
export async function decideQuarantined(tx: Db, vault: Vault, no: number, publish: boolean, reviewerId: string): Promise<void> {
  // Two reviewers, or two documents of the same id, meet here.
  await lockState(tx)
  const before = await tx.selectFrom('evidence_decision').select('published').where('document_no', '=', no).executeTakeFirst()
  if (before) {
    if (before.published !== publish) throw new Refusal('DOCUMENT_DECIDED')
    return
  }
  if (publish && (await getQuarantined(tx, vault, no)).taken) throw new Refusal('DOCUMENT_EXISTS')
  const row = await tx
    .deleteFrom('evidence_quarantine')
    .where('no', '=', no)
    .returning(['no', 'id_hash', 'checksum', 'document'])
    .executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  if (publish) {
    const document = open(vault, row)
    await indexDocuments(tx, [{ ...document, passages: cut(document) }], { kind: 'publisher', memberId: reviewerId })
  }
  await tx
    .insertInto('evidence_decision')
    .values({ document_no: no, id_hash: row.id_hash, checksum: row.checksum, published: publish, decided_by: reviewerId })
    .execute()
  await recordIn(tx, publish ? 'document_published' : 'document_discarded', reviewerId, { document: String(no) })
}

/** Deletes what has waited too long, and says how many; the same text may be sent again. */
export async function sweepQuarantine(db: Db): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('evidence_quarantine')
    .where('uploaded_at', '<', new Date(Date.now() - QUARANTINE_DAYS * DAY_MS))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

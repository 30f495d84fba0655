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
import type { Stranger } from './library.ts'
import { numberOf, pageByNumber } from './page-by-number.ts'
import { hasRoom } from './places.ts'
import type { Prepared } from './prepare.ts'

const DAY_MS = 86_400_000

/** What is known of a waiting document without its text. Its passages are cut when it is published. */
type Card = Omit<Digested, 'passages' | 'text'>
type Waiting = Omit<Digested, 'passages'>
type Row = { no: number; document: Buffer; uploaded_at: Date }

const placeOf = (no: number, column: 'document' | 'words') => ({ table: 'evidence_quarantine', row: String(no), column })
const openCard = (vault: Vault, { no, document }: Pick<Row, 'no' | 'document'>) => unseal<Card>(vault, placeOf(no, 'document'), document)
const openText = (vault: Vault, { no, words }: { no: number; words: Buffer }) => unseal<string>(vault, placeOf(no, 'words'), words)
const marksOf = (vault: Vault, { id, checksum }: Pick<Prepared, 'id' | 'checksum'>) => ({
  id_hash: vault.fingerprint(id, 'evidence_quarantine|id_hash'),
  checksum: vault.fingerprint(checksum, 'evidence_quarantine|checksum'),
})

/** Keeps documents aside that nobody stands behind. What everybody can read already or a reviewer has discarded is not kept again. */
export async function quarantineDocuments(tx: Db, vault: Vault, documents: readonly Digested[], from: Stranger): Promise<Ingested> {
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
    const { sender: sent_from, site, provider } = from
    const { rows: numbers } = await sql<{ no: number }>`
      select nextval(pg_get_serial_sequence('evidence_quarantine', 'no'))::int as no from generate_series(1, ${kept.length}::int)`.execute(
      tx,
    )
    const added = await tx
      .insertInto('evidence_quarantine')
      .values(
        kept.map(({ document: { passages: _, text, ...card }, id_hash, checksum }, at) => {
          const { no } = numbers[at]!
          const document = seal(vault, placeOf(no, 'document'), card satisfies Card)
          return { no, id_hash, checksum, document, words: seal(vault, placeOf(no, 'words'), text), sent_from, site, provider }
        }),
      )
      .onConflict((on) => on.columns(['id_hash', 'checksum']).doNothing())
      .returning('no')
      .execute()
    if (added.length > 0) await refuseCrowd(tx, from)
  }
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
async function refuseCrowd(tx: Db, { sender, site, provider }: Stranger) {
  const { rows } = await sql<{ all: number; provider: number; site: number; sender: number }>`
    select count(*)::int as all, count(*) filter (where provider = ${provider})::int as provider,
      count(*) filter (where site = ${site})::int as site, count(*) filter (where sent_from = ${sender})::int as sender
    from evidence_quarantine`.execute(tx)
  if (!hasRoom(rows[0]!)) throw new Refusal('WAITING_LIST_FULL')
}

/** Documents as a list shows them to a reviewer. */
async function show(db: Db, rows: readonly Row[], open: (row: Row) => Card | null): Promise<QuarantinedDocument[]> {
  const opened = rows.map((row) => {
    const card = open(row)
    return { row, card: card ?? UNREADABLE, unreadable: card === null }
  })
  const taken = await findIds(
    db,
    opened.map(({ card }) => card.id),
  )
  return opened.map(({ row: { no, uploaded_at }, card: { id, title, source, year, flagged, excerpt, characters }, unreadable }) => ({
    ...{ no, id, title, source, year, flagged, excerpt, characters, unreadable },
    taken: taken.has(id),
    uploadedAt: uploaded_at.toISOString(),
    deletedAfter: new Date(uploaded_at.getTime() + QUARANTINE_DAYS * DAY_MS).toISOString(),
  }))
}

const waiting = (db: Db) => db.selectFrom('evidence_quarantine').select(['no', 'document', 'uploaded_at'])
const waitingWhole = (db: Db, no: number) => waiting(db).select('words').where('no', '=', no).executeTakeFirst()

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
  return pageByNumber(await show(db, rows, (row) => openedOrNull(log, `evidence_quarantine ${row.no}`, () => openCard(vault, row))))
}

/** A waiting document as a reviewer reads it, with its whole text. */
export async function findQuarantined(db: Db, vault: Vault, no: number): Promise<(QuarantinedDocument & { text: string }) | undefined> {
  const row = await waitingWhole(db, no)
  if (!row) return undefined
  const [document] = await show(db, [row], () => openCard(vault, row))
  return { ...document!, text: openText(vault, row) }
}

/** A waiting document as it was sent; nothing when it is gone. */
export async function findWaiting(db: Db, vault: Vault, no: number): Promise<Waiting | undefined> {
  const row = await waitingWhole(db, no)
  return row && { ...openCard(vault, row), text: openText(vault, row) }
}

/** `document` is what is published; without it there is none any more. */
type Decision = { no: number; publish: boolean; document: Digested | undefined }

/** A reviewer's word on a waiting document. The first one stands; the same one again changes nothing. */
export async function decideQuarantined(tx: Db, { no, publish, document }: Decision, reviewerId: string): Promise<void> {
  // Two reviewers, or two documents of the same id, meet here.
  await lockState(tx)
  const before = await tx.selectFrom('evidence_decision').select('published').where('document_no', '=', no).executeTakeFirst()
  if (before) {
    if (before.published !== publish) throw new Refusal('DOCUMENT_DECIDED')
    return
  }
  if (document && (await findIds(tx, [document.id])).has(document.id)) throw new Refusal('DOCUMENT_EXISTS')
  const row = await tx.deleteFrom('evidence_quarantine').where('no', '=', no).returning(['id_hash', 'checksum']).executeTakeFirst()
  if (!row || (publish && !document)) throw new Refusal('NOT_FOUND')
  if (document) await indexDocuments(tx, [document], { kind: 'publisher', memberId: reviewerId })
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
    .where('uploaded_at', '<', sql<Date>`now() - make_interval(days => ${sql.lit(QUARANTINE_DAYS)})`)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

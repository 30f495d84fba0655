import { sql } from 'kysely'
import type { HeldDocument } from '#contract/documents.ts'
import { Refusal } from '#contract/errors.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import { recordIn } from '../../platform/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import { numberOf, pageByNumber } from './page-by-number.ts'
import type { Prepared } from './prepare.ts'
import { lockState, shelve } from './shelving.ts'

const EXCERPT = 300

const held = (db: Db) =>
  db
    .selectFrom('evidence_document as d')
    .where('d.held', '=', true)
    .select(['d.no', 'd.id', 'd.title', 'd.source', 'd.year', 'd.flagged', 'd.brought_at'])
    .select(({ exists, selectFrom }) => [
      sql<string>`left(d.text, ${sql.lit(EXCERPT)})`.as('excerpt'),
      sql<number>`length(d.text)`.as('characters'),
      exists(
        selectFrom('evidence_document as other')
          .select('other.no')
          .whereRef('other.id', '=', 'd.id')
          .where('other.owner_id', 'is', null)
          .where('other.held', '=', false)
          .where('other.removed', '=', false),
      ).as('taken'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof held>['execute']>>[number]
const show = ({ brought_at, taken, ...row }: Row): HeldDocument => ({
  ...row,
  taken: Boolean(taken),
  broughtAt: brought_at.toISOString(),
})

/** A page of what waits for a reviewer, oldest first. */
export async function listHeld(db: Db, cursor?: string): Promise<Page<HeldDocument>> {
  const rows = await held(db)
    .$if(cursor !== undefined, (query) => query.where('d.no', '>', numberOf(cursor ?? '')))
    .orderBy('d.no')
    .limit(PAGE_SIZE + 1)
    .execute()
  return pageByNumber(rows.map(show))
}

/** A waiting document with its whole text. */
export async function readHeld(db: Db, no: number): Promise<HeldDocument & { text: string }> {
  const row = await held(db).select('d.text').where('d.no', '=', no).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { text, ...rest } = row
  return { ...show(rest), text: text ?? '' }
}

/** A reviewer's word on a waiting document. The first one stands; the same one again changes nothing. */
export async function decideHeld(tx: Db, no: number, publish: boolean, reviewerId: string): Promise<void> {
  // Two reviewers, or two documents of the same id, meet here.
  await lockState(tx)
  const before = await tx.selectFrom('evidence_decision').select('published').where('document_no', '=', no).executeTakeFirst()
  if (before) {
    if (before.published !== publish) throw new Refusal('DOCUMENT_DECIDED')
    return
  }
  if (publish && (await readHeld(tx, no)).taken) throw new Refusal('DOCUMENT_EXISTS')
  const row = await tx.deleteFrom('evidence_document').where('no', '=', no).where('held', '=', true).returningAll().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const document: Prepared = { ...row, text: row.text ?? '', checksum: row.checksum.toString('hex') }
  if (publish) await shelve(tx, [document], { kind: 'publisher', memberId: reviewerId })
  await tx
    .insertInto('evidence_decision')
    .values({ document_no: no, id: row.id, checksum: row.checksum, published: publish, decided_by: reviewerId })
    .execute()
  await recordIn(tx, publish ? 'document_published' : 'document_discarded', reviewerId, { document: String(no) })
}

import type { OwnDocument } from '#contract/documents.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { Db } from '../../platform/db/client.ts'
import { numberOf, pageByNumber } from './page-by-number.ts'

const own = (db: Db, memberId: string) =>
  db.selectFrom('evidence_document').where('owner_id', '=', memberId).where('held', '=', false).where('removed', '=', false)

/** A page of what a member brought, the latest first. */
export async function listOwn(db: Db, memberId: string, cursor?: string): Promise<Page<OwnDocument>> {
  const rows = await own(db, memberId)
    .select(['no', 'id', 'title', 'source', 'year', 'flagged', 'brought_at'])
    .$if(cursor !== undefined, (query) => query.where('no', '<', numberOf(cursor ?? '')))
    .orderBy('no', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
  return pageByNumber(rows.map(({ brought_at, ...row }) => ({ ...row, broughtAt: brought_at.toISOString() })))
}

/** The id of a member's own document. */
export async function findOwnId(db: Db, memberId: string, no: number): Promise<string | undefined> {
  return (await own(db, memberId).select('id').where('no', '=', no).executeTakeFirst())?.id
}

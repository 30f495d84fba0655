import { sql } from 'kysely'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { getText } from '../versions/text.ts'
import { seekQuotes } from './comparer.ts'

/** So many quotes are looked for at a time. */
const AT_ONCE = 200

/** Looks for the quotes of a paper's comments in its newest text, and keeps where they stand now. */
export async function seekAgain({ paperId }: { paperId: string }, { db, live }: Pick<Services, 'db' | 'live'>) {
  const newest = await db
    .selectFrom('paper_version')
    .innerJoin('paper', 'paper.id', 'paper_version.paper_id')
    .select(['paper_version.no', 'paper.uploader_id'])
    .where('paper_id', '=', paperId)
    .where('text_state', '=', 'read')
    .orderBy('no', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  let quotes = newest ? await unsought(db, paperId, newest.no) : []
  if (!newest || quotes.length === 0) return
  const { pages } = await getText(db, paperId, newest.no)
  for (; quotes.length > 0; quotes = await unsought(db, paperId, newest.no)) {
    const found = await seekQuotes(pages, quotes, newest.uploader_id)
    // A newer text may have been read and looked through since.
    await sql`
      update paper_comment c set sought_no = ${newest.no}, sought_page = said.page
      from unnest(${quotes.map(({ id }) => id)}::uuid[], ${found}::integer[]) as said (id, page)
      where c.id = said.id and c.sought_no < ${newest.no}`.execute(db)
  }
  live.touch(`paper:${paperId}`)
}

const unsought = (db: Db, paperId: string, no: number) =>
  db
    .selectFrom('paper_comment')
    .select(['id', 'quote as exact', 'quote_prefix as prefix', 'quote_suffix as suffix'])
    .where('paper_id', '=', paperId)
    .where('sought_no', '<', no)
    .$narrowType<{ exact: string; prefix: string; suffix: string }>()
    .orderBy('id')
    .limit(sql.lit(AT_ONCE))
    .execute()

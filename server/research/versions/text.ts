import { sql } from 'kysely'
import { PAPER_TEXT_AT_ONCE } from '#contract/limits.ts'
import type { PaperTextState } from '#contract/papers.ts'
import type { Db } from '../../platform/db/client.ts'
import { notFound } from '../visible.ts'

export type PageOfText = { no: number; text: string }

/** The whole text of a version, and how far it is. Whoever asks has found that it may be read. */
export async function getText(
  db: Db,
  paperId: string,
  no: number,
): Promise<{ textState: PaperTextState; isCut: boolean; pages: PageOfText[] }> {
  const version = await db
    .selectFrom('paper_version')
    .select(['text_state as textState', 'is_cut as isCut'])
    .where('paper_id', '=', paperId)
    .where('no', '=', no)
    .executeTakeFirst()
  if (!version) notFound()
  return { ...version, pages: await pagesFrom(db, paperId, no, 1, Number.MAX_SAFE_INTEGER) }
}

/** As much of it as one answer shows, from a page on. */
export async function readText(db: Db, paperId: string, no: number, from: number) {
  const version = await db
    .selectFrom('paper_version')
    .select(['text_state as textState', 'is_cut as isCut', 'pages'])
    .where('paper_id', '=', paperId)
    .where('no', '=', no)
    .executeTakeFirst()
  if (!version) notFound()
  const { textState, isCut } = version
  const pages = await pagesFrom(db, paperId, no, from, PAPER_TEXT_AT_ONCE)
  const last = pages.at(-1)
  const more = last && (await pagesFrom(db, paperId, no, last.no + 1, 0))[0]
  return { textState, isCut, pages, next: more?.no ?? null }
}

/** Pages from one on, the first whatever its length and then as many as fit into so many characters. */
async function pagesFrom(db: Db, paperId: string, no: number, from: number, characters: number): Promise<PageOfText[]> {
  const { rows } = await sql<PageOfText>`
    select page as no, text from (
      select page, text, sum(length(text)) over (order by page) - length(text) as before, row_number() over (order by page) as nth
      from paper_page where paper_id = ${paperId} and no = ${no} and page >= ${from}
    ) as pages
    where nth = 1 or before + length(text) <= ${characters} order by page`.execute(db)
  return rows
}

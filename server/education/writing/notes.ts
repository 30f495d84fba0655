import { sql } from 'kysely'
import type { CitedNote } from '#contract/education.ts'
import { Refusal } from '#contract/errors.ts'
import type { manuscripts } from '#contract/manuscripts.ts'
import { PAGE_SIZE, type Page } from '#contract/page.ts'
import type { InputOf } from '#contract/route.ts'
import type { CitedText } from '#corpus/parts.ts'
import type { Db } from '../../platform/db/client.ts'
import { showNote } from '../courses/citations.ts'

const NOTE = /^note:[a-z0-9-]+$/

/** A page of the notes that ship, those with all of these words, in the order of their names. */
export async function notePage(db: Db, { q, cursor }: InputOf<typeof manuscripts.notes>): Promise<Page<CitedNote>> {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const rows = await db
    .selectFrom('cited_note')
    .selectAll()
    .where('ships', '=', true)
    .where(sql`id collate "C"`, '>', cursor === undefined ? '' : noteOf(cursor))
    .where(sql<boolean>`not exists (select from unnest(${words}::text[]) as word
      where strpos(lower(concat_ws(' ', title, source, year, body)), word) = 0)`)
    .orderBy(sql`id collate "C"`)
    .limit(PAGE_SIZE + 1)
    .execute()
  const shown = rows.slice(0, PAGE_SIZE)
  return { items: shown.map(showNote), next: rows.length > PAGE_SIZE ? Buffer.from(shown.at(-1)!.id).toString('base64url') : null }
}

/** The note that a cursor names. */
function noteOf(cursor: string): string {
  const id = Buffer.from(cursor, 'base64url').toString()
  if (!NOTE.test(id)) throw new Refusal('BAD_INPUT', { issues: [{ path: 'cursor', message: 'This is not the start of a page.' }] })
  return id
}

/** Those of the notes named here that ship today, by their ids. */
export async function findShipped(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CitedText>> {
  const rows = await db
    .selectFrom('cited_note')
    .select(['id', 'body', 'comment'])
    .where('ships', '=', true)
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .execute()
  return new Map(rows.map(({ id, body, comment }) => [id, { text: body, comment }]))
}

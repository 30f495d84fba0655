import { sql } from 'kysely'
import type { NoteCitation } from '#contract/courses.ts'
import type { CitedNote } from '#contract/education.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'

/** Quotes of a course with the works that their notes tell of. */
export type Cite = (citations: readonly { note: string; quote: string }[]) => NoteCitation[]

/** What cites every quote among these texts of courses. */
export async function openCitations(db: Db, texts: readonly unknown[]): Promise<Cite> {
  const ids = [...new Set(JSON.stringify(texts).match(/(?<="note":")[^"]+/g) ?? [])]
  const rows = await db.selectFrom('cited_note').selectAll().where('id', '=', sql<string>`any(${ids}::text[])`).execute()
  const notes = new Map(rows.map((row) => [row.id, row]))
  return (citations) =>
    citations.map(({ note, quote }) => {
      const { title, year, source, doi, url } = notes.get(note)!
      return { noteId: note, title, year, source, doi, url, quote }
    })
}

/** A note, whole. */
export async function getNote(db: Db, id: string): Promise<CitedNote> {
  const row = await db.selectFrom('cited_note').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  const { title, year, source, doi, url, body, checked_on } = row
  return { id, title, year, source, doi, url, text: body, checkedOn: checked_on }
}

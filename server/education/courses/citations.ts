import { type Selectable, sql } from 'kysely'
import type { NoteCitation } from '#contract/courses.ts'
import type { CitedNote } from '#contract/education.ts'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'

/** Quotes of a course with the works that their notes tell of. */
export type Cite = (citations: readonly { note: string; quote: string }[]) => NoteCitation[]

/** What cites every quote among these texts of courses. */
export async function openCitations(db: Db, texts: readonly unknown[]): Promise<Cite> {
  const ids = [...new Set(JSON.stringify(texts).match(/(?<="note":")[^"]+/g) ?? [])]
  const rows = await db
    .selectFrom('cited_note')
    .selectAll()
    .where('id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('edition', 'desc')
    .execute()
  const notes = Map.groupBy(rows, ({ id }) => id)
  return (citations) =>
    citations.map(({ note, quote }) => {
      const editions = notes.get(note)!
      // The newest that has the words: a version that was published may quote an earlier one.
      const holds = ({ body, comment }: (typeof editions)[number]) => body.includes(quote) || (comment ?? '').includes(quote)
      const { edition, title, year, source, doi, url, comment } = editions.find(holds) ?? editions[0]!
      return { noteId: note, edition, title, year, source, doi, url, quote, isComment: (comment ?? '').includes(quote) }
    })
}

type NoteRow = Selectable<Tables['cited_note']>

/** A note as its reader gets it. */
export const showNote = ({ id, title, year, source, doi, url, body, comment, checked_on }: NoteRow): CitedNote => ({
  ...{ id, title, year, source, doi, url, comment },
  text: body,
  checkedOn: checked_on,
})

/** An edition of a note, whole. */
export async function getNote(db: Db, id: string, edition: number): Promise<CitedNote> {
  const row = await db.selectFrom('cited_note').selectAll().where('id', '=', id).where('edition', '=', edition).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return showNote(row)
}

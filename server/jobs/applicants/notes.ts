import { sql } from 'kysely'
import type { ApplicantNote } from '#contract/applicants.ts'
import { Refusal } from '#contract/errors.ts'
import { APPLICATION_NOTES_MAX } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { loadCards } from '../../profile/public.ts'

/** The notes on an application, newest first. Whoever manages the posting reads all of them, across blocks too: they work on it together. */
export async function listNotes(db: Db, viewerId: string, applicationId: string): Promise<ApplicantNote[]> {
  const rows = await db
    .selectFrom('job_application_note')
    .select(['id', 'author_id', 'at', 'text'])
    .where('application_id', '=', applicationId)
    .orderBy('id', 'desc')
    .limit(sql.lit(APPLICATION_NOTES_MAX))
    .execute()
  const cards = await loadCards(
    db,
    rows.flatMap(({ author_id }) => author_id ?? []),
  )
  return rows.map(({ id, author_id, at, text }) => ({
    ...{ id, text, at: at.toISOString(), isOwn: author_id === viewerId },
    by: (author_id && cards.get(author_id)) || null,
  }))
}

type Noted = { applicationId: string; clientId: string; text: string }

/** Adds a note, once for each `clientId`, to an application that is locked. */
export async function saveNote(tx: Db, authorId: string, { applicationId, clientId, text }: Noted): Promise<string> {
  const before = await tx
    .selectFrom('job_application_note')
    .select('id')
    .where('application_id', '=', applicationId)
    .where('author_id', '=', authorId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (before) return before.id
  const { rows } = await sql<{ held: number }>`
    select count(*)::int as held from job_application_note where application_id = ${applicationId}`.execute(tx)
  if (rows[0]!.held >= APPLICATION_NOTES_MAX) throw new Refusal('LIST_FULL')
  const id = newId()
  const noted = { id, application_id: applicationId, author_id: authorId, client_id: clientId, text }
  await tx.insertInto('job_application_note').values(noted).execute()
  return id
}

/** Deletes one's own note; that of somebody else is not found. */
export async function removeNote(tx: Db, authorId: string, applicationId: string, noteId: string) {
  const gone = await tx
    .deleteFrom('job_application_note')
    .where('id', '=', noteId)
    .where('application_id', '=', applicationId)
    .where('author_id', '=', authorId)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw new Refusal('NOT_FOUND')
  return { id: gone.id }
}

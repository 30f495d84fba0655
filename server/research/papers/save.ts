import { sql } from 'kysely'
import type { research } from '#contract/research.ts'
import type { InputOf } from '#contract/route.ts'
import { forgetSubject } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { sweepLetGo } from '../../platform/uploads/kept.ts'
import { wantIndexed, wantUnindexed } from '../evidence/want.ts'
import { refuseRemoved, saveRemoved } from '../removed.ts'
import { shownName, topicKeys, withDefaults } from '../rules.ts'
import { insertVersion } from '../versions/save.ts'

/** The paper that this member has sent under this name before. */
export const findSent = (db: Db, uploaderId: string, clientId: string) =>
  db.selectFrom('paper').select('id').where('uploader_id', '=', uploaderId).where('client_id', '=', clientId).executeTakeFirst()

/** Writes a paper with its first version, once, however often it is sent. */
export async function savePaper(tx: Db, uploaderId: string, draft: InputOf<typeof research.upload>, name: string): Promise<string> {
  const {
    clientId,
    uploadId,
    title,
    authors,
    abstract,
    journal,
    year,
    specialization,
    topics,
    doi,
    link,
    audience,
    licence,
    ...forgotten
  } = draft
  forgotten satisfies Record<string, never>
  // One member's papers are written one after another, so that a repeated request always finds the first.
  await tx.selectFrom('member').select('id').where('id', '=', uploaderId).forNoKeyUpdate().execute()
  const first = await findSent(tx, uploaderId, clientId)
  if (first) return first.id
  await refuseRemoved(tx, uploaderId, clientId)
  const id = newId()
  await tx
    .insertInto('paper')
    .values({
      ...{ id, uploader_id: uploaderId, client_id: clientId, specialization, topics, doi, link, audience, licence },
      ...withDefaults({ title, authors, abstract, journal, year }, shownName(name), new Date()),
      topic_keys: topicKeys(topics, specialization),
    })
    .execute()
  await insertVersion(tx, { paperId: id, no: 1, uploaderId, clientId, said: '', file: { uploadId, name } })
  await wantIndexed(tx, id)
  return id
}

/** Changes what is said of a locked paper: what is left out stays, and what is empty reads as the default. */
export async function savePaperFields(tx: Db, change: InputOf<typeof research.edit>) {
  const { paperId, title, authors, abstract, journal, year, specialization, topics, doi, link, audience, licence, ...forgotten } = change
  forgotten satisfies Record<string, never>
  const before = await tx.selectFrom('paper').selectAll().where('id', '=', paperId).executeTakeFirstOrThrow()
  const said = {
    title: title ?? before.title,
    authors: authors ?? before.authors,
    abstract: abstract ?? before.abstract,
    journal: journal ?? before.journal,
    year: year ?? before.year,
  }
  const about = { specialization: specialization ?? before.specialization, topics: topics ?? before.topics }
  await tx
    .updateTable('paper')
    .set({
      ...withDefaults(said, title === '' ? await newestFileName(tx, paperId) : null, new Date()),
      ...about,
      topic_keys: topicKeys(about.topics, about.specialization),
      doi: doi === undefined ? before.doi : doi,
      link: link === undefined ? before.link : link,
      audience: audience ?? before.audience,
      licence: licence ?? before.licence,
      edited_at: sql<Date>`now()`,
    })
    .where('id', '=', paperId)
    .execute()
  await wantIndexed(tx, paperId)
}

async function newestFileName(db: Db, paperId: string) {
  const newest = await db
    .selectFrom('paper_version')
    .select('file_name')
    .where('paper_id', '=', paperId)
    .where('file_name', 'is not', null)
    .orderBy('no', 'desc')
    .limit(sql.lit(1))
    .executeTakeFirst()
  return newest?.file_name ?? null
}

/** Removes a paper with all that hangs on it, and answers who had been notified of it. Its files go soon after. */
export async function removePaper(tx: Db, paperId: string): Promise<string[]> {
  const gone = await tx
    .deleteFrom('paper')
    .where('id', '=', paperId)
    .returning(['uploader_id as author_id', 'client_id'])
    .executeTakeFirstOrThrow()
  await saveRemoved(tx, gone)
  await wantUnindexed(tx, paperId, gone.author_id)
  await sweepLetGo(tx)
  return forgetSubject(tx, paperId)
}

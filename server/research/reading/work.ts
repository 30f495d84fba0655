import { sql } from 'kysely'
import type { PaperType } from '#contract/paper-files.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { openKept } from '../../platform/uploads/kept.ts'
import { seekingJob } from '../comparing/job.ts'
import { wantIndexed } from '../evidence/want.ts'
import type { Reading } from './document.ts'
import { readingJob } from './job.ts'
import { readFile, TOO_MUCH } from './reader.ts'

/** A file that takes all of its time so often, or ends the server, is given up; the job has more tries than that. */
const TRIES_MAX = 3

/** A job has time. */
const WAIT_SECONDS = 600

type Place = { paperId: string; no: number }
type ReadingContext = Pick<Services, 'db' | 'files' | 'live'>

/** Reads the text of a version that waits for it, and keeps it. */
export async function readVersion({ paperId, no }: Place, { db, files, live }: ReadingContext) {
  const version = await beginTry(db, { paperId, no })
  if (!version) return
  const reading: Reading =
    version.text_tries > TRIES_MAX
      ? { state: 'failed', trouble: TOO_MUCH }
      : await readFile({
          stream: () => openKept({ db, files }, version.upload_id),
          type: version.mime,
          memberId: version.uploader_id,
          waitSeconds: WAIT_SECONDS,
        })
  if (await saveReading(db, { paperId, no }, reading)) live.touch(`paper:${paperId}`)
}

async function beginTry(db: Db, { paperId, no }: Place) {
  const { rows } = await sql<{ upload_id: string; mime: PaperType; text_tries: number; uploader_id: string }>`
    update paper_version v set text_tries = v.text_tries + 1 from paper p
    where v.paper_id = ${paperId} and v.no = ${no} and v.text_state = 'waiting' and p.id = v.paper_id
    returning v.upload_id, v.mime, v.text_tries, p.uploader_id`.execute(db)
  return rows[0]
}

/** Keeps what was read; false where the version is no more, or nobody waits for it any longer. */
const saveReading = (db: Db, { paperId, no }: Place, reading: Reading): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const pages = reading.state === 'failed' ? [] : reading.pages
    const saved = await tx
      .updateTable('paper_version')
      .set({
        text_state: reading.state,
        text_trouble: reading.state === 'failed' ? reading.trouble : '',
        pages: reading.state === 'read' ? pages.length : null,
        is_cut: reading.state !== 'failed' && reading.isCut,
      })
      .where('paper_id', '=', paperId)
      .where('no', '=', no)
      .where('text_state', '=', 'waiting')
      .returning('no')
      .executeTakeFirst()
    if (!saved) return false
    await sql`
      insert into paper_page (paper_id, no, page, text)
      select ${paperId}, ${no}, said.page, said.text from unnest(${pages}::text[]) with ordinality as said (text, page)`.execute(tx)
    if (pages.length > 0) {
      await enqueue(tx, seekingJob, [{ paperId }])
      await wantIndexed(tx, paperId)
    }
    return true
  })

/** Has a text that could not be read be read again; nothing happens where it waits or is there. */
export async function readAgain(tx: Db, { paperId, no }: Place) {
  const again = await tx
    .updateTable('paper_version')
    .set({ text_state: 'waiting', text_trouble: '', text_tries: 0 })
    .where('paper_id', '=', paperId)
    .where('no', '=', no)
    .where('text_state', 'in', ['failed', 'scanned'])
    .returning('no')
    .executeTakeFirst()
  if (again) await enqueue(tx, readingJob, [{ paperId, no }])
  return again !== undefined
}

import { Refusal } from '#contract/errors.ts'
import { PAPER_VERSIONS_MAX } from '#contract/limits.ts'
import type { PaperType } from '#contract/paper-files.ts'
import { PAPER_DEFAULTS } from '#contract/paper-words.ts'
import type { Db } from '../../platform/db/client.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { keepUpload } from '../../platform/uploads/kept.ts'
import { readingJob } from '../reading/job.ts'
import { shownName, summaryOf } from '../rules.ts'
import { paperUpload } from '../uploads.ts'
import type { FoundPaper } from '../visible.ts'

type NewVersion = {
  paperId: string
  no: number
  uploaderId: string
  clientId: string
  said: string
  file: { uploadId: string; name: string } | null
}

/** Writes a version of a locked paper, keeps its file, and queues the reading of its text. */
export async function insertVersion(tx: Db, { paperId, no, uploaderId, clientId, said, file }: NewVersion) {
  const kept = file && (await keepUpload(tx, paperUpload, uploaderId, file.uploadId))
  await tx
    .insertInto('paper_version')
    .values({
      ...{ paper_id: paperId, no, client_id: clientId, changes: summaryOf(no, said) },
      upload_id: kept?.id ?? null,
      file_name: file ? shownName(file.name) || PAPER_DEFAULTS.title : null,
      mime: (kept?.type as PaperType | undefined) ?? null,
      size_bytes: kept?.sizeBytes ?? null,
      sha256: kept?.sha256 ?? null,
      text_state: kept ? 'waiting' : 'none',
    })
    .execute()
  await tx.updateTable('paper').set({ version_count: no }).where('id', '=', paperId).execute()
  if (kept) await enqueue(tx, readingJob, [{ paperId, no }])
}

/** The number of the version that was sent under this name before. */
export const findSentVersion = async (db: Db, paperId: string, clientId: string) =>
  (await db.selectFrom('paper_version').select('no').where('paper_id', '=', paperId).where('client_id', '=', clientId).executeTakeFirst())
    ?.no

type Addition = Pick<NewVersion, 'clientId' | 'said' | 'file'>

/** Adds a version to a locked paper of the viewer's, once, however often it is sent, with the words it was sent with last; `isNew` in the call that wrote it. */
export async function addVersion(tx: Db, { id: paperId, uploader_id: uploaderId, version_count }: FoundPaper, addition: Addition) {
  const sent = await findSentVersion(tx, paperId, addition.clientId)
  if (sent) {
    const changes = summaryOf(sent, addition.said)
    await tx.updateTable('paper_version').set({ changes }).where('paper_id', '=', paperId).where('no', '=', sent).execute()
    return { no: sent, isNew: false }
  }
  if (version_count >= PAPER_VERSIONS_MAX) throw new Refusal('PAPER_FULL')
  const no = version_count + 1
  await insertVersion(tx, { paperId, no, uploaderId, ...addition })
  return { no, isNew: true }
}

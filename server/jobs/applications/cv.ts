import { buffer } from 'node:stream/consumers'
import type { Db } from '../../platform/db/client.ts'
import type { Services } from '../../platform/http/context.ts'
import { openKept } from '../../platform/uploads/kept.ts'
import { writeUpload } from '../../platform/uploads/write.ts'
import { makeCv } from '../../profile/public.ts'
import { cvUpload } from '../uploads.ts'
import { getManagedApplication, notFound } from '../visible.ts'

/** Lays the CV that a member's profile makes now where uploads lie, as if they had sent it; an application takes it from there. */
export async function writeCv(stores: Pick<Services, 'db' | 'files' | 'vault'>, memberId: string): Promise<string> {
  const { name, bytes } = await makeCv(stores.db, memberId)
  return writeUpload(stores, cvUpload, memberId, { name, bytes })
}

/** The CV of an application, for its applicant and for whoever manages its posting, unless it was withdrawn; and whether it is the viewer's own. */
export async function readCv(
  { db, files }: Pick<Services, 'db' | 'files'>,
  viewerId: string,
  applicationId: string,
): Promise<{ file: File; isOwn: boolean }> {
  const row = await findCv(db, applicationId)
  const isOwn = row?.member_id === viewerId
  if (!isOwn) {
    const { status } = await getManagedApplication(db, viewerId, applicationId)
    if (status === 'withdrawn') notFound()
  }
  if (!row?.upload_id || row.cv_name === null || row.cv_type === null) return notFound()
  const bytes = await buffer(openKept({ db, files }, row.upload_id))
  return { file: new File([new Uint8Array(bytes)], row.cv_name, { type: row.cv_type }), isOwn }
}

const findCv = (db: Db, applicationId: string) =>
  db
    .selectFrom('job_application')
    .select(['member_id', 'upload_id', 'cv_name', 'cv_type'])
    .where('id', '=', applicationId)
    .executeTakeFirst()

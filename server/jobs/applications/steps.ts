import { sql } from 'kysely'
import type { ApplicationStatus } from '#contract/posting.ts'
import type { Db } from '../../platform/db/client.ts'

type Step = { status: ApplicationStatus; by: 'applicant' | 'institution'; words?: string }

/** Moves an application that is locked, and writes down when and by which side. */
export async function addStep(tx: Db, applicationId: string, { status, by, words = '' }: Step) {
  const answers = by === 'institution' && status !== 'viewed'
  await tx
    .updateTable('job_application')
    .set({ status, ...(answers && { answered_at: sql`coalesce(answered_at, now())` }) })
    .where('id', '=', applicationId)
    .execute()
  await sql`
    insert into job_application_step (application_id, no, status, by_side, words)
    select ${applicationId}::uuid, coalesce(max(no), 0) + 1, ${status}, ${by}, ${words} from job_application_step where application_id = ${applicationId}`.execute(
    tx,
  )
}

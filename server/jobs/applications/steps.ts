import { sql } from 'kysely'
import type { ApplicationStatus } from '#contract/posting.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Live } from '../../platform/live/channel.ts'

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

/** The same of many that nobody has looked at yet, all locked. */
export async function addViews(tx: Db, applicationIds: readonly string[]) {
  await sql`
    with viewed as (update job_application set status = 'viewed' where id = any (${applicationIds}::uuid[]) returning id)
    insert into job_application_step (application_id, no, status, by_side)
    select v.id, coalesce((select max(s.no) from job_application_step s where s.application_id = v.id), 0) + 1, 'viewed', 'institution'
    from viewed v`.execute(tx)
}

/** Tells the pages of both sides that applications changed. */
export function tellOfApplications(live: Live, memberIds: readonly string[], postingId: string) {
  for (const memberId of new Set(memberIds)) live.toMember(memberId, 'applications_changed')
  live.touch(`posting:${postingId}`)
}

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

/** Notes of those that nobody has looked at, of these that are locked, that the list of all was taken, once. It moves none of them. Answers whose they are. */
export async function addExports(tx: Db, applicationIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ memberId: string }>`
    with exported as (
      insert into job_application_step (application_id, no, status, by_side)
      select a.id, coalesce((select max(s.no) from job_application_step s where s.application_id = a.id), 0) + 1, 'exported', 'institution'
      from job_application a where a.id = any (${applicationIds}::uuid[]) and a.status = 'sent'
        and not exists (select from job_application_step s where s.application_id = a.id and s.status = 'exported')
      returning application_id)
    select a.member_id as "memberId" from exported join job_application a on a.id = exported.application_id`.execute(tx)
  return rows.map(({ memberId }) => memberId)
}

/** Tells the pages of both sides that applications changed. */
export function tellOfApplications(live: Live, memberIds: readonly string[], postingId: string) {
  for (const memberId of new Set(memberIds)) live.toMember(memberId, 'applications_changed')
  live.touch(`posting:${postingId}`)
}

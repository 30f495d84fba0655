import { sql } from 'kysely'
import type { applicants } from '#contract/applicants.ts'
import type { InputOf } from '#contract/route.ts'
import { notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { notBlocked } from '../../relations/public.ts'
import { addStep } from '../applications/steps.ts'
import { isFirstLook, mayMove } from '../rules.ts'
import type { ManagedApplication } from '../visible.ts'

/** Notes that the institution has looked at an application that is locked, the first time. */
export async function markViewed(tx: Db, { id, status, memberId, postingId }: ManagedApplication): Promise<string[]> {
  if (!isFirstLook(status)) return []
  await addStep(tx, id, { status: 'viewed', by: 'institution' })
  return notifyEach(tx, [memberId], { kind: 'application_moved', subject: postingId, part: id })
}

type Moved = { ids: string[]; memberIds: string[]; notifiedIds: string[] }

/** Says the same of several applications to one posting; those that it cannot be said of stay as they are. */
export async function moveAll(tx: Db, viewerId: string, asked: InputOf<typeof applicants.setStatus>): Promise<Moved> {
  const { postingId, applicationIds, status, words, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  const { rows } = await sql<ManagedApplication>`
    select a.id, a.posting_id as "postingId", a.member_id as "memberId", a.status from job_application a
    where a.id = any (${applicationIds}::uuid[]) and a.posting_id = ${postingId} and ${notBlocked(viewerId, 'a.member_id')}
    order by a.id for no key update of a`.execute(tx)
  const moving = rows.filter((row) => mayMove(row.status, status))
  for (const { id } of moving) await addStep(tx, id, { status, by: 'institution', words })
  const notifiedIds: string[] = []
  for (const { id, memberId } of moving)
    notifiedIds.push(...(await notifyEach(tx, [memberId], { kind: 'application_moved', subject: postingId, part: id })))
  return { ids: rows.map(({ id }) => id), memberIds: moving.map(({ memberId }) => memberId), notifiedIds }
}

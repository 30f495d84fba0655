import { sql } from 'kysely'
import type { applicants } from '#contract/applicants.ts'
import type { InputOf } from '#contract/route.ts'
import { announce, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { addStep, tellOfApplications } from '../applications/steps.ts'
import { refuseMoney } from '../postings/asks-for-money.ts'
import { isFirstLook, mayMove } from '../rules.ts'
import { getManagedApplication, isOthers, type ManagedApplication } from '../visible.ts'

/** Notes that the institution has looked at an application that is locked, the first time. */
async function markViewed(tx: Db, { id, status, memberId, postingId }: ManagedApplication): Promise<string[]> {
  if (!isFirstLook(status)) return []
  await addStep(tx, id, { status: 'viewed', by: 'institution' })
  return notifyEach(tx, [memberId], { kind: 'application_moved', subject: postingId, part: id })
}

/** Whoever manages its posting looks at an application, or takes its CV: the applicant learns of it the first time. Answers it as it was before. */
export async function look({ db, live, viewer }: Pick<MemberContext, 'db' | 'live' | 'viewer'>, applicationId: string) {
  const { found, notifiedIds } = await db.transaction().execute(async (tx) => {
    const found = await getManagedApplication(tx, viewer.id, applicationId, 'locked')
    return { found, notifiedIds: await markViewed(tx, found) }
  })
  announce(live, notifiedIds)
  if (isFirstLook(found.status)) tellOfApplications(live, [found.memberId], found.postingId)
  return found
}

type Moved = { ids: string[]; memberIds: string[]; notifiedIds: string[] }

/** Says the same of several applications to one posting, each time that it is something new; those that it cannot be said of stay as they are. */
export async function moveAll(tx: Db, viewerId: string, asked: InputOf<typeof applicants.setStatus>): Promise<Moved> {
  const { postingId, applicationIds, status, words, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  refuseMoney({ words })
  const { rows } = await sql<ManagedApplication>`
    select a.id, a.posting_id as "postingId", a.member_id as "memberId", a.status from job_application a
    where a.id = any (${applicationIds}::uuid[]) and a.posting_id = ${postingId} and ${isOthers(viewerId)}
    order by a.id for no key update of a`.execute(tx)
  const told = words === '' ? new Map<string, string>() : await lastWordsOf(tx, rows)
  // Who stands there already is told the words all the same, once.
  const moving = rows.filter((row) => mayMove(row.status, status) || (row.status === status && (told.get(row.id) ?? words) !== words))
  for (const { id } of moving) await addStep(tx, id, { status, by: 'institution', words })
  const notifiedIds: string[] = []
  for (const { id, memberId } of moving)
    notifiedIds.push(...(await notifyEach(tx, [memberId], { kind: 'application_moved', subject: postingId, part: id })))
  return { ids: rows.map(({ id }) => id), memberIds: moving.map(({ memberId }) => memberId), notifiedIds }
}

/** What was said last of these applications, all locked. */
async function lastWordsOf(tx: Db, rows: readonly ManagedApplication[]): Promise<Map<string, string>> {
  const said = await sql<{ id: string; words: string }>`
    select distinct on (s.application_id) s.application_id as id, s.words from job_application_step s
    where s.application_id = any (${rows.map(({ id }) => id)}::uuid[]) order by s.application_id, s.no desc`.execute(tx)
  return new Map(said.rows.map(({ id, words }) => [id, words]))
}

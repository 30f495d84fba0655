import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '../platform/db/client.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { defineJob } from '../platform/jobs/job.ts'
import { basisOf, type Candidate, nearest, SUGGESTED_MAX, stillNear } from './suggestions.ts'

/** So long a list is shown; the first who reads an older one has it made anew for the next time. */
const KEPT_MS = 24 * 3600_000

/** Works out ahead whom one member may know. */
export const suggestionsJob = defineJob({
  name: 'mate-suggestions',
  payload: z.object({ memberId: z.uuid() }),
  key: ({ memberId }) => memberId,
})

const later = (db: Db, memberIds: readonly string[]) =>
  enqueue(
    db,
    suggestionsJob,
    memberIds.map((memberId) => ({ memberId })),
  )

/** The nearest candidates of a member: those that were kept and still are some, or worked out now where these are too few. */
export async function findNearest(db: Db, memberId: string, limit: number): Promise<Candidate[]> {
  const kept = await db
    .selectFrom('mate_suggestion')
    .select(['candidate_ids', 'kept_at'])
    .where('member_id', '=', memberId)
    .where('basis', '=', basisOf(memberId))
    .executeTakeFirst()
  if (!kept) return workOut(db, memberId)
  const { rows } = await stillNear(memberId, kept.candidate_ids).execute(db)
  if (rows.length < limit) return workOut(db, memberId)
  if (kept.kept_at.getTime() < Date.now() - KEPT_MS) await later(db, [memberId])
  return rows
}

/** Works out whom a member may know, and keeps a list that is full: in a short one somebody new would be missed. */
export async function workOut(db: Db, memberId: string): Promise<Candidate[]> {
  const { rows } = await nearest(memberId).execute(db)
  if (rows.length < SUGGESTED_MAX) return rows
  await sql`
    insert into mate_suggestion (member_id, candidate_ids, basis)
    select id, ${rows.map(({ id }) => id)}::uuid[], ${basisOf(memberId)} from member where id = ${memberId}
    on conflict (member_id) do update set candidate_ids = excluded.candidate_ids, basis = excluded.basis, kept_at = excluded.kept_at`.execute(
    db,
  )
  return rows
}

/** Forgets what was kept for these members, whose links have changed, and has it worked out before they come. */
export async function linksChanged(tx: Db, memberIds: readonly string[]) {
  const kept = await tx
    .deleteFrom('mate_suggestion')
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .returning('member_id')
    .execute()
  await later(
    tx,
    kept.map(({ member_id }) => member_id),
  )
}

import { sql } from 'kysely'
import type { GrievanceKind } from '#contract/grievances.ts'
import type { Db } from '../../platform/db/client.ts'

type Decider = { memberId: string; by: string }
/** Who decided on what these members asked for at the desks of later rooms, since then. */
export type FindDeciders = (db: Db, memberIds: readonly string[], since: Date) => Promise<Decider[]>

const DAYS = 365
/** Kinds that complain of what somebody at the desk decided. */
const OF_DECISIONS: ReadonlySet<GrievanceKind> = new Set(['account', 'decision'])

/**
 * Whose decisions each grievance may complain of, by its id: the words do not say which one is meant, so it is all that were made about its
 * member, or on what they sent, in the year before.
 */
export async function decidersOf(
  db: Db,
  findOthers: FindDeciders,
  grievances: readonly { id: string; member_id: string; kind: GrievanceKind }[],
): Promise<Map<string, string[]>> {
  const about = grievances.filter(({ kind }) => OF_DECISIONS.has(kind))
  if (about.length === 0) return new Map()
  const ids = about.map(({ member_id }) => member_id)
  const since = new Date(Date.now() - DAYS * 24 * 3600_000)
  const found = [...(await findDeciders(db, ids, since)), ...(await findOthers(db, ids, since))]
  return new Map(about.map(({ id, member_id }) => [id, found.filter(({ memberId }) => memberId === member_id).map(({ by }) => by)]))
}

const findDeciders: FindDeciders = async (db, memberIds, since) => {
  const ofThem = sql`any(${memberIds}::uuid[])`
  const { rows } = await sql<Decider>`
    select about_id as "memberId", decided_by as by from report where about_id = ${ofThem} and decided_at >= ${since} and decided_by is not null
    union select about_id, closing_by from report where about_id = ${ofThem} and closing_at >= ${since} and closing_by is not null
    union select member_id, decided_by from report where member_id = ${ofThem} and decided_at >= ${since} and decided_by is not null
    union select member_id, decided_by from appeal where member_id = ${ofThem} and decided_at >= ${since} and decided_by is not null
    union select member_id, decided_by from grievance where member_id = ${ofThem} and decided_at >= ${since} and decided_by is not null
  `.execute(db)
  return rows
}

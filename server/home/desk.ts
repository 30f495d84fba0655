import { type RawBuilder, sql } from 'kysely'
import type { DeskCounts } from '#contract/home.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import type { Db } from '../platform/db/client.ts'

/** Whose it is to decide, and how much of it waits. */
type Waiting = { role: StaffRole; count: RawBuilder<unknown> }

/** What waits in every room that has something for the desk. */
const waiting: Record<keyof DeskCounts, Waiting> = {
  licences: { role: 'reviewer', count: sql`(select count(*) from claim where state in ('waiting', 'in_review'))` },
  institutions: { role: 'reviewer', count: sql`(select count(*) from institution_claim where state = 'waiting')` },
  posts: { role: 'medical_editor', count: sql`(select count(*) from post_check where needs_review)` },
  documents: { role: 'medical_editor', count: sql`(select count(*) from evidence_quarantine)` },
  answers: {
    role: 'medical_editor',
    count: sql`
      (select count(*) from chat_exchange where feedback_at is not null and feedback_seen_at is null and not was_right)`,
  },
  courses: { role: 'medical_editor', count: sql`(select count(*) from manuscript where submitted_at is not null)` },
  reports: {
    role: 'moderator',
    count: sql`
      (select count(*) from report where decided_at is null) + (select count(*) from appeal where decided_at is null)
        + (select count(*) from grievance where decided_at is null)`,
  },
}

/** How much waits for somebody with these roles. */
export async function countDesk(db: Db, roles: readonly StaffRole[]): Promise<DeskCounts> {
  const counts = Object.entries(waiting).flatMap(([what, { role, count }]) =>
    roles.includes(role) ? [sql`${count} as ${sql.id(what)}`] : [],
  )
  if (counts.length === 0) return {}
  const { rows } = await sql<DeskCounts>`select ${sql.join(counts)}`.execute(db)
  return rows[0]!
}

import { sql } from 'kysely'
import type { Mark } from '#contract/marks.ts'
import type { Db } from '../../platform/db/client.ts'
import { stillChecked } from '../applications/still-checked.ts'
import { isOthers } from '../visible.ts'
import type { Exported } from './csv.ts'

/** So many are read at once: what one applicant sent may be long. */
const READ_AT_ONCE = 100

/** All that is exported of a posting, locked until the transaction ends: nobody who has withdrawn, nobody across a block. */
export async function lockToExport(tx: Db, viewerId: string, postingId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from job_application a
    where a.posting_id = ${postingId} and a.status <> 'withdrawn' and ${isOthers(viewerId)} order by a.id for no key update of a`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** The questions that these applications answer, each once, as they came up. */
export async function questionsIn(tx: Db, applicationIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ words: string }>`
    select q.value ->> 'words' as words from job_application a, jsonb_array_elements(a.answers) with ordinality q
    where a.id = any (${applicationIds}::uuid[]) group by 1 order by min(a.sent_at), min(q.ordinality)`.execute(tx)
  return rows.map(({ words }) => words)
}

/** These applications in their order, a few in memory at a time, with what was checked as it stands now. */
export async function* applicationsToExport(tx: Db, applicationIds: readonly string[]): AsyncGenerator<Exported> {
  for (let at = 0; at < applicationIds.length; at += READ_AT_ONCE) {
    const rows = await tx
      .selectFrom('job_application as a')
      .select(['status', 'sent_at', 'profile', 'answers', 'letter'])
      .select(sql<Mark[]>`(select m.marks from member m where m.id = a.member_id)`.as('marks'))
      .where('id', '=', sql<string>`any(${applicationIds.slice(at, at + READ_AT_ONCE)}::uuid[])`)
      .orderBy('id')
      .execute()
    for (const { marks, profile, ...row } of rows) yield { ...row, profile: { ...profile, checked: stillChecked(profile.checked, marks) } }
  }
}

import { sql } from 'kysely'
import type { WithheldKind } from '#contract/report-kinds.ts'
import type { Db } from '../platform/db/client.ts'

type Subject = { kind: WithheldKind; subjectId: string }

/** Withholds something; what is withheld already stays so, and nobody else lets it go until the transaction ends. */
export const withhold = (tx: Db, { kind, subjectId, aboutId }: Subject & { aboutId: string }) =>
  tx
    .insertInto('withheld')
    .values({ kind, subject_id: subjectId, about_id: aboutId })
    .onConflict((same) => same.column('subject_id').doUpdateSet({ kind }))
    .execute()

export const isWithheld = async (db: Db, subjectId: string) =>
  (await db.selectFrom('withheld').select('subject_id').where('subject_id', '=', subjectId).executeTakeFirst()) !== undefined

/** Lets something be seen again unless another report still says that it may not; true where it comes back. Decide on the report before. */
export async function letGo(tx: Db, { kind, subjectId }: Subject): Promise<boolean> {
  // Of two reviewers who each decide on one of two reports, the second sees what the first decided.
  await tx.selectFrom('withheld').select('subject_id').where('subject_id', '=', subjectId).forUpdate().execute()
  const { rows } = await sql`
    delete from withheld where subject_id = ${subjectId} and not exists (
      select from report r left join appeal a on a.report_id = r.id
      where r.kind = ${kind} and r.subject_id = ${subjectId}
        and (r.decided_at is null and r.hid_at is not null or r.upheld and a.upheld is not true))
    returning subject_id`.execute(tx)
  return rows.length > 0
}

/** When such reports of a member were decided against, the last ones. */
export async function findRejected(tx: Db, memberId: string, most: number): Promise<Date[]> {
  const rows = await tx
    .selectFrom('report')
    .select('decided_at')
    .where('member_id', '=', memberId)
    .where('reason', '=', 'patient_privacy')
    .where('upheld', '=', false)
    .orderBy('decided_at', 'desc')
    .limit(sql.lit(most))
    .execute()
  return rows.flatMap(({ decided_at }) => decided_at ?? [])
}

import { type Selectable, sql } from 'kysely'
import { GRIEVANCES_A_DAY, GRIEVANCES_SHOWN } from '#contract/grievance-kinds.ts'
import type { Grievance, grievances } from '#contract/grievances.ts'
import type { InputOf } from '#contract/route.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { newId } from '../../platform/ids.ts'
import type { Notices } from '../../platform/notices.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { refuseCase } from '../concerned.ts'
import { type Decision, refuseOverADay } from '../queries.ts'
import { decidersOf, type FindDeciders } from './deciders.ts'
import { grievanceDueAt, referenceOf } from './rules.ts'

type Row = Selectable<Tables['grievance']>

const placeOf = (id: string) => `grievance:${id}`

/** What a member complains of, which may tell of anything: a copied database tells nothing of it. */
export const openGrievance = (vault: Vault, { id, words_sealed }: Pick<Row, 'id' | 'words_sealed'>) =>
  vault.open(words_sealed, placeOf(id)).toString()

/** A grievance as whoever filed it and the desk read it. */
export const showFiled = (vault: Vault, row: Row) => ({
  ...{ id: row.id, reference: referenceOf(row.no, row.created_at), kind: row.kind, words: openGrievance(vault, row) },
  ...{ at: row.created_at.toISOString(), dueAt: row.due_at.toISOString() },
})

const showOwn = (vault: Vault, row: Row): Grievance => ({
  ...showFiled(vault, row),
  outcome: row.decided_at && { upheld: row.upheld!, words: row.decision!, at: row.decided_at.toISOString() },
})

/** A member's grievances, newest first, as far back as they are shown. */
export async function listGrievances({ db, vault }: { db: Db; vault: Vault }, memberId: string): Promise<Grievance[]> {
  const rows = await db
    .selectFrom('grievance')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(sql.lit(GRIEVANCES_SHOWN))
    .execute()
  return rows.map((row) => showOwn(vault, row))
}

/** Takes a grievance, and acknowledges it at once. */
export async function saveGrievance(
  tx: Db,
  { vault, notices }: { vault: Vault; notices: Notices },
  memberId: string,
  { kind, words, ...forgotten }: InputOf<typeof grievances.file>,
) {
  forgotten satisfies Record<string, never>
  const own = tx.selectFrom('grievance').select('created_at').where('member_id', '=', memberId)
  await refuseOverADay(tx, memberId, own, GRIEVANCES_A_DAY)
  const id = newId()
  const row = await tx
    .insertInto('grievance')
    .values({ id, member_id: memberId, kind, words_sealed: vault.seal(words, placeOf(id)), due_at: grievanceDueAt(new Date()) })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { made: showOwn(vault, row), notifiedIds: await notices.notify(tx, { to: memberId, kind: 'grievance_received', subject: id }) }
}

/** Answers a grievance, and answers who is notified of it. Nobody answers for what they decided themselves. */
export async function decideGrievance(
  tx: Db,
  { notices, findDeciders }: { notices: Notices; findDeciders: FindDeciders },
  reviewerId: string,
  { id, upheld, words }: Decision,
) {
  const row = await tx
    .selectFrom('grievance')
    .select(['id', 'member_id', 'kind', 'decided_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  const deciders = row && (await decidersOf(tx, findDeciders, [row])).get(id)
  await refuseCase(tx, row && { ...row, concerned: [row.member_id, ...(deciders ?? [])] }, reviewerId)
  await tx
    .updateTable('grievance')
    .set({ upheld, decision: words, decided_by: reviewerId, decided_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute()
  const notifiedIds = await notices.notify(tx, { to: row!.member_id, kind: 'grievance_answered', subject: id })
  await recordIn(tx, 'grievance_decided', reviewerId, { grievance: id, upheld: String(upheld) })
  return notifiedIds
}

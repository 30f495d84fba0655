import { sql } from 'kysely'
import type { affiliations } from '#contract/affiliations.ts'
import { Refusal } from '#contract/errors.ts'
import { AFFILIATIONS_MAX, ANSWER_DAYS } from '#contract/limits.ts'
import type { InputOf } from '#contract/route.ts'
import { notify, notifyEach, withdraw } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { newId } from '../../platform/ids.ts'
import { refuseBackwards, refuseLonger, rolesWith } from '../rules.ts'
import { notFound, refuseUnopened, requireRole } from '../visible.ts'
import { type AffiliationRow, lockAffiliation } from './queries.ts'

/** Those who may answer for an institution. */
const answerersOf = async (tx: Db, institutionId: string) =>
  (
    await tx
      .selectFrom('institution_role')
      .select('member_id')
      .where('institution_id', '=', institutionId)
      .where('role', 'in', rolesWith('people'))
      .execute()
  ).map(({ member_id }) => member_id)

/** Writes down what a member says, once for each `clientId`, and asks the institution. */
export async function saveAffiliation(tx: Db, memberId: string, asked: InputOf<typeof affiliations.claim>) {
  const { institutionId, clientId, position, department, from, to, ...forgotten } = asked
  forgotten satisfies Record<string, never>
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute()
  const own = await tx.selectFrom('affiliation').selectAll().where('member_id', '=', memberId).execute()
  const before = own.find(({ client_id }) => client_id === clientId)
  if (before) return { row: before, notifiedIds: [] }
  await refuseUnopened(tx, institutionId)
  if (own.length >= AFFILIATIONS_MAX) throw new Refusal('LIST_FULL')
  const period = { from_day: from, to_day: to }
  refuseBackwards(period)
  const row = await tx
    .insertInto('affiliation')
    .values({
      id: newId(),
      institution_id: institutionId,
      member_id: memberId,
      client_id: clientId,
      position,
      department,
      ...period,
      state: 'waiting',
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const notice = { kind: 'affiliation_asked', from: memberId, subject: institutionId, part: row.id } as const
  return { row, notifiedIds: await notifyEach(tx, await answerersOf(tx, institutionId), notice) }
}

/** Takes back what one said, with its unread notices. */
export async function removeAffiliation(tx: Db, memberId: string, id: string) {
  const gone = await tx.deleteFrom('affiliation').where('id', '=', id).where('member_id', '=', memberId).returningAll().executeTakeFirst()
  if (!gone) return notFound()
  const notifiedIds = await withdraw(tx, { kind: 'affiliation_asked', from: memberId, subject: gone.institution_id, part: id })
  return { institutionId: gone.institution_id, notifiedIds }
}

/** Confirms or declines for the institution; whoever answers second learns that it is answered. */
export async function answerAffiliation(tx: Db, viewerId: string, id: string, state: 'confirmed' | 'declined') {
  const row = await lockForInstitution(tx, viewerId, id)
  if (row.state !== 'waiting') throw new Refusal('ALREADY_ANSWERED')
  // Nobody speaks for the institution about themselves, where somebody else can.
  const others = (await answerersOf(tx, row.institution_id)).filter((memberId) => memberId !== viewerId)
  if (row.member_id === viewerId && others.length > 0)
    throw new Refusal('NO_ROLE', { words: 'Somebody else who runs this page has to answer this for you.' })
  return change(tx, row, { state, answered_at: new Date() }, row.member_id)
}

/** Writes down when it ended: the member themselves, or the institution of one that it has confirmed. */
export async function endAffiliation(tx: Db, viewerId: string, id: string, to: string) {
  const found = await lockAffiliation(tx, viewerId, id)
  const isOwn = found.member_id === viewerId
  const row = isOwn ? found : await lockForInstitution(tx, viewerId, id)
  if (!isOwn && row.state !== 'confirmed') return notFound()
  refuseBackwards({ ...row, to_day: to })
  if (isOwn) refuseLonger(row, to)
  return change(tx, row, { to_day: to }, isOwn ? null : row.member_id)
}

/** One that the viewer may answer for its institution; one of which they may not even know is not there. */
async function lockForInstitution(tx: Db, viewerId: string, id: string) {
  const row = await lockAffiliation(tx, viewerId, id)
  try {
    await requireRole(tx, viewerId, row.institution_id, 'people')
  } catch (error) {
    if (error instanceof Refusal && row.state !== 'confirmed' && row.member_id !== viewerId) return notFound()
    throw error
  }
  return row
}

async function change(tx: Db, { id, institution_id }: AffiliationRow, changes: Partial<AffiliationRow>, notifiedId: string | null) {
  const row = await tx.updateTable('affiliation').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
  const notifiedIds = notifiedId
    ? await notify(tx, { to: notifiedId, kind: 'affiliation_answered', subject: institution_id, part: id })
    : []
  return { row, notifiedIds }
}

/** Ends what nobody has answered for too long: wishes, whose members are notified, and invitations. */
export async function lapse(tx: Db): Promise<string[]> {
  const old = sql<Date>`now() - make_interval(days => ${sql.lit(ANSWER_DAYS)})`
  await tx.deleteFrom('institution_invitation').where('created_at', '<', old).execute()
  const gone = await tx
    .updateTable('affiliation')
    .set({ state: 'lapsed', answered_at: sql<Date>`now()` })
    .where('state', '=', 'waiting')
    .where('asked_at', '<', old)
    .returning(['id', 'member_id', 'institution_id'])
    .execute()
  const notified: string[] = []
  for (const { id, member_id, institution_id } of gone)
    notified.push(...(await notify(tx, { to: member_id, kind: 'affiliation_answered', subject: institution_id, part: id })))
  return notified
}

import { Refusal } from '#contract/errors.ts'
import type { Reviewers } from '#contract/reviewers.ts'
import { memberOfHandle, setReviewer } from '../../account/public.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { loadCards } from '../../profile/public.ts'
import { emitClaimChanged } from '../live.ts'

/** Fewer could not confirm anything. */
const LEAST = 2

/** Who has the desk, the first first, and what waits for a second reviewer. */
export async function showReviewers({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>): Promise<Reviewers> {
  const [held, asked] = await Promise.all([
    db.selectFrom('reviewer').select(['member_id', 'created_at']).orderBy('created_at').orderBy('member_id').execute(),
    db.selectFrom('reviewer_change').selectAll().orderBy('asked_at').orderBy('id').execute(),
  ])
  const cards = await loadCards(
    db,
    [...held, ...asked].map(({ member_id }) => member_id),
  )
  return {
    reviewers: held.flatMap(({ member_id, created_at }) => {
      const member = cards.get(member_id)
      return member ? [{ member, since: created_at.toISOString(), isMe: member_id === viewer.id }] : []
    }),
    changes: asked.flatMap(({ id, member_id, makes, words, asked_by, asked_at }) => {
      const member = cards.get(member_id)
      const byMe = asked_by === viewer.id
      const mayConfirm = !byMe && member_id !== viewer.id
      return member ? [{ id, member, makes, words, askedAt: asked_at.toISOString(), byMe, mayConfirm }] : []
    }),
  }
}

type Asked = { handle: string; makes: boolean; words: string }

/** Asks for a change; whoever steps down themselves needs nobody for it. */
export async function askForChange(context: MemberContext, { handle, makes, words }: Asked) {
  const { db, viewer } = context
  const memberId = await memberOfHandle(db, handle)
  if (!memberId) throw new Refusal('NOT_FOUND')
  const notifiedIds = await db.transaction().execute(async (tx) => {
    const held = await lockReviewers(tx)
    if (held.includes(memberId) === makes) throw new Refusal('NOTHING_TO_CHANGE')
    if (!makes && held.length <= LEAST) throw new Refusal('LAST_REVIEWERS')
    if (!makes && memberId === viewer.id) return change(tx, viewer.id, memberId, false)
    const asked = { id: newId(), member_id: memberId, makes, asked_by: viewer.id, words }
    const made = await tx
      .insertInto('reviewer_change')
      .values(asked)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) throw new Refusal('CHANGE_ASKED')
    await recordIn(tx, 'reviewer_change_asked', viewer.id, { member: memberId, change: makes ? 'make' : 'end' })
    return []
  })
  await tell(context, memberId, notifiedIds)
}

/** Does what another asked for. */
export async function confirmChange(context: MemberContext, changeId: string) {
  const { db, viewer } = context
  const done = await db.transaction().execute(async (tx) => {
    const held = await lockReviewers(tx)
    const { member_id: memberId, makes, asked_by } = await getChange(tx, changeId)
    if (memberId === viewer.id) throw new Refusal('NOT_YOUR_CASE')
    if (asked_by === viewer.id) throw new Refusal('SECOND_REVIEWER')
    if (!makes && held.length <= LEAST) throw new Refusal('LAST_REVIEWERS')
    await tx.deleteFrom('reviewer_change').where('id', '=', changeId).execute()
    return { memberId, notifiedIds: await change(tx, viewer.id, memberId, makes) }
  })
  await tell(context, done.memberId, done.notifiedIds)
}

/** Nothing comes of a change. Whom it concerns has no say in it. */
export async function dropChange(context: MemberContext, changeId: string) {
  const memberId = await context.db.transaction().execute(async (tx) => {
    const { member_id } = await getChange(tx, changeId)
    if (member_id === context.viewer.id) throw new Refusal('NOT_YOUR_CASE')
    await tx.deleteFrom('reviewer_change').where('id', '=', changeId).execute()
    return member_id
  })
  await tell(context, memberId, [])
}

/** The reviewers, the caller's until the transaction ends: two who change them at once would each count the other. */
async function lockReviewers(tx: Db) {
  const rows = await tx.selectFrom('reviewer').select('member_id').orderBy('member_id').forUpdate().execute()
  return rows.map(({ member_id }) => member_id)
}

async function getChange(tx: Db, id: string) {
  const row = await tx.selectFrom('reviewer_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function change(tx: Db, by: string, memberId: string, makes: boolean) {
  await setReviewer(tx, memberId, makes)
  // What somebody asked for as a reviewer is asked for by nobody once they are none.
  if (!makes) await tx.deleteFrom('reviewer_change').where('asked_by', '=', memberId).execute()
  await recordIn(tx, makes ? 'reviewer_made' : 'reviewer_ended', by, { member: memberId })
  return notify(tx, { to: memberId, kind: makes ? 'security_reviewer_made' : 'security_reviewer_ended' })
}

async function tell(context: MemberContext, memberId: string, notifiedIds: readonly string[]) {
  context.sessions.readAgain(memberId)
  announce(context.live, notifiedIds)
  await emitClaimChanged(context, memberId)
}

import { Refusal } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff-roles.ts'
import { findDeletion, memberOfHandle, setRole } from '../../account/public.ts'
import { announce, notify } from '../../notifications/public.ts'
import { recordIn } from '../../platform/audit/audit.ts'
import type { Db } from '../../platform/db/client.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { listStaffIds } from '../queries.ts'
import { type RoleChange, refuseAsking, refuseConfirming, refuseSteppingDown } from './rules.ts'

type Asked = { handle: string; role: StaffRole; gives: boolean; words: string }

/** Asks for a change of somebody else's role. */
export async function askForChange(context: MemberContext, { handle, role, gives, words }: Asked) {
  const { db, viewer } = context
  const memberId = await memberOfHandle(db, handle)
  if (!memberId) throw new Refusal('NOT_FOUND')
  const change = { memberId, role, gives }
  await db.transaction().execute(async (tx) => {
    const administrators = await lockAsAdministrator(tx, viewer.id)
    await refuseLeaving(tx, change)
    refuseAsking(change, viewer.id, (await lockRoles(tx, memberId)).includes(role), administrators)
    const asked = { id: newId(), member_id: memberId, role, gives, asked_by: viewer.id, words }
    const isNew = await tx
      .insertInto('role_change')
      .values(asked)
      .onConflict((on) => on.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!isNew) throw new Refusal('CHANGE_ASKED')
    await recordIn(tx, 'role_change_asked', viewer.id, detailOf(change))
  })
  await tell(context, memberId, [])
}

/** Does what another asked for. */
export async function confirmChange(context: MemberContext, changeId: string) {
  const { db, viewer } = context
  const done = await db.transaction().execute(async (tx) => {
    const administrators = await lockAsAdministrator(tx, viewer.id)
    const change = await getChange(tx, changeId)
    await refuseLeaving(tx, change)
    refuseConfirming(change, viewer.id, administrators)
    return { memberId: change.memberId, notifiedIds: await make(tx, change, viewer.id) }
  })
  await tell(context, done.memberId, done.notifiedIds)
}

/** Nothing comes of a change. Whom it concerns has no say in it. */
export async function dropChange(context: MemberContext, changeId: string) {
  const { viewer } = context
  const memberId = await context.db.transaction().execute(async (tx) => {
    await lockAsAdministrator(tx, viewer.id)
    const change = await getChange(tx, changeId)
    if (change.memberId === viewer.id) throw new Refusal('OWN_ROLE')
    await tx.deleteFrom('role_change').where('id', '=', changeId).execute()
    await recordIn(tx, 'role_change_dropped', viewer.id, detailOf(change))
    return change.memberId
  })
  await tell(context, memberId, [])
}

/** Gives up a role of the caller's own, and answers those that are left. */
export async function stepDown(context: MemberContext, role: StaffRole) {
  const { db, viewer } = context
  const change = { memberId: viewer.id, role, gives: false }
  const { roles, notifiedIds } = await db.transaction().execute(async (tx) => {
    const administrators = await lockAdministrators(tx)
    const held = await lockRoles(tx, viewer.id)
    refuseSteppingDown(change, held.includes(role), administrators)
    return { roles: held.filter((one) => one !== role), notifiedIds: await make(tx, change, viewer.id) }
  })
  await tell(context, viewer.id, notifiedIds)
  return { roles }
}

/** The administrators, locked until the transaction ends; refuses whoever is one no more since their request was let in. */
async function lockAsAdministrator(tx: Db, viewerId: string) {
  const ids = await lockAdministrators(tx)
  if (!ids.includes(viewerId)) throw new Refusal('NOT_YOUR_ROLE')
  return ids
}

/** The administrators, the caller's until the transaction ends: two who change them at once would each count the other. */
async function lockAdministrators(tx: Db) {
  const rows = await tx
    .selectFrom('staff_role')
    .select('member_id')
    .where('role', '=', 'administrator')
    .orderBy('member_id')
    .forUpdate()
    .execute()
  return rows.map(({ member_id }) => member_id)
}

/** A member's roles, locked until the transaction ends: whoever gives one up twice at once does it once. */
async function lockRoles(tx: Db, memberId: string) {
  const rows = await tx.selectFrom('staff_role').select('role').where('member_id', '=', memberId).orderBy('role').forUpdate().execute()
  return rows.map(({ role }) => role)
}

/** Whoever is about to be deleted is met by nobody, and gets no role: it would go with them, and nobody would be asked. */
async function refuseLeaving(tx: Db, { memberId, gives }: RoleChange) {
  if (gives && (await findDeletion(tx, memberId))) throw new Refusal('NOT_FOUND')
}

async function getChange(tx: Db, id: string) {
  const row = await tx.selectFrom('role_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return { memberId: row.member_id, role: row.role, gives: row.gives, askedBy: row.asked_by }
}

async function make(tx: Db, change: RoleChange, by: string) {
  const { memberId, role, gives } = change
  await setRole(tx, memberId, role, gives)
  await tx.deleteFrom('role_change').where('member_id', '=', memberId).where('role', '=', role).execute()
  // What somebody asked for as an administrator is asked for by nobody once they are none.
  if (role === 'administrator' && !gives) await tx.deleteFrom('role_change').where('asked_by', '=', memberId).execute()
  const notifiedIds = await notify(tx, { to: memberId, kind: gives ? 'security_role_given' : 'security_role_ended' })
  await recordIn(tx, gives ? 'role_given' : 'role_ended', by, { member: memberId, role })
  return notifiedIds
}

const detailOf = ({ memberId, role, gives }: RoleChange) => ({ member: memberId, role, change: gives ? 'give' : 'end' })

/** Whom it concerns has another desk now, and whoever looks at the roles sees others. */
async function tell(context: MemberContext, memberId: string, notifiedIds: readonly string[]) {
  const { db, live, sessions } = context
  sessions.readAgain(memberId)
  announce(live, notifiedIds)
  for (const id of new Set([memberId, ...(await listStaffIds(db, 'administrator', 'auditor'))])) live.toMember(id, 'verification_changed')
}

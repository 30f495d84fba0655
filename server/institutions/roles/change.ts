import type { InstitutionRole } from '#contract/institution.ts'
import { notify, notifyEach } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { addEntry } from '../log.ts'
import { afterLeaving, refuseWithoutOwner } from '../rules.ts'
import { lockTeam, notFound, requireRole } from '../visible.ts'
import { withdrawInvitationsOf } from './invitations.ts'

/** Those on whom a page can count: an owner whose account is about to be deleted, or closed, looks after nothing. */
const staying = <Holder extends { stays: boolean }>(team: readonly Holder[]) => team.filter(({ stays }) => stays)

type OfMember = { institutionId: string; memberId: string }

/** Gives somebody another role. Answers who is notified. */
export async function changeRole(tx: Db, ownerId: string, { institutionId, memberId, role }: OfMember & { role: InstitutionRole }) {
  const team = await lockTeam(tx, institutionId)
  await requireRole(tx, ownerId, institutionId, 'ownership')
  const before = team.find(({ member_id }) => member_id === memberId) ?? notFound()
  if (before.role === role) return []
  refuseWithoutOwner(staying(team).map((holder) => (holder.member_id === memberId ? { ...holder, role } : holder)))
  await saveRole(tx, institutionId, memberId, role)
  await addEntry(tx, institutionId, { act: 'role_changed', by: { role: 'member', id: ownerId }, memberId, role })
  return memberId === ownerId ? [] : putOut(tx, ownerId, { institutionId, memberId })
}

/** Takes a role away. Two owners who do so to each other at once come one after the other: the second is an owner no more. */
export async function removeRole(tx: Db, ownerId: string, { institutionId, memberId }: OfMember) {
  const team = await lockTeam(tx, institutionId)
  await requireRole(tx, ownerId, institutionId, 'ownership')
  const before = team.find(({ member_id }) => member_id === memberId) ?? notFound()
  refuseWithoutOwner(afterLeaving(staying(team), memberId, null))
  await deleteRole(tx, institutionId, memberId)
  await addEntry(tx, institutionId, { act: 'role_taken', by: { role: 'member', id: ownerId }, memberId, role: before.role })
  return memberId === ownerId ? [] : putOut(tx, ownerId, { institutionId, memberId })
}

/** Somebody else has changed or taken a role. Answers whose notices changed. */
const putOut = async (tx: Db, ownerId: string, { institutionId, memberId }: OfMember) => [
  ...(await withdrawInvitationsOf(tx, ownerId, { institutionId, memberId })),
  ...(await notify(tx, { to: memberId, kind: 'institution_role', subject: institutionId })),
]

/** Gives up one's own role; a successor becomes owner first. */
export async function leave(tx: Db, memberId: string, institutionId: string, successorId: string | null) {
  const team = await lockTeam(tx, institutionId)
  const own = await requireRole(tx, memberId, institutionId, 'team')
  if (successorId) await requireRole(tx, memberId, institutionId, 'ownership')
  refuseWithoutOwner(afterLeaving(staying(team), memberId, successorId))
  const by = { role: 'member', id: memberId } as const
  if (successorId) {
    await saveRole(tx, institutionId, successorId, 'owner')
    await addEntry(tx, institutionId, { act: 'role_changed', by, memberId: successorId, role: 'owner' })
  }
  await deleteRole(tx, institutionId, memberId)
  await addEntry(tx, institutionId, { act: 'left', by, memberId, role: own })
  return successorId ? notifyEach(tx, [successorId], { kind: 'institution_role', subject: institutionId }) : []
}

const saveRole = (tx: Db, institutionId: string, memberId: string, role: InstitutionRole) =>
  tx.updateTable('institution_role').set({ role }).where('institution_id', '=', institutionId).where('member_id', '=', memberId).execute()

const deleteRole = (tx: Db, institutionId: string, memberId: string) =>
  tx.deleteFrom('institution_role').where('institution_id', '=', institutionId).where('member_id', '=', memberId).execute()

import { Refusal } from '#contract/errors.ts'
import type { InstitutionRole } from '#contract/institution.ts'
import { INSTITUTION_ROLES_MAX } from '#contract/limits.ts'
import { notify, notifyEach, withdraw } from '../../notifications/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { relationTo } from '../../relations/public.ts'
import { addEntry } from '../log.ts'
import { lockTeam, notFound, requireRole } from '../visible.ts'

type OfMember = { institutionId: string; memberId: string }

/** Invites a member to a role; one who is invited already is invited to the new one. Answers who is notified. */
export async function invite(tx: Db, ownerId: string, { institutionId, memberId, role }: OfMember & { role: InstitutionRole }) {
  const team = await lockTeam(tx, institutionId)
  await requireRole(tx, ownerId, institutionId, 'ownership')
  if (team.some(({ member_id }) => member_id === memberId)) throw new Refusal('HAS_ROLE')
  const there = await tx.selectFrom('member').select('id').where('id', '=', memberId).executeTakeFirst()
  if (!there || (await relationTo(tx, ownerId, memberId)) === 'blocked') return notFound()
  const invited = await tx
    .selectFrom('institution_invitation')
    .select(['member_id', 'role'])
    .where('institution_id', '=', institutionId)
    .execute()
  const before = invited.find(({ member_id }) => member_id === memberId)
  if (!before && team.length + invited.length >= INSTITUTION_ROLES_MAX) throw new Refusal('LIST_FULL')
  if (before?.role === role) return []
  await tx
    .insertInto('institution_invitation')
    .values({ institution_id: institutionId, member_id: memberId, role, by_id: ownerId })
    .onConflict((same) => same.columns(['institution_id', 'member_id']).doUpdateSet({ role, by_id: ownerId, created_at: new Date() }))
    .execute()
  await addEntry(tx, institutionId, { act: 'invited', by: { role: 'member', id: ownerId }, memberId, role })
  return notify(tx, { to: memberId, kind: 'institution_invited', from: ownerId, subject: institutionId })
}

/** Takes an invitation back with its unread notice. */
export async function withdrawInvitation(tx: Db, ownerId: string, { institutionId, memberId }: OfMember) {
  await lockTeam(tx, institutionId)
  await requireRole(tx, ownerId, institutionId, 'ownership')
  const gone = await takeInvitation(tx, institutionId, memberId)
  await addEntry(tx, institutionId, { act: 'invitation_withdrawn', by: { role: 'member', id: ownerId }, memberId, role: gone.role })
  return withdraw(tx, { kind: 'institution_invited', from: gone.by_id, to: memberId, subject: institutionId })
}

/** Takes back what a former owner has invited to: nobody comes in by the word of whoever was put out. Answers whose notices went with it. */
export async function withdrawInvitationsOf(tx: Db, ownerId: string, { institutionId, memberId: formerId }: OfMember) {
  const gone = await tx
    .deleteFrom('institution_invitation')
    .where('institution_id', '=', institutionId)
    .where('by_id', '=', formerId)
    .returning(['member_id as memberId', 'role'])
    .execute()
  const notifiedIds: string[] = []
  for (const { memberId, role } of gone) {
    await addEntry(tx, institutionId, { act: 'invitation_withdrawn', by: { role: 'member', id: ownerId }, memberId, role })
    notifiedIds.push(...(await withdraw(tx, { kind: 'institution_invited', from: formerId, to: memberId, subject: institutionId })))
  }
  return notifiedIds
}

/** Accepts the role that one was invited to: it counts from here on. */
export async function accept(tx: Db, memberId: string, institutionId: string) {
  const team = await lockTeam(tx, institutionId)
  const { role } = await takeInvitation(tx, institutionId, memberId)
  await tx
    .insertInto('institution_role')
    .values({ institution_id: institutionId, member_id: memberId, role })
    .onConflict((same) => same.columns(['institution_id', 'member_id']).doNothing())
    .execute()
  await addEntry(tx, institutionId, { act: 'role_given', by: { role: 'member', id: memberId }, memberId, role })
  const owners = team.filter((holder) => holder.role === 'owner').map(({ member_id }) => member_id)
  return notifyEach(tx, owners, { kind: 'institution_joined', from: memberId, subject: institutionId })
}

export async function decline(tx: Db, memberId: string, institutionId: string) {
  const { role } = await takeInvitation(tx, institutionId, memberId)
  await addEntry(tx, institutionId, { act: 'invitation_declined', by: { role: 'member', id: memberId }, memberId, role })
}

async function takeInvitation(tx: Db, institutionId: string, memberId: string) {
  const gone = await tx
    .deleteFrom('institution_invitation')
    .where('institution_id', '=', institutionId)
    .where('member_id', '=', memberId)
    .returning(['role', 'by_id'])
    .executeTakeFirst()
  return gone ?? notFound()
}

import { z } from 'zod'
import { InstitutionRole } from './institution.ts'
import { Cursor, Id, Moment, pageOf } from './page.ts'
import { MemberCard } from './profile.ts'
import { member, refuses } from './route.ts'

const InstitutionId = z.strictObject({ institutionId: Id })
const OfMember = InstitutionId.extend({ memberId: Id })
const WithRole = OfMember.extend({ role: InstitutionRole })
const path = '/api/institutions/{institutionId}' as const

/** Who runs a page. Whoever has a role there sees all of it, across blocks too: nobody can run a page with people whom they cannot see. */
export const PageTeam = z.object({
  roles: z.array(z.object({ member: MemberCard, role: InstitutionRole, since: Moment })),
  invitations: z.array(z.object({ member: MemberCard, role: InstitutionRole, at: Moment })),
})
export type PageTeam = z.infer<typeof PageTeam>

/** One line of the ownership log. Nothing is taken out of it. */
export const OwnershipEntry = z.object({
  id: Id,
  at: Moment,
  act: z.enum([
    ...['claimed', 'claim_approved', 'claim_rejected', 'claim_withdrawn', 'mark_given', 'mark_ended', 'unclaimed'],
    ...['invited', 'invitation_withdrawn', 'invitation_declined', 'role_given', 'role_changed', 'role_taken', 'left'],
  ] as const),
  /** Who did it: a reviewer is never named, a member who has left Wardmates cannot be. */
  by: z.enum(['member', 'reviewer', 'system']),
  byMember: MemberCard.nullable(),
  /** Whom it was about. */
  member: MemberCard.nullable(),
  role: InstitutionRole.nullable(),
  words: z.string(),
})
export type OwnershipEntry = z.infer<typeof OwnershipEntry>

const changes = refuses('NOT_FOUND', 'NO_ROLE')

export const institutionRoles = {
  list: member
    .route({ method: 'GET', path: `${path}/roles`, summary: 'Who runs the page, for whoever does' })
    .input(InstitutionId)
    .output(PageTeam)
    .errors(changes),

  invite: member
    .route({ method: 'POST', path: `${path}/invitations`, successStatus: 201, summary: 'Invite a member to a role, as an owner' })
    .input(WithRole)
    .output(PageTeam)
    .errors({ ...changes, ...refuses('HAS_ROLE', 'LIST_FULL') }),

  withdrawInvitation: member
    .route({ method: 'DELETE', path: `${path}/invitations/{memberId}`, summary: 'Take an invitation back, as an owner' })
    .input(OfMember)
    .output(PageTeam)
    .errors(changes),

  accept: member
    .route({ method: 'POST', path: `${path}/invitation`, summary: 'Accept the role that one was invited to' })
    .input(InstitutionId)
    .output(PageTeam)
    .errors(refuses('NOT_FOUND')),

  decline: member
    .route({ method: 'DELETE', path: `${path}/invitation`, summary: 'Decline an invitation' })
    .input(InstitutionId)
    .output(z.object({ id: Id }))
    .errors(refuses('NOT_FOUND')),

  change: member
    .route({ method: 'PATCH', path: `${path}/roles/{memberId}`, summary: 'Give somebody another role, as an owner' })
    .input(WithRole)
    .output(PageTeam)
    .errors({ ...changes, ...refuses('LAST_OWNER') }),

  remove: member
    .route({
      method: 'DELETE',
      path: `${path}/roles/{memberId}`,
      summary: 'Take a role away, as an owner; it counts from the next call on',
    })
    .input(OfMember)
    .output(PageTeam)
    .errors({ ...changes, ...refuses('LAST_OWNER') }),

  leave: member
    .route({
      method: 'POST',
      path: `${path}/departure`,
      summary: 'Give up one’s own role. The last owner names who follows: somebody with a role there, who becomes owner',
    })
    .input(InstitutionId.extend({ successorId: Id.nullable().default(null) }))
    .output(z.object({ id: Id }))
    .errors({ ...changes, ...refuses('LAST_OWNER') }),

  log: member
    .route({ method: 'GET', path: `${path}/log`, summary: 'The ownership log, newest first, for owners' })
    .input(InstitutionId.extend({ cursor: Cursor.optional() }))
    .output(pageOf(OwnershipEntry))
    .errors(changes),
}

import type { OwnershipEntry } from '#contract/institution-roles.ts'
import { roleOf } from '../words.ts'

/** A line of the ownership log as it reads. */
export function logWords({ act, member, role }: Pick<OwnershipEntry, 'act' | 'member' | 'role'>): string {
  const who = member?.name ?? 'Somebody who has left'
  const as = role ? ` as ${roleOf(role).label.toLowerCase()}` : ''
  switch (act) {
    case 'claimed':
      return 'Page claimed'
    case 'claim_approved':
      return `Claim of ${who} approved`
    case 'claim_rejected':
      return 'Claim rejected'
    case 'claim_withdrawn':
      return 'Claim withdrawn'
    case 'mark_given':
      return 'Mark given'
    case 'mark_ended':
      return 'Mark ended'
    case 'unclaimed':
      return 'The last owner left: nobody runs the page'
    case 'invited':
      return `${who} invited${as}`
    case 'invitation_withdrawn':
      return `Invitation of ${who} taken back`
    case 'invitation_declined':
      return `${who} declined the invitation`
    case 'role_given':
    case 'role_changed':
      return role ? `${who} became ${roleOf(role).label.toLowerCase()}` : `Role of ${who} changed`
    case 'role_taken':
      return `Role of ${who} taken away`
    case 'left':
      return `${who} left`
  }
}

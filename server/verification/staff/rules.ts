import { Refusal } from '#contract/errors.ts'
import type { StaffRole } from '#contract/staff-roles.ts'

/** Fewer could not confirm anything. */
const LEAST = 2

/** A role of a member that is given or ended. */
export type RoleChange = { memberId: string; role: StaffRole; gives: boolean }

/** Refuses what an administrator may not ask for. Nobody asks for anything about a role of their own; giving one up is theirs alone. */
export function refuseAsking(change: RoleChange, askedBy: string, holds: boolean, administrators: readonly string[]) {
  if (change.memberId === askedBy) throw new Refusal('OWN_ROLE')
  if (holds === change.gives) throw new Refusal('NOTHING_TO_CHANGE')
  refuseEndingLast(change, administrators)
}

/** Refuses to confirm what one asked for oneself, and what concerns oneself. */
export function refuseConfirming(change: RoleChange & { askedBy: string }, confirmedBy: string, administrators: readonly string[]) {
  if (change.memberId === confirmedBy) throw new Refusal('OWN_ROLE')
  if (change.askedBy === confirmedBy) throw new Refusal('SECOND_ADMINISTRATOR')
  refuseEndingLast(change, administrators)
}

/** Refuses to give up what one does not have, and what would leave too few administrators. Nobody else is needed for it. */
export function refuseSteppingDown(change: RoleChange, holds: boolean, administrators: readonly string[]) {
  if (!holds) throw new Refusal('NOTHING_TO_CHANGE')
  refuseEndingLast(change, administrators)
}

function refuseEndingLast({ role, gives }: RoleChange, administrators: readonly string[]) {
  if (role === 'administrator' && !gives && administrators.length <= LEAST) throw new Refusal('LAST_ADMINISTRATORS')
}

import { StaffRole } from '#contract/staff-roles.ts'
import { recordIn } from '../platform/audit/audit.ts'
import type { Db } from '../platform/db/client.ts'

/**
 * Gives the member with this address roles at the desk, all of them where none is named, and answers their name and which they are. Throws a sentence
 * where there is no such member or role. Only the command line calls it.
 */
export async function makeStaff(db: Db, email: string, named: readonly string[]) {
  const roles = named.length > 0 ? named.map(roleOf) : StaffRole.options
  const found = await db
    .selectFrom('account')
    .innerJoin('member', 'member.id', 'account.member_id')
    .select(['member.id', 'member.name'])
    .where('account.email', '=', email.trim().toLowerCase())
    .executeTakeFirst()
  if (!found) throw new Error(`Nobody has an account with the address ${email}.`)
  await db.transaction().execute(async (tx) => {
    for (const role of roles)
      if (await setRole(tx, found.id, role, true)) await recordIn(tx, 'role_given', null, { member: found.id, role, by: 'command line' })
  })
  return { name: found.name, roles }
}

function roleOf(named: string): StaffRole {
  const role = StaffRole.safeParse(named)
  if (!role.success) throw new Error(`There is no role ${named}. The roles are ${StaffRole.options.join(', ')}.`)
  return role.data
}

/** Gives a member a role or takes it, in the transaction of whoever confirmed that; whether that changed anything. */
export async function setRole(tx: Db, memberId: string, role: StaffRole, gives: boolean): Promise<boolean> {
  if (!gives) {
    const { numDeletedRows } = await tx
      .deleteFrom('staff_role')
      .where('member_id', '=', memberId)
      .where('role', '=', role)
      .executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  }
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('staff_role')
    .values({ member_id: memberId, role })
    .onConflict((on) => on.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

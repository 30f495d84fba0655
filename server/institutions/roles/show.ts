import { sql } from 'kysely'
import type { PageTeam } from '#contract/institution-roles.ts'
import { INSTITUTION_ROLES_MAX } from '#contract/limits.ts'
import { isStaying } from '../../account/public.ts'
import type { Db } from '../../platform/db/client.ts'
import { loadCards } from '../../profile/public.ts'
import { loadInstitutionCards } from '../pages/load.ts'

/** Who runs a page, whoever has blocked whom. */
export async function teamOf(db: Db, institutionId: string): Promise<PageTeam> {
  const [roles, invitations] = await Promise.all([
    db
      .selectFrom('institution_role')
      .select(['member_id', 'role', 'since as at'])
      .where('institution_id', '=', institutionId)
      .orderBy('since')
      .orderBy('member_id')
      .execute(),
    db
      .selectFrom('institution_invitation')
      .select(['member_id', 'role', 'created_at as at'])
      .where('institution_id', '=', institutionId)
      .orderBy('created_at')
      .orderBy('member_id')
      .execute(),
  ])
  const cards = await loadCards(
    db,
    [...roles, ...invitations].map(({ member_id }) => member_id),
  )
  const of = ({ member_id }: { member_id: string }) => cards.get(member_id)!
  return {
    roles: roles.map((row) => ({ member: of(row), role: row.role, since: row.at.toISOString() })),
    invitations: invitations.map((row) => ({ member: of(row), role: row.role, at: row.at.toISOString() })),
  }
}

/** The pages that a member runs, and is invited to run. */
export async function ownPages(db: Db, memberId: string) {
  const { rows: roles } = await sql<{ id: string; role: PageTeam['roles'][number]['role']; at: Date; isSoleOwner: boolean }>`
    select r.institution_id as id, r.role, r.since as at, r.role = 'owner' and not exists (
      select from institution_role o where o.institution_id = r.institution_id and o.role = 'owner' and o.member_id <> r.member_id
        and ${isStaying('o.member_id')}) as "isSoleOwner"
    from institution_role r where r.member_id = ${memberId} order by r.since, r.institution_id`.execute(db)
  const invitations = await db
    .selectFrom('institution_invitation')
    .select(['institution_id as id', 'role', 'created_at as at'])
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(sql.lit(INSTITUTION_ROLES_MAX))
    .execute()
  const cards = await loadInstitutionCards(
    db,
    [...roles, ...invitations].map(({ id }) => id),
  )
  return {
    roles: roles.map(({ id, role, at, isSoleOwner }) => ({ institution: cards.get(id)!, role, since: at.toISOString(), isSoleOwner })),
    invitations: invitations.map(({ id, role, at }) => ({ institution: cards.get(id)!, role, at: at.toISOString() })),
  }
}

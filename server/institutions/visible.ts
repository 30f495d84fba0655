import { type RawBuilder, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { InstitutionRole } from '#contract/institution.ts'
import { isStaying } from '../account/public.ts'
import type { Db } from '../platform/db/client.ts'
import { mayDo, type Right } from './rules.ts'

/**
 * The one place where it is asked who sees a page: a condition on a row `i` of institution. Everybody once a reviewer has approved a claim to it;
 * before that whoever has an open claim to it.
 */
export const isVisible = (viewerId: string): RawBuilder<boolean> => sql`(
  i.opened_at is not null
  or coalesce((select true from institution_claim c
    where c.institution_id = i.id and c.member_id = ${viewerId} and c.state in ('unfinished', 'waiting') limit 1), false))`

/** Whether a row `a` of affiliation is of somebody who is there today, by the calendar of India. */
export const isThere: RawBuilder<boolean> = sql`(a.to_day is null or a.to_day >= (now() at time zone 'Asia/Kolkata')::date)`

/** Those of these institutions that the viewer sees. */
export async function amongVisible(db: Db, viewerId: string, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select i.id from institution i where i.id = any (${ids}::uuid[]) and ${isVisible(viewerId)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Refuses a page that the viewer does not see as one that is not there. */
export async function refuseHidden(db: Db, viewerId: string, institutionId: string) {
  const [id] = await amongVisible(db, viewerId, [institutionId])
  return id ?? notFound()
}

/** One that is there for everybody. */
export async function refuseUnopened(db: Db, institutionId: string) {
  const row = await db
    .selectFrom('institution')
    .select('id')
    .where('id', '=', institutionId)
    .where('opened_at', 'is not', null)
    .executeTakeFirst()
  return row?.id ?? notFound()
}

/** A member's role on a page; nothing where they have none. */
export async function findRole(db: Db, memberId: string, institutionId: string): Promise<InstitutionRole | undefined> {
  const row = await db
    .selectFrom('institution_role')
    .select('role')
    .where('institution_id', '=', institutionId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.role
}

/**
 * The one place where it is asked who may what on a page. In a transaction nobody takes the role away before it ends: whoever does so
 * meanwhile waits, and the next call is refused.
 */
export async function requireRole(tx: Db, memberId: string, institutionId: string, right: Right): Promise<InstitutionRole> {
  const row = await tx
    .selectFrom('institution_role')
    .select('role')
    .where('institution_id', '=', institutionId)
    .where('member_id', '=', memberId)
    .$if(tx.isTransaction, (query) => query.forShare())
    .executeTakeFirst()
  if (row && mayDo(row.role, right)) return row.role
  await refuseHidden(tx, memberId, institutionId)
  throw new Refusal('NO_ROLE')
}

/** Who runs a page, and who of them stays at Wardmates; nothing else changes that until the transaction ends. */
export async function lockTeam(tx: Db, institutionId: string) {
  const locked = await tx.selectFrom('institution').select('id').where('id', '=', institutionId).forNoKeyUpdate().executeTakeFirst()
  if (!locked) notFound()
  return tx
    .selectFrom('institution_role')
    .select(['member_id', 'role', 'since', isStaying('institution_role.member_id').as('stays')])
    .where('institution_id', '=', institutionId)
    .orderBy('since')
    .orderBy('member_id')
    .execute()
}

export function notFound(): never {
  throw new Refusal('NOT_FOUND')
}

import { type Selectable, sql } from 'kysely'
import { EVIDENCE_DAYS } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { isOpen } from '../rules.ts'
import { notFound } from '../visible.ts'

export type ClaimRow = Selectable<Tables['institution_claim']>

export const OPEN_STATES = ['unfinished', 'waiting'] as const

const placeOf = ({ id, member_id }: Pick<ClaimRow, 'id' | 'member_id'>) => `institution_claim|${id}|mailbox_sealed|${member_id}`

export const sealMailbox = (vault: Vault, claim: Pick<ClaimRow, 'id' | 'member_id'>, mailbox: string) => vault.seal(mailbox, placeOf(claim))

/** The address of a claim at the institution's domain; null where it names none. */
export const mailboxOf = (vault: Vault, claim: Pick<ClaimRow, 'id' | 'member_id' | 'mailbox_sealed'>) =>
  claim.mailbox_sealed && vault.open(claim.mailbox_sealed, placeOf(claim)).toString()

export async function getClaim(db: Db, id: string): Promise<ClaimRow> {
  return (await db.selectFrom('institution_claim').selectAll().where('id', '=', id).executeTakeFirst()) ?? notFound()
}

/** A member's own claim, locked; of somebody else's they learn nothing. */
export async function lockOwnClaim(tx: Db, memberId: string, id: string): Promise<ClaimRow> {
  const claim = await tx
    .selectFrom('institution_claim')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  return claim ?? notFound()
}

export const countDocuments = async (db: Db, claimId: string) =>
  (await db.selectFrom('institution_document').select('id').where('claim_id', '=', claimId).execute()).length

/** Whose pages: the members who own this one. */
export const ownerIdsOf = async (db: Db, institutionId: string) =>
  (
    await db
      .selectFrom('institution_role')
      .select('member_id')
      .where('institution_id', '=', institutionId)
      .where('role', '=', 'owner')
      .orderBy('since')
      .orderBy('member_id')
      .execute()
  ).map(({ member_id }) => member_id)

/** Somebody runs the page, and it is not who claims it. */
export const isContested = (claim: Pick<ClaimRow, 'member_id' | 'state'>, ownerIds: readonly string[]) =>
  isOpen(claim.state) && ownerIds.length > 0 && !ownerIds.includes(claim.member_id)

/** Says when the documents of a claim that needs them no longer are deleted. */
export const scheduleDeletion = (tx: Db, claimId: string) =>
  tx
    .updateTable('institution_document')
    .set({ delete_after: sql<Date>`now() + make_interval(days => ${sql.lit(EVIDENCE_DAYS)})` })
    .where('claim_id', '=', claimId)
    .execute()

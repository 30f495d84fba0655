import { type Selectable, sql } from 'kysely'
import type { ClaimState, Proof } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import type { MemberKind } from '#contract/profile.ts'
import type { Db } from '../platform/db/client.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/ids.ts'
import type { Vault } from '../platform/vault.ts'
import { addEntry } from './entries.ts'
import { identityOf } from './formats.ts'
import { dueFrom } from './rules.ts'

/** A claim and who decided the one that it appeals against. */
export type ClaimRow = Selectable<Tables['claim']> & { appealed_from: string | null }

export const OPEN: ClaimState[] = ['waiting', 'in_review', 'more_needed']

const claims = (db: Db) =>
  db
    .selectFrom('claim')
    .leftJoin('claim as appealed', 'appealed.id', 'claim.appeal_of')
    .selectAll('claim')
    .select('appealed.decided_by as appealed_from')

/** A member's claims, newest first. */
export const listClaims = (db: Db, memberId: string): Promise<ClaimRow[]> =>
  claims(db).where('claim.member_id', '=', memberId).orderBy('claim.id', 'desc').execute()

/** A member's claims, newest first, the caller's until the transaction ends. */
export const holdClaims = (tx: Db, memberId: string): Promise<ClaimRow[]> =>
  claims(tx).where('claim.member_id', '=', memberId).orderBy('claim.id', 'desc').forUpdate('claim').execute()

/** One claim; with `lock` it is the caller's until the transaction ends. */
export async function getClaim(db: Db, id: string, lock = false): Promise<ClaimRow> {
  const query = claims(db).where('claim.id', '=', id)
  const row = await (lock ? query.forUpdate('claim') : query).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** A member's own claim, locked; of somebody else's they learn nothing. */
export async function getOwnClaim(tx: Db, memberId: string, id: string): Promise<ClaimRow> {
  const claim = await getClaim(tx, id, true)
  if (claim.member_id !== memberId) throw new Refusal('NOT_FOUND')
  return claim
}

const place = (claimId: string) => `claim:${claimId}`

/** The sealed words of a claim. */
export const openProof = (vault: Vault, claim: Pick<ClaimRow, 'id' | 'proof_sealed'>) =>
  JSON.parse(vault.open(claim.proof_sealed, place(claim.id)).toString()) as Proof

type NewClaim = { memberId: string; kind: MemberKind; proof: Proof; appealOf?: string }

/** Hands a claim in; one that is open already takes the new words and keeps its evidence. Answers its id and who names the same number. */
export async function saveClaim(tx: Db, vault: Vault, { memberId, kind, proof, appealOf }: NewClaim) {
  const now = new Date()
  const open = await findOpen(tx, memberId)
  const id = open?.id ?? newId()
  const mark = vault.fingerprint(identityOf(proof), `claim:${proof.proof}`)
  const rivals = await findRivals(tx, mark, memberId)
  const said = {
    kind,
    proof: proof.proof,
    proof_sealed: vault.seal(JSON.stringify(proof), place(id)),
    mark,
    state: 'waiting' as const,
    disputed: rivals.length > 0,
    submitted_at: now,
    due_at: dueFrom(now),
    locked_by: null,
    locked_at: null,
    words: null,
    mail_confirmed_at: null,
  }
  if (open) await tx.updateTable('claim').set(said).where('id', '=', id).execute()
  else
    await tx
      .insertInto('claim')
      .values({ id, member_id: memberId, appeal_of: appealOf ?? null, ...said })
      .execute()
  await addEntry(tx, id, { by: memberId, role: 'member', act: 'submitted' })
  if (rivals.length > 0) await openDispute(tx, id, rivals)
  return { id, rivals }
}

const findOpen = (tx: Db, memberId: string) =>
  tx.selectFrom('claim').select('id').where('member_id', '=', memberId).where('state', 'in', OPEN).forUpdate().executeTakeFirst()

type Rival = { id: string; member_id: string; state: ClaimState }

/** Claims of others on the same number that wait or hold. */
export const findRivals = (db: Db, mark: Buffer, memberId: string): Promise<Rival[]> =>
  db
    .selectFrom('claim')
    .select(['id', 'member_id', 'state'])
    .where('mark', '=', mark)
    .where('member_id', '<>', memberId)
    .where('state', 'in', [...OPEN, 'approved'])
    .orderBy('id')
    .execute()

/** Every claim on a number that is named twice says so on the desk. */
async function openDispute(tx: Db, id: string, rivals: readonly Rival[]) {
  const ids = rivals.map((rival) => rival.id)
  await tx.updateTable('claim').set({ disputed: true }).where('id', 'in', ids).execute()
  for (const claimId of [id, ...ids]) await addEntry(tx, claimId, { role: 'house', act: 'disputed', private: true })
}

/** How many claims are to be decided before this one, plus one. */
export async function positionOf(db: Db, claim: Pick<ClaimRow, 'id' | 'due_at'>): Promise<number | null> {
  if (!claim.due_at) return null
  const { rows } = await sql<{ before: number }>`
    select count(*) as before from claim
    where state in ('waiting', 'in_review') and (due_at, id) < (${claim.due_at}, ${claim.id})`.execute(db)
  return (rows[0]?.before ?? 0) + 1
}

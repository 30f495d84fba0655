import { type Selectable, sql } from 'kysely'
import type { Evidence } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import type { Db } from '../../platform/db/client.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { openedOrNull, type SealedLog } from '../../platform/secrets/opened.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import { openName, type SealedFile } from './files.ts'

/** Adds a prepared file to a claim that the caller holds. */
export async function saveEvidence(tx: Db, vault: Vault, claim: { id: string; member_id: string }, file: SealedFile): Promise<Evidence> {
  const { held } = await tx
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('claim_id', '=', claim.id)
    .executeTakeFirstOrThrow()
  if (held >= EVIDENCE_MAX_FILES) throw new Refusal('TOO_MUCH_EVIDENCE')
  const row = await tx
    .insertInto('evidence')
    .values({ ...file, claim_id: claim.id })
    .returningAll()
    .executeTakeFirstOrThrow()
  await keepSealed(tx, file.id)
  return showEvidence(row, openName(vault, claim.member_id, row))
}

/** Keeps the bytes of a prepared file, in the transaction that writes its row down; its name goes where the row goes. */
export const keepSealed = (tx: Db, id: string) => tx.deleteFrom('orphaned_evidence').where('id', '=', id).execute()

/** What a member's upload has become, where it was added before. */
export async function findAdded(db: Db, vault: Vault, memberId: string, uploadId: string): Promise<Evidence | undefined> {
  const row = await db
    .selectFrom('evidence')
    .innerJoin('claim', 'claim.id', 'evidence.claim_id')
    .selectAll('evidence')
    .where('upload_id', '=', uploadId)
    .where('claim.member_id', '=', memberId)
    .executeTakeFirst()
  return row && showEvidence(row, openName(vault, memberId, row))
}

type EvidenceRow = Omit<Selectable<Tables['evidence']>, 'claim_id' | 'upload_id' | 'sha256'>

export const showEvidence = (row: EvidenceRow, name: string): Evidence => ({
  id: row.id,
  name,
  mime: row.mime,
  sizeBytes: row.size_bytes,
  addedAt: row.added_at.toISOString(),
  deletedAfter: row.delete_after?.toISOString() ?? null,
})

/** The files of these claims, in the order in which they came. */
export async function loadEvidence(db: Db, vault: Vault, log: SealedLog, claimIds: readonly string[]): Promise<Map<string, Evidence[]>> {
  if (claimIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('evidence')
    .innerJoin('claim', 'claim.id', 'evidence.claim_id')
    .selectAll('evidence')
    .select('claim.member_id')
    .where('claim_id', 'in', claimIds)
    .orderBy('evidence.id')
    .execute()
  const nameOf = (row: (typeof rows)[number]) => openedOrNull(log, `evidence ${row.id}`, () => openName(vault, row.member_id, row)) ?? ''
  return new Map([...Map.groupBy(rows, (row) => row.claim_id)].map(([id, own]) => [id, own.map((row) => showEvidence(row, nameOf(row)))]))
}

/** Says when the evidence of a claim that needs it no longer is deleted. */
export const scheduleDeletion = (tx: Db, claimId: string, inDays: number) =>
  tx
    .updateTable('evidence')
    .set({ delete_after: sql<Date>`now() + make_interval(days => ${inDays}::integer)` })
    .where('claim_id', '=', claimId)
    .execute()

/** An appeal needs the evidence again: its clock stops and it moves along. */
export const moveEvidence = (tx: Db, fromClaim: string, toClaim: string) =>
  tx.updateTable('evidence').set({ claim_id: toClaim, delete_after: null }).where('claim_id', '=', fromClaim).execute()

/**
 * Deletes evidence whose time is over, or whose row is gone or never came: the bytes first, so that no row is gone while its bytes remain. A file that
 * cannot be deleted keeps no other from it; it stays for the next sweep, and this one fails in the end.
 */
export async function sweepEvidence(db: Db, files: FileStore) {
  const due = await db.selectFrom('evidence').select('id').where('delete_after', '<', sql<Date>`now()`).execute()
  const orphaned = await db.selectFrom('orphaned_evidence').select('id').where('delete_after', '<=', sql<Date>`now()`).execute()
  const failures: unknown[] = []
  for (const { id } of [...due, ...orphaned])
    await db
      .transaction()
      .execute((tx) => removeDue(tx, files, id))
      .catch((error) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} files of evidence could not be deleted: ${failures[0]}`)
}

/** What an appeal has taken along since it was found is due no more; an appeal that comes while it is deleted waits, and finds it gone. */
async function removeDue(tx: Db, files: FileStore, id: string) {
  const row = await tx
    .selectFrom('evidence')
    .select(sql<boolean | null>`delete_after < now()`.as('isDue'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row && !row.isDue) return
  await files.remove(id)
  await tx.deleteFrom('evidence').where('id', '=', id).execute()
  await tx.deleteFrom('orphaned_evidence').where('id', '=', id).execute()
}

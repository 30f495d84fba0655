import { createHash } from 'node:crypto'
import { fileTypeFromBuffer } from 'file-type'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Evidence } from '#contract/claim.ts'
import { Refusal } from '#contract/errors.ts'
import { EVIDENCE_DAYS, EVIDENCE_MAX_FILES } from '#contract/limits.ts'
import type { Db } from '../platform/db/client.ts'
import type { FileStore } from '../platform/files/store.ts'
import { newId } from '../platform/ids.ts'
import type { Vault } from '../platform/vault.ts'

const PIXELS_MAX = 50_000_000
const SIDE_MAX = 3000
const placeOf = (id: string) => `evidence:${id}`

/** Pictures are drawn anew, so that they carry no place and no program; a PDF stays as it is and is only ever opened in a sandbox. */
async function clean(bytes: Uint8Array): Promise<{ mime: string; data: Buffer }> {
  const type = await fileTypeFromBuffer(bytes)
  if (type?.mime === 'application/pdf') return { mime: type.mime, data: Buffer.from(bytes) }
  if (!type || !['image/jpeg', 'image/png', 'image/webp'].includes(type.mime)) throw new Refusal('NOT_EVIDENCE')
  const data = await sharp(bytes, { limitInputPixels: PIXELS_MAX })
    .rotate()
    .resize(SIDE_MAX, SIDE_MAX, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw new Refusal('NOT_EVIDENCE')
    })
  return { mime: 'image/webp', data }
}

type Keeping = { vault: Vault; files: FileStore }

/** Prepares a file for keeping: nothing readable of it reaches the disk. */
export async function sealEvidence({ vault, files }: Keeping, upload: File) {
  const { mime, data } = await clean(new Uint8Array(await upload.arrayBuffer()))
  const id = newId()
  await files.put(id, vault.seal(data, placeOf(id)))
  const sha256 = createHash('sha256').update(data).digest()
  return { id, mime, size_bytes: data.length, sha256, name_sealed: vault.seal(upload.name.slice(0, 200), placeOf(id)) }
}
type Sealed = Awaited<ReturnType<typeof sealEvidence>>

/** Adds a prepared file to a claim that the caller holds. */
export async function saveEvidence(tx: Db, vault: Vault, claimId: string, file: Sealed): Promise<Evidence> {
  const { held } = await tx
    .selectFrom('evidence')
    .select(({ fn }) => fn.countAll<number>().as('held'))
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow()
  if (held >= EVIDENCE_MAX_FILES) throw new Refusal('TOO_MUCH_EVIDENCE')
  const row = await tx
    .insertInto('evidence')
    .values({ ...file, claim_id: claimId })
    .returningAll()
    .executeTakeFirstOrThrow()
  return showEvidence(vault, row)
}

type Row = { id: string; name_sealed: Buffer; mime: string; size_bytes: number; added_at: Date; delete_after: Date | null }

const showEvidence = (vault: Vault, row: Row): Evidence => ({
  id: row.id,
  name: vault.open(row.name_sealed, placeOf(row.id)).toString(),
  mime: row.mime,
  sizeBytes: row.size_bytes,
  addedAt: row.added_at.toISOString(),
  deletedAfter: row.delete_after?.toISOString() ?? null,
})

/** The files of these claims, in the order in which they came. */
export async function loadEvidence(db: Db, vault: Vault, claimIds: readonly string[]): Promise<Map<string, Evidence[]>> {
  if (claimIds.length === 0) return new Map()
  const rows = await db.selectFrom('evidence').selectAll().where('claim_id', 'in', claimIds).orderBy('id').execute()
  return new Map([...Map.groupBy(rows, (row) => row.claim_id)].map(([id, own]) => [id, own.map((row) => showEvidence(vault, row))]))
}

/** A file of evidence as it was handed in. */
export async function readEvidence({ vault, files }: Keeping, id: string): Promise<Buffer> {
  const file = await files.open(id)
  if (!file) throw new Refusal('NOT_FOUND')
  return vault.open(Buffer.concat(await file.stream.toArray()), placeOf(id))
}

/** Starts the clock of a decided claim's evidence. */
export const dateEvidence = (tx: Db, claimId: string) =>
  tx
    .updateTable('evidence')
    .set({ delete_after: sql<Date>`now() + make_interval(days => ${sql.lit(EVIDENCE_DAYS)})` })
    .where('claim_id', '=', claimId)
    .execute()

/** An appeal needs the evidence again: its clock stops and it moves along. */
export const moveEvidence = (tx: Db, fromClaim: string, toClaim: string) =>
  tx.updateTable('evidence').set({ claim_id: toClaim, delete_after: null }).where('claim_id', '=', fromClaim).execute()

/** Deletes evidence whose time is over: the bytes first, so that no row is gone while its bytes remain. */
export async function sweepEvidence(db: Db, files: FileStore) {
  const rows = await db.selectFrom('evidence').select('id').where('delete_after', '<', sql<Date>`now()`).execute()
  for (const { id } of rows) {
    await files.remove(id)
    await db.deleteFrom('evidence').where('id', '=', id).execute()
  }
}

import { createHash } from 'node:crypto'
import { arrayBuffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { drawing } from '../../platform/files/drawing/drawing.ts'
import type { FileStore } from '../../platform/files/store.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import type { Whose } from '../../platform/turns.ts'
import type { Upload } from '../../platform/uploads/take.ts'

const accepts = ['image/jpeg', 'image/png', 'image/webp']
const SIDE_MAX = 3000
const QUALITY = 85

// A file that came under another member's claim opens no more; an appeal of the same member takes it along.
const fileOf = (memberId: string) => `evidence|${memberId}`
const nameOf = (id: string, memberId: string) => `evidence|${id}|name_sealed|${memberId}`

/** Pictures are drawn anew, so that they carry no place and no program; a PDF stays as it is and is only ever opened in a sandbox. */
async function clean(upload: Upload, whose: Whose): Promise<{ mime: string; data: Uint8Array }> {
  const bytes = () => arrayBuffer(upload.stream())
  if (upload.type === 'application/pdf') return { mime: upload.type, data: new Uint8Array(await bytes()) }
  try {
    const { data } = await drawing.draw({ arrayBuffer: bytes }, { accepts, maxSide: SIDE_MAX, quality: QUALITY }, whose)
    return { mime: 'image/webp', data }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_AN_IMAGE') throw new Refusal('NOT_EVIDENCE')
    throw error
  }
}

/** Prepares a member's file for keeping and puts its bytes into the store. */
export async function sealEvidence(
  { caller, db, vault, files, viewer }: Pick<MemberContext, 'caller' | 'db' | 'vault' | 'files' | 'viewer'>,
  upload: Upload,
) {
  const memberId = viewer.id
  const { mime, data } = await clean(upload, { memberId, signal: caller.signal })
  const id = newId()
  // Bytes whose row never comes are found by this.
  await db.insertInto('orphaned_evidence').values({ id, delete_after: sql<Date>`now() + interval '1 hour'` }).execute()
  await files.put(id, data, fileOf(memberId))
  const sha256 = createHash('sha256').update(data).digest()
  const name_sealed = vault.seal(upload.name, nameOf(id, memberId))
  return { id, upload_id: upload.id, mime, size_bytes: data.length, sha256, name_sealed }
}
export type SealedFile = Awaited<ReturnType<typeof sealEvidence>>

/** What a member called their file. */
export const openName = (vault: Vault, memberId: string, file: { id: string; name_sealed: Buffer }) =>
  vault.open(file.name_sealed, nameOf(file.id, memberId)).toString()

/** The bytes of a member's file of evidence. */
export async function readEvidence(files: FileStore, memberId: string, id: string): Promise<Buffer> {
  const file = await files.open(id, fileOf(memberId))
  if (!file) throw new Refusal('NOT_FOUND')
  return Buffer.concat(await file.stream.toArray())
}

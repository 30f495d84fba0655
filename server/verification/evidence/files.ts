import { createHash } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { drawing } from '../../platform/files/drawing/drawing.ts'
import type { FileStore } from '../../platform/files/store.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import type { Vault } from '../../platform/secrets/vault.ts'
import type { Whose } from '../../platform/turns.ts'

const PDF = '%PDF'
const accepts = ['image/jpeg', 'image/png', 'image/webp']
const SIDE_MAX = 3000
const QUALITY = 85

// A file that came under another member's claim opens no more; an appeal of the same member takes it along.
const placeOf = (id: string, column: 'bytes' | 'name_sealed', memberId: string) => `evidence|${id}|${column}|${memberId}`

/** Pictures are drawn anew, so that they carry no place and no program; a PDF stays as it is and is only ever opened in a sandbox. */
async function clean(upload: Blob, whose: Whose): Promise<{ mime: string; data: Uint8Array }> {
  const head = await upload.slice(0, PDF.length).text()
  if (head === PDF) return { mime: 'application/pdf', data: new Uint8Array(await upload.arrayBuffer()) }
  try {
    const { data } = await drawing.draw(upload, { accepts, maxSide: SIDE_MAX, quality: QUALITY }, whose)
    return { mime: 'image/webp', data }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_AN_IMAGE') throw new Refusal('NOT_EVIDENCE')
    throw error
  }
}

type Storage = { vault: Vault; files: FileStore }

/** Prepares a member's file for keeping: nothing readable of it reaches the disk. */
export async function sealEvidence({ caller, vault, files, viewer }: MemberContext, upload: File) {
  const memberId = viewer.id
  const { mime, data } = await clean(upload, { memberId, signal: caller.signal })
  const id = newId()
  await files.put(id, vault.seal(Buffer.from(data), placeOf(id, 'bytes', memberId)))
  const sha256 = createHash('sha256').update(data).digest()
  const name_sealed = vault.seal(upload.name.slice(0, 200), placeOf(id, 'name_sealed', memberId))
  return { id, mime, size_bytes: data.length, sha256, name_sealed }
}
export type SealedFile = Awaited<ReturnType<typeof sealEvidence>>

/** What a member called their file. */
export const openName = (vault: Vault, memberId: string, file: { id: string; name_sealed: Buffer }) =>
  vault.open(file.name_sealed, placeOf(file.id, 'name_sealed', memberId)).toString()

/** A member's file of evidence with its bytes decrypted. */
export async function readEvidence({ vault, files }: Storage, memberId: string, id: string): Promise<Buffer> {
  const file = await files.open(id)
  if (!file) throw new Refusal('NOT_FOUND')
  return vault.open(Buffer.concat(await file.stream.toArray()), placeOf(id, 'bytes', memberId))
}

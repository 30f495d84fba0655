import type { Services } from '../http/context.ts'
import { newId } from '../ids.ts'
import type { UploadKind } from './kind.ts'
import { PART_BYTES, storePart } from './parts.ts'
import { countParts, type Part, saveUpload } from './queries.ts'
import { nameOf } from './take.ts'

type Written = { name: string; bytes: Buffer }

/** Lays bytes that the server made for a member beside what they send, under the same limits; answers its id. Taken by nothing, they go with the sweep. */
export async function writeUpload(
  { db, files, vault }: Pick<Services, 'db' | 'files' | 'vault'>,
  { name: kind }: UploadKind,
  ownerId: string,
  { name, bytes }: Written,
): Promise<string> {
  const own = { id: newId(), owner_id: ownerId }
  const { id } = await saveUpload(db, { ...own, kind, name_sealed: vault.seal(name, nameOf(own)), size_bytes: bytes.length })
  const parts: Part[] = []
  for (let at = 0; at < bytes.length; at += PART_BYTES) parts.push(await storePart(db, files, id, at, bytes.subarray(at, at + PART_BYTES)))
  await countParts(db, id, parts, parts.length)
  return id
}

import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../db/client.ts'
import type { Services } from '../http/context.ts'
import type { UploadKind } from './kind.ts'
import { readParts } from './parts.ts'
import { getUpload, removeUpload, type UploadRow } from './queries.ts'
import { settle } from './settle.ts'

/** A file that has arrived, as its bytes say that it is. */
export type Upload = {
  id: string
  /** To be shown, never to be a path. */
  name: string
  type: string
  sizeBytes: number
  sha256: Buffer
  /** The whole of it, each time from its beginning. */
  stream(): Readable
}

export const nameOf = ({ id, owner_id }: Pick<UploadRow, 'id' | 'owner_id'>) => `upload|${id}|${owner_id}`

/** A member's file of a kind, to be read, as often as it takes, until it is taken. */
export async function openUpload(
  { db, files, vault }: Pick<Services, 'db' | 'files' | 'vault'>,
  kind: UploadKind,
  memberId: string,
  id: string,
): Promise<Upload> {
  const row = await getUpload(db, memberId, id)
  if (row.kind !== kind.name) throw new Refusal('NOT_FOUND')
  if (row.received_bytes < row.size_bytes) throw new Refusal('UPLOAD_UNFINISHED')
  const { mime, sha256 } = await settle({ db, files }, kind, row)
  return {
    id,
    name: vault.open(row.name_sealed, nameOf(row)).toString(),
    type: mime!,
    sizeBytes: row.size_bytes,
    sha256: sha256!,
    stream: () => readParts(db, files, row),
  }
}

/** Takes a file that was opened, in the transaction that keeps what became of it: once, and only if that is committed. Its bytes go soon after. */
export async function takeUpload(tx: Db, memberId: string, id: string) {
  if (!(await removeUpload(tx, { id, owner_id: memberId }))) throw new Refusal('NOT_FOUND')
}

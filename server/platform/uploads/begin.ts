import type { IncomingHttpHeaders } from 'node:http'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../http/context.ts'
import { newId } from '../ids.ts'
import type { Budget } from './budget.ts'
import { type UploadKind, wordsOfMost } from './kind.ts'
import { cleanName, readMetadata } from './metadata.ts'
import { saveUpload } from './queries.ts'
import { nameOf } from './take.ts'

type Asked = { memberId: string; budget: Budget; headers: IncomingHttpHeaders }

/** Begins an upload, or says before anything is sent why it cannot be. */
export async function begin(
  { db, limits, vault }: Services,
  kindOf: (name: string | undefined) => UploadKind,
  { memberId, budget, headers }: Asked,
) {
  const metadata = readMetadata(String(headers['upload-metadata'] ?? ''))
  const kind = kindOf(metadata.get('kind'))
  const sizeBytes = lengthOf(headers)
  if (sizeBytes > kind.maxBytes) throw new Refusal('TOO_LARGE', { words: wordsOfMost(kind.maxBytes) })
  await limits.writes(memberId)
  await kind.authorise(db, memberId)
  await budget.fits(sizeBytes)
  const owned = { id: newId(), owner_id: memberId }
  const name_sealed = vault.seal(cleanName(metadata.get('filename') ?? ''), nameOf(owned))
  return saveUpload(db, { ...owned, kind: kind.name, name_sealed, size_bytes: sizeBytes })
}

function lengthOf(headers: IncomingHttpHeaders) {
  const length = headers['upload-length']
  if (typeof length !== 'string' || !/^\d{1,15}$/.test(length))
    throw new Refusal('BAD_INPUT', { words: 'Upload-Length says how long the file is.' })
  if (Number(length) === 0) throw new Refusal('BAD_INPUT', { words: 'This file is empty.' })
  return Number(length)
}

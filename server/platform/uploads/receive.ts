import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { Services } from '../http/context.ts'
import type { Budget } from './budget.ts'
import { type Checksum, isAsExpected } from './checksum.ts'
import { inParts, PART_BYTES, storePart } from './parts.ts'
import { countParts, type Part, removeParts, type UploadRow } from './queries.ts'

/** How often a file may be cut off and go on. */
const CUTS_MAX = 1000
const CUT_UP = 'This file was cut off too often on its way. Please cancel it and send it again.'
const mostParts = ({ size_bytes }: UploadRow) => Math.ceil(size_bytes / PART_BYTES) + CUTS_MAX

type Stores = Pick<Services, 'db' | 'files'>
type Piece = { body: Readable; budget: Budget; checksum: Checksum | undefined }

/**
 * Takes in what comes next of an upload and answers how far it then is. What is stored counts part by part, so that a line that is cut loses
 * next to nothing; under a checksum nothing counts before all of it has come and is as it should be.
 */
export async function receive({ db, files }: Stores, upload: UploadRow, { body, budget, checksum }: Piece): Promise<number> {
  if (upload.parts >= mostParts(upload)) throw new Refusal('TOO_MANY_REQUESTS', { words: CUT_UP })
  let at = upload.received_bytes
  const uncounted: Part[] = []
  const count = async () => {
    if (!(await countParts(db, upload.id, uncounted, mostParts(upload)))) throw new Refusal('UPLOAD_MOVED')
    uncounted.length = 0
  }
  try {
    // Whoever is refused while they send still has to be answered.
    for await (const bytes of inParts(body.iterator({ destroyOnReturn: false }), upload.size_bytes - at)) {
      await budget.spend(bytes.length)
      uncounted.push(await storePart(db, files, upload.id, at, bytes))
      at += bytes.length
      checksum?.hash.update(bytes)
      if (!checksum) await count()
    }
    if (checksum && !isAsExpected(checksum)) throw new Refusal('CHECKSUM_MISMATCH')
    await count()
    return at
  } catch (error) {
    // What is still on its way is let by, so that the answer is heard.
    body.resume()
    if (uncounted.length > 0) await removeParts(db, uncounted)
    throw body.errored === error ? new Refusal('LEFT') : error
  }
}

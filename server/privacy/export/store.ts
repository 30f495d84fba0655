import { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { Db } from '../../platform/db/client.ts'
import type { FileStore } from '../../platform/files/store.ts'
import type { Services } from '../../platform/http/context.ts'
import { newId } from '../../platform/ids.ts'
import { inParts, type Range, within } from '../../platform/uploads/parts.ts'

type Stores = Pick<Services, 'db' | 'files'>

// A part opens at its place in its copy alone.
const placeOf = (exportId: string, startsAt: number) => `data export|${exportId}|${startsAt}`

/** Seals a copy and stores it as it is made, in parts; answers how many bytes it has. */
export async function storeExport({ db, files }: Stores, exportId: string, bytes: AsyncIterable<Buffer>): Promise<number> {
  let startsAt = 0
  for await (const part of inParts(bytes, Number.POSITIVE_INFINITY)) {
    const id = newId()
    // The row first: bytes without one would never be found again.
    await db.insertInto('data_export_part').values({ id, export_id: exportId, starts_at: startsAt, size_bytes: part.length }).execute()
    await files.put(id, part, placeOf(exportId, startsAt))
    await refuseLost({ db, files }, id)
    startsAt += part.length
  }
  return startsAt
}

/**
 * Stops a copy that was given up, or whose member was erased, while its part was written: the sweep that found no row may have looked for the
 * bytes before they were there, and nothing would ever look for them again.
 */
async function refuseLost({ db, files }: Stores, id: string) {
  if (await db.selectFrom('data_export_part').select('id').where('id', '=', id).executeTakeFirst()) return
  await files.remove(id)
  throw new Error('The copy is not wanted any more.')
}

/** The bytes of a stored copy from one place up to and without another. */
export const openExport = ({ db, files }: Stores, exportId: string, range: Range): Readable =>
  Readable.from(partByPart(db, files, exportId, range), { objectMode: false })

async function* partByPart(db: Db, files: FileStore, exportId: string, { from, to }: Range): AsyncGenerator<Buffer> {
  const parts = await db
    .selectFrom('data_export_part')
    .select(['id', 'starts_at', 'size_bytes'])
    .where('export_id', '=', exportId)
    .orderBy('starts_at')
    .execute()
  for (const { id, starts_at, size_bytes } of parts) {
    if (starts_at >= to || starts_at + size_bytes <= from) continue
    const file = await files.open(id, placeOf(exportId, starts_at))
    if (!file) throw new Refusal('NOT_FOUND')
    yield* within(file.stream as AsyncIterable<Buffer>, { from: from - starts_at, to: to - starts_at })
  }
}

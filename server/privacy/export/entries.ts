import type { Readable } from 'node:stream'
import { Refusal } from '#contract/errors.ts'
import type { ExportContext, ExportFile, RoomExport } from '../../platform/export.ts'
import { type Contents, indexPage, pageOf } from './page.ts'
import type { Entry } from './zip.ts'

/** Whose copy it is, of what, and how it is said that nobody waits for it any more. */
export type Copied = { memberId: string; name: string; at: Date; rooms: readonly RoomExport[]; signal: AbortSignal }

/** Everything that lies in a copy, in the order in which it is made; `contents` is filled on the way. */
export async function* entriesOf(context: ExportContext, copied: Copied, contents: Contents): AsyncGenerator<Entry> {
  const { memberId, name, at, rooms, signal } = copied
  for (const room of rooms) {
    if (room.parts.length === 0) continue
    const counts = room.parts.map(({ name }) => ({ name, rows: 0 }))
    contents.rooms.push({ room: room.room, title: room.title, counts })
    yield { path: `${room.room}/data.json`, bytes: encoded(copied, jsonOf(context, memberId, room, counts)) }
    const parts = room.parts.map((part) => ({ name: part.name, rows: part.rows(context, memberId) }))
    yield { path: `${room.room}/data.html`, bytes: encoded(copied, pageOf(room.title, parts)) }
  }
  for (const room of rooms) {
    for await (const file of room.files?.(context, memberId) ?? []) {
      signal.throwIfAborted()
      const path = `files/${file.path}`
      const stream = await openedOrNot(file)
      contents[stream ? 'files' : 'missing'].push(path)
      if (stream) yield { path, bytes: stream }
    }
  }
  yield { path: 'index.html', bytes: encoded(copied, [indexPage(name, at, contents)]) }
}

/** A room's lists as one JSON object; how many rows each has is counted on the way. */
async function* jsonOf(
  context: ExportContext,
  memberId: string,
  { parts }: RoomExport,
  counts: { rows: number }[],
): AsyncGenerator<string> {
  for (const [nth, part] of parts.entries()) {
    yield `${nth === 0 ? '{' : ','}\n${JSON.stringify(part.name)}: [`
    for await (const portion of part.rows(context, memberId)) {
      const before = counts[nth]!.rows
      if (portion.length > 0) yield `${before > 0 ? ',' : ''}\n${portion.map((row) => JSON.stringify(row)).join(',\n')}`
      counts[nth]!.rows = before + portion.length
    }
    yield ']'
  }
  yield '\n}\n'
}

async function* encoded({ signal }: Copied, texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  for await (const text of texts) {
    signal.throwIfAborted()
    yield Buffer.from(text)
  }
}

/** A file's bytes; nothing where they are gone, or do not open: a copy without one file is better than none. */
async function openedOrNot(file: ExportFile): Promise<AsyncIterable<Buffer> | null> {
  try {
    const stream = await file.open()
    return stream && (await begun(stream))
  } catch (error) {
    if (error instanceof Refusal && ['NOT_FOUND', 'KEY_MISSING'].includes(error.code)) return null
    throw error
  }
}

/** The same bytes once the first of them are there: until then a file is one that cannot be opened, after that it is one that breaks off. */
async function begun(stream: Readable): Promise<AsyncIterable<Buffer>> {
  const pieces = (stream as AsyncIterable<Buffer>)[Symbol.asyncIterator]()
  const first = await pieces.next()
  return (async function* all() {
    if (!first.done) yield first.value
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value
  })()
}

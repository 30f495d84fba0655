import type { Readable } from 'node:stream'
import { type RawBuilder, sql } from 'kysely'
import type { Services } from './http/context.ts'

/** Rows that are in memory at a time. */
const PORTION = 200

/** What a room's part of a copy is made from. */
export type ExportContext = Pick<Services, 'db' | 'vault' | 'files' | 'log'>
/** A row as it stands in the copy: whatever JSON can hold, and dates. */
export type ExportRow = Record<string, unknown>

/** One list of a member's data. */
export type ExportPart = {
  /** Names the list in its room's file, and heads it. */
  name: string
  /** Whose rows it tells. */
  tables: readonly string[]
  rows(context: ExportContext, memberId: string): AsyncIterable<readonly ExportRow[]>
}

/** A file of a member's; `path` is where it lies in the copy. */
export type ExportFile = { path: string; open(): Promise<Readable | null> }

/** What a room brings to the copy of a member's data: it is for that member alone, and holds what they may know. */
export type RoomExport = {
  room: string
  title: string
  parts: readonly ExportPart[]
  files?(context: ExportContext, memberId: string): AsyncIterable<ExportFile>
  /** Tables that name a member or hang on what does, and why no row of them is in a copy. */
  leftOut: Record<string, string>
}

/** A row that was asked for, with the name by which it is told from the others; a text that no two of them share. */
type Keyed = ExportRow & { key: string }

/** A list that one statement reads: its `key` orders the rows and is left out of them. */
export const exportPart = (
  name: string,
  tables: readonly string[],
  select: (memberId: string) => RawBuilder<unknown>,
  show: (row: ExportRow, context: ExportContext) => ExportRow = (row) => row,
): ExportPart => ({
  name,
  tables,
  rows: async function* rows(context, memberId) {
    for await (const portion of inPortions(context, select(memberId))) yield portion.map((row) => named(show(row, context)))
  },
})

/** The rows of a statement, a portion at a time: nothing is held open between two of them. */
async function* inPortions<Row extends { key: string } = Keyed>(
  { db }: Pick<ExportContext, 'db'>,
  select: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`
      select * from (${select}) as own where own.key collate "C" > ${after} order by own.key collate "C" limit ${sql.lit(PORTION)}`.execute(
      db,
    )
    yield rows
    if (rows.length < PORTION) return
    after = rows.at(-1)!.key
  }
}

/** Columns by the names that the rest of the house has for fields. */
const named = ({ key: _, ...row }: ExportRow) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column.replace(/_([a-z])/g, (_, letter) => letter.toUpperCase()), value]),
  )

/** Files that one statement finds, each with a `key` by which they are told apart. */
export async function* exportFiles<Row extends { key: string }>(
  context: Pick<ExportContext, 'db'>,
  select: RawBuilder<unknown>,
  show: (row: Row) => ExportFile,
): AsyncGenerator<ExportFile> {
  for await (const portion of inPortions<Row>(context, select)) yield* portion.map(show)
}

/** A member's name for their file as part of a path: whatever is no letter, digit, dot or dash is one dash, and it begins with no dot. */
export const fileNameOf = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.-]+/gu, '-')
    .replace(/^[.-]+/, '')
    .slice(-100) || 'file'

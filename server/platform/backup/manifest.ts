import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

const Sha256 = z.string().regex(/^[0-9a-f]{64}$/)
const Name = z.string().regex(/^[a-z_][a-z0-9_]*$/)
/** A file of the backup, and what its bytes are known by. */
const Kept = z.object({ name: z.string().regex(/^[\w.-]+$/), sizeBytes: z.number().int().min(0), sha256: Sha256 })
export type Kept = z.infer<typeof Kept>

const TableCopy = z.object({
  schema: Name,
  name: Name,
  columns: z.array(Name).min(1),
  rows: z.number().int().min(0),
  /** Of all rows, in whatever order. */
  sum: Sha256,
  sha256: Sha256,
})
export type TableCopy = z.infer<typeof TableCopy>

/** What a backup says of itself. It is written last: a folder without it is no backup. */
const Manifest = z.object({
  format: z.literal(1),
  /** The version of the product, and the migrations that its database knew. */
  product: z.string(),
  migrations: z.array(z.string().regex(/^\d{4}_[a-z0-9_]+$/)).min(1),
  postgres: z.string(),
  at: z.iso.datetime(),
  tables: z.array(TableCopy).min(1),
  sequences: z.array(z.object({ schema: Name, name: Name, value: z.string().regex(/^\d+$/) })),
  /** Stored files lie in the backup and are listed in `files.jsonl`, or stay in their bucket. */
  files: z.discriminatedUnion('place', [
    z.object({ place: z.literal('backup'), count: z.number().int().min(0), sha256: Sha256 }),
    z.object({ place: z.literal('bucket') }),
  ]),
  /** From the data folder: keys, unless settings hold them, and the signed heads of the audit log. */
  beside: z.array(Kept),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const FILE_LIST = 'files.jsonl'
export const tableFile = ({ schema, name }: Pick<TableCopy, 'schema' | 'name'>) => join('tables', `${schema}.${name}.copy.gz`)

/** Throws a sentence where the folder holds no finished backup that this version can read. */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new Error(`${folder} has no ${MANIFEST}: it is no backup, or one that was not finished.`)
  })
  const found = Manifest.safeParse(parsed(text))
  if (!found.success) throw new Error(`${join(folder, MANIFEST)} was damaged, or made by a newer version of Wardmates.`)
  return found.data
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A stored file by its line in the list; null where the line is none. */
export const readKept = (line: string): Kept | null => Kept.safeParse(parsed(line)).data ?? null

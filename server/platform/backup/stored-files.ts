import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { storedAt, UNFINISHED } from '../files/disk.ts'
import { copyBytes, newFile } from './bytes.ts'
import { FILE_LIST, type Kept, readKept } from './manifest.ts'

/** Copies every whole file of the data folder into the backup and lists them there. What is deleted meanwhile is left out. */
export async function backUpFiles(dataDir: string, backup: string) {
  const [source, target] = [join(dataDir, 'files'), join(backup, 'files')]
  const digest = createHash('sha256')
  const list = newFile(join(backup, FILE_LIST))
  let count = 0
  for await (const id of idsIn(source)) {
    const kept = await copyInto(storedAt(source, id), storedAt(target, id))
    if (!kept) continue
    const line = `${JSON.stringify(kept)}\n`
    digest.update(line)
    list.write(line)
    count++
  }
  await new Promise<void>((resolve, reject) => list.on('error', reject).end(resolve))
  return { place: 'backup' as const, count, sha256: digest.digest('hex') }
}

/** The files that a backup lists, where each lies in it; null for a line that cannot be read. */
export async function* listedFiles(backup: string): AsyncGenerator<{ kept: Kept; path: string } | null> {
  const lines = createInterface({ input: createReadStream(join(backup, FILE_LIST)), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const kept = readKept(line)
    yield kept && { kept, path: storedAt(join(backup, 'files'), kept.name) }
  }
}

/** Puts the listed files where the store looks for them. One that is there already is that file: its name is made up once. */
export async function restoreFiles(backup: string, dataDir: string): Promise<void> {
  for await (const found of listedFiles(backup)) if (found) await copyInto(found.path, storedAt(join(dataDir, 'files'), found.kept.name))
}

async function copyInto(source: string, target: string): Promise<Kept | null> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  return copyBytes(source, target).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EEXIST') return null
    throw error
  })
}

/** Names of whole files: two levels of folders, and beside them those on their way. */
async function* idsIn(dir: string, depth = 0): AsyncGenerator<string> {
  const entries = await opendir(dir).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!entries) return
  for await (const entry of entries) {
    if (depth === 0 && entry.name === UNFINISHED) continue
    if (depth < 2 && entry.isDirectory()) yield* idsIn(join(dir, entry.name), depth + 1)
    else if (depth === 2 && entry.isFile()) yield entry.name
  }
}

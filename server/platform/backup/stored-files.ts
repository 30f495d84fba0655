import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, opendir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { storedAt, UNFINISHED } from '../files/disk.ts'
import { copyBytes, digestOf, newFile } from './bytes.ts'
import { FILE_LIST, type Kept, readKept } from './manifest.ts'

/** Copies every whole file of the data folder into the backup and lists them there. What is deleted meanwhile is left out. */
export async function backUpFiles(dataDir: string, backup: string) {
  const [source, target] = [join(dataDir, 'files'), join(backup, 'files')]
  const digest = createHash('sha256')
  const list = newFile(join(backup, FILE_LIST))
  // Who writes is told of a fault; without a listener a full disk would end the process in the middle.
  list.on('error', () => {})
  let count = 0
  for await (const id of idsIn(source)) {
    const kept = await copyInto(storedAt(source, id), storedAt(target, id))
    if (!kept) continue
    const line = `${JSON.stringify(kept)}\n`
    digest.update(line)
    await told((done) => list.write(line, done))
    count++
  }
  await told((done) => list.end(done))
  return { place: 'backup' as const, count, sha256: digest.digest('hex') }
}

/** Settles as a stream calls back. */
const told = (act: (done: (error?: Error | null) => void) => unknown) =>
  new Promise<void>((resolve, reject) => act((error) => (error ? reject(error) : resolve())))

type Listed = { kept: Kept; path: string }

/** The files that a backup lists, where each lies in it; null for a line that cannot be read. */
export async function* listedFiles(backup: string): AsyncGenerator<Listed | null> {
  const lines = createInterface({ input: createReadStream(join(backup, FILE_LIST)), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) {
    const kept = readKept(line)
    yield kept && { kept, path: storedAt(join(backup, 'files'), kept.name) }
  }
}

/**
 * Puts the listed files where the store looks for them, each whole or not at all. One that is there as it was is left, so that a restore that was
 * broken off goes on; what is there otherwise is half of one, since names are made up once.
 */
export async function restoreFiles(backup: string, dataDir: string): Promise<void> {
  for await (const found of listedFiles(backup)) if (found) await restoreFile(found, join(dataDir, 'files'))
}

async function restoreFile({ kept, path }: Listed, files: string): Promise<void> {
  const [target, unfinished] = [storedAt(files, kept.name), join(files, UNFINISHED, kept.name)]
  if ((await digestOf(target)) === kept.sha256) return
  for (const folder of [dirname(target), dirname(unfinished)]) await mkdir(folder, { recursive: true, mode: 0o700 })
  await rm(unfinished, { force: true })
  const { sha256 } = await copyBytes(path, unfinished)
  if (sha256 !== kept.sha256) throw new Error(`${path} is not as it was written. The database was not restored.`)
  await rename(unfinished, target)
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

import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { RowSum } from '../db/copy/row-sum.ts'
import { digestOf } from './bytes.ts'
import { FILE_LIST, type Manifest, readManifest, type TableCopy, tableFile } from './manifest.ts'
import { listedFiles } from './stored-files.ts'

/** Reads a backup from end to end and answers what it holds; throws with every fault in a sentence. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  const faults: string[] = []
  for (const table of manifest.tables) faults.push(...(await faultsOfTable(folder, table)))
  for (const { name, sha256 } of manifest.beside) faults.push(...(await faultsOfBytes(join(folder, 'beside', name), sha256)))
  if (manifest.files.place === 'backup') faults.push(...(await faultsOfFiles(folder, manifest.files)))
  if (faults.length > 0) throw new Error(['The backup is damaged:', ...faults.map((words) => `- ${words}`)].join('\n'))
  return manifest
}

async function faultsOfBytes(path: string, sha256: string): Promise<string[]> {
  const found = await digestOf(path)
  if (found === null) return [`${path} is missing.`]
  return found === sha256 ? [] : [`${path} is not as it was written.`]
}

/** The rows are counted too: what was written down must be what the file says. */
async function faultsOfTable(folder: string, table: TableCopy): Promise<string[]> {
  const path = join(folder, tableFile(table))
  const faults = await faultsOfBytes(path, table.sha256)
  if (faults.length > 0) return faults
  const counted = new RowSum()
  try {
    await pipeline(createReadStream(path), createGunzip(), async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) counted.add(chunk)
    })
  } catch {
    return [`${path} cannot be read.`]
  }
  return counted.rows === table.rows && counted.sum === table.sum ? [] : [`${path} holds other rows than were counted.`]
}

async function faultsOfFiles(folder: string, files: { count: number; sha256: string }): Promise<string[]> {
  const faults = await faultsOfBytes(join(folder, FILE_LIST), files.sha256)
  if (faults.length > 0) return faults
  let count = 0
  for await (const found of listedFiles(folder)) {
    count++
    faults.push(...(found ? await faultsOfBytes(found.path, found.kept.sha256) : [`Line ${count} of ${FILE_LIST} cannot be read.`]))
  }
  return count === files.count ? faults : [...faults, `${FILE_LIST} names ${count} files; there were ${files.count}.`]
}

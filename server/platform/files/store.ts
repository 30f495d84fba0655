import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

/** Keeps bytes under made-up names, outside of everything the web server hands out by itself. */
export type FileStore = {
  put(id: string, bytes: Uint8Array): Promise<void>
  /** The stored bytes and their number, or null when there are none under this name. */
  open(id: string): Promise<{ sizeBytes: number; stream: Readable } | null>
  remove(id: string): Promise<void>
  /** Removes what was begun more than an hour ago and never became whole. */
  sweep(): Promise<void>
}

const HOUR_MS = 3600_000

/** A store in a folder. A file appears whole or not at all. */
export function diskStore(dir: string): FileStore {
  // Two levels of folders by the last characters, which are random: no folder grows too large.
  const folderOf = (id: string) => join(dir, id.slice(-2), id.slice(-4, -2))
  const pathOf = (id: string) => join(folderOf(id), id)
  const unfinishedDir = join(dir, 'unfinished')
  return {
    async put(id, bytes) {
      for (const folder of [folderOf(id), unfinishedDir]) await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(unfinishedDir, id)
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await rename(unfinished, pathOf(id))
    },
    async open(id) {
      const found = await stat(pathOf(id)).catch(() => null)
      return found?.isFile() ? { sizeBytes: found.size, stream: createReadStream(pathOf(id)) } : null
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async sweep() {
      const names = await readdir(unfinishedDir).catch(() => [])
      for (const path of names.map((name) => join(unfinishedDir, name))) {
        const found = await stat(path).catch(() => null)
        if (found && Date.now() - found.mtimeMs > HOUR_MS) await rm(path, { force: true })
      }
    },
  }
}

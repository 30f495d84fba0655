import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ByteStore } from './store.ts'

const HOUR_MS = 3600_000

/** Where bytes lie that are not whole yet. */
export const UNFINISHED = 'unfinished'

/** Where bytes lie in a folder. Two levels of folders by the last characters, which are random: no folder grows too large. */
export const storedAt = (dir: string, id: string) => join(dir, id.slice(-2), id.slice(-4, -2), id)

/** Bytes in a folder. */
export function diskBytes(dir: string): ByteStore {
  const pathOf = (id: string) => storedAt(dir, id)
  const unfinishedDir = join(dir, UNFINISHED)
  return {
    async put(id, bytes) {
      for (const folder of [dirname(pathOf(id)), unfinishedDir]) await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(unfinishedDir, id)
      await writeFile(unfinished, bytes, { mode: 0o600, flush: true })
      await rename(unfinished, pathOf(id))
    },
    async open(id) {
      const handle = await open(pathOf(id)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
      return handle ? { sizeBytes: (await handle.stat()).size, stream: handle.createReadStream() } : null
    },
    async remove(id) {
      await rm(pathOf(id), { force: true })
    },
    async sweep(begunBy = new Date(Date.now() - HOUR_MS)) {
      const names = await readdir(unfinishedDir).catch(() => [])
      for (const path of names.map((name) => join(unfinishedDir, name))) {
        const found = await stat(path).catch(() => null)
        if (found && found.mtime <= begunBy) await rm(path, { force: true })
      }
    },
  }
}

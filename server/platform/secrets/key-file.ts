import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { KEY_BYTES } from './vault.ts'

/** The keys in a file, a line each in base64, oldest first. A file that is not there is made with one new key: two starts at once agree on it. */
export async function findKeys(path: string): Promise<Buffer[]> {
  const found = await readKeys(path)
  if (found) return found
  // A link appears whole or not at all, and never over another.
  await write(path, [randomBytes(KEY_BYTES)], (draft) =>
    link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    }),
  )
  return (await readKeys(path))!
}

/** Adds a new key at the end; whoever reads meanwhile finds the file before or after it. */
export async function addKey(path: string): Promise<void> {
  await write(path, [...(await findKeys(path)), randomBytes(KEY_BYTES)], (draft) => rename(draft, path))
}

/** The keys in a file; nothing where there is none. */
export async function readKeys(path: string): Promise<Buffer[] | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const keys = text
    .trim()
    .split('\n')
    .map((line) => Buffer.from(line, 'base64'))
  if (keys.some(({ length }) => length !== KEY_BYTES))
    throw new Error(`${path} does not hold a key. Put the right file back: without it nothing that it kept can be read or checked.`)
  return keys
}

async function write(path: string, keys: readonly Buffer[], place: (draft: string) => Promise<void>) {
  const draft = join(dirname(path), `.${randomUUID()}.key`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(keys.map((key) => key.toString('base64')).join('\n'))
    await file.sync()
    await place(draft)
    await keepNames(dirname(path))
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
}

/** Before anything is written under a new key its file is to be found after a power cut too: a folder is on the disk by itself. Windows opens none. */
async function keepNames(folder: string) {
  const opened = await open(folder, 'r').catch(() => undefined)
  await opened
    ?.sync()
    .catch(() => {})
    .finally(() => opened.close())
}

import { randomBytes, randomUUID } from 'node:crypto'
import { link, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { KEY_BYTES } from './vault.ts'

/** The key of the vault: the setting, else the one in the data folder, which is made at the first start. */
export async function findKey(setting: Buffer | undefined, dataDir: string): Promise<Buffer> {
  if (setting) return setting
  const path = join(dataDir, 'secret.key')
  return (await read(path)) ?? (await make(path, dataDir))
}

async function read(path: string): Promise<Buffer | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const key = Buffer.from(text.trim(), 'base64')
  if (key.length !== KEY_BYTES)
    throw new Error(`${path} does not hold a key. Put the right file back: without it sealed data cannot be read.`)
  return key
}

/** A link appears whole or not at all, and never over another: two starts at once agree on one key. */
async function make(path: string, dataDir: string): Promise<Buffer> {
  const draft = join(dataDir, `.${randomUUID()}.key`)
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(randomBytes(KEY_BYTES).toString('base64'))
    await file.sync()
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error
    })
  } finally {
    await file.close()
    await rm(draft, { force: true })
  }
  return (await read(path))!
}

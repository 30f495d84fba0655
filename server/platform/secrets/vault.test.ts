import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findKey } from './secret-key.ts'
import { openVault } from './vault.ts'

const vault = openVault(Buffer.alloc(32, 7))
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardmates-vault-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('what was sealed opens in its place and nowhere else, and never twice the same', () => {
  const sealed = vault.seal('MMC/2014/123456', 'licence:1')

  expect(vault.open(sealed, 'licence:1').toString()).toBe('MMC/2014/123456')
  expect(sealed.includes('123456')).toBe(false)
  expect(vault.seal('MMC/2014/123456', 'licence:1').equals(sealed)).toBe(false)
  expect(() => vault.open(sealed, 'licence:2')).toThrow()
})

test('a changed piece and another key open nothing', () => {
  const sealed = vault.seal('secret', 'here')
  const changed = Buffer.from(sealed)
  changed[sealed.length - 1]! ^= 1

  expect(() => vault.open(changed, 'here')).toThrow()
  expect(() => openVault(Buffer.alloc(32, 8)).open(sealed, 'here')).toThrow()
  expect(() => openVault(Buffer.alloc(16))).toThrow('16 bytes')
})

test('a fingerprint is the same for the same text in the same place only', () => {
  expect(vault.fingerprint('a', 'x')).toEqual(vault.fingerprint('a', 'x'))
  expect(vault.fingerprint('a', 'x')).not.toEqual(vault.fingerprint('a', 'y'))
  expect(vault.fingerprint('a', 'x')).not.toEqual(vault.fingerprint('b', 'x'))
})

test('starts at the same moment agree on one key, which only its owner may read', async () => {
  const keys = await Promise.all(Array.from({ length: 8 }, () => findKey(undefined, folder)))

  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1)
  expect(await readdir(folder)).toEqual(['secret.key'])
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600)
})

test('a damaged key file stops the start and is not replaced', async () => {
  await writeFile(join(folder, 'secret.key'), 'short')

  await expect(findKey(undefined, folder)).rejects.toThrow('does not hold a key')
})

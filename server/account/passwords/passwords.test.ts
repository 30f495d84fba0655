import { argon2Sync } from 'node:crypto'
import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

test('a password is stored as argon2id at 19 MiB and two passes, with a salt of its own', async () => {
  const [one, other] = [await hashPassword('round at seven'), await hashPassword('round at seven')]

  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(one).not.toBe(other)
})

test('only the password itself fits, however its letters were composed', async () => {
  const stored = await hashPassword('café on ward ९')

  expect(await checkPassword('café on ward ९', stored)).toEqual({ fits: true, stale: false })
  expect(await checkPassword('café on ward ९'.normalize('NFD'), stored)).toMatchObject({ fits: true })
  expect(await checkPassword('cafe on ward ९', stored)).toMatchObject({ fits: false })
})

test('a hash made at another cost still fits and asks to be made anew', async () => {
  const salt = Buffer.from('sixteen bytes ok')
  const hash = argon2Sync('argon2id', { message: 'round at seven', nonce: salt, parallelism: 1, tagLength: 32, memory: 8192, passes: 1 })
  const stored = `$argon2id$v=19$m=8192,t=1,p=1$${salt.toString('base64').replace(/=/g, '')}$${hash.toString('base64').replace(/=/g, '')}`

  expect(await checkPassword('round at seven', stored)).toEqual({ fits: true, stale: true })
  expect(await checkPassword('round at eight', stored)).toEqual({ fits: false, stale: false })
})

test('nothing fits where no hash, or something else, is stored', async () => {
  expect(await checkPassword('', null)).toEqual({ fits: false, stale: false })
  expect(await checkPassword('set by no one', 'set by no one')).toEqual({ fits: false, stale: false })
})

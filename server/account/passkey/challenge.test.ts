import { expect, test } from 'vitest'
import { openVault } from '../../platform/secrets/vault.ts'
import { isOurs, makeChallenge } from './challenge.ts'

const vault = openVault(Buffer.alloc(32, 7))
/** As a browser sends it back. */
const returned = (challenge: string) => Buffer.from(challenge).toString('base64url')

test('a challenge is good for five minutes, for what it was made for, and of this server alone', () => {
  const now = Date.now()
  const challenge = returned(makeChallenge(vault, 'sign in', now))

  expect(isOurs(vault, 'sign in', challenge, now + 299_000)).toBe(true)
  expect(isOurs(vault, 'sign in', challenge, now + 301_000)).toBe(false)
  expect(isOurs(vault, 'add:asha', challenge, now)).toBe(false)
  expect(isOurs(openVault(Buffer.alloc(32, 8)), 'sign in', challenge, now)).toBe(false)
})

test('one that was lengthened or made up is none', () => {
  const [random = '', until = '', mark = ''] = makeChallenge(vault, 'sign in').split('.')

  expect(isOurs(vault, 'sign in', returned(`${random}.${until}0.${mark}`))).toBe(false)
  for (const made of ['', '..', 'a.b.c', `${random}.${until}`]) expect(isOurs(vault, 'sign in', returned(made))).toBe(false)
})

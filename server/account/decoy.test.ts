import { argon2 } from 'node:crypto'
import { beforeEach, expect, vi } from 'vitest'
import { account } from '#contract/account.ts'
import { test, type World } from '#tests/support/world.ts'

vi.mock('node:crypto', async (load) => {
  const crypto = await load<typeof import('node:crypto')>()
  return { ...crypto, argon2: vi.fn(crypto.argon2) }
})
beforeEach(() => void vi.mocked(argon2).mockClear())

/** What a try to sign in with a wrong password makes this machine work out. */
async function workFor(world: World, email: string) {
  vi.mocked(argon2).mockClear()
  await expect(world.nobody.call(account.login, { email, password: 'not the password' })).rejects.toMatchObject({
    code: 'INVALID_CREDENTIALS',
  })
  return vi.mocked(argon2).mock.calls.map(([kind, { memory, passes, parallelism, tagLength, nonce }]) => ({
    kind,
    memory,
    passes,
    parallelism,
    tagLength,
    salt: (nonce as Buffer).length,
  }))
}

test('an account that nobody has, or that has no password, costs the same work as a wrong password', async ({ world }) => {
  await world.nobody.call(account.register, { name: 'Asha Rao', email: 'asha@example.org', password: 'turmeric lamp at seven' })
  await world.member({ email: 'ravi@example.org' })

  const wrong = await workFor(world, 'asha@example.org')

  expect(wrong).toEqual([{ kind: 'argon2id', memory: 19_456, passes: 2, parallelism: 1, tagLength: 32, salt: 16 }])
  for (const email of ['ravi@example.org', 'nobody@example.org', 'no email at all']) expect(await workFor(world, email)).toEqual(wrong)
})

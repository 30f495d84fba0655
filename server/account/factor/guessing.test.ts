import { test as base, expect } from 'vitest'
import { account } from '#contract/account.ts'
import { letStepsPass, setUpApp } from '#tests/support/authenticator.ts'
import { codeOf } from '#tests/support/authenticator-code.ts'
import { browserAt } from '#tests/support/browser-at.ts'
import { Person, World } from '#tests/support/world.ts'

const PASSWORD = 'turmeric lamp at seven'
const LOGIN = '/api/auth/login'
const FINISH = '/api/auth/login/second-factor'
const mine = { email: 'asha@example.org', password: PASSWORD }

const test = base.extend<{ world: World }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  world: async ({}, use) => {
    const world = await World.open({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })
    await use(world)
    await world.close()
  },
})

test('after five wrong codes even the right one waits, wherever it is sent from; a device that is known goes on', async ({ world }) => {
  const known = browserAt(world, '198.51.100.1')
  const { token } = (await known('/api/auth/register', { name: 'Asha Rao', ...mine })).body
  const { key } = await setUpApp(new Person(world.url, token), PASSWORD)
  await letStepsPass(world)
  const guess = async (address: string, code: string) => {
    const guesser = browserAt(world, address)
    expect((await guesser(LOGIN, mine)).body.code).toBe('SECOND_FACTOR')
    return guesser(FINISH, { code })
  }

  for (let at = 1; at <= 5; at++) expect((await guess(`203.0.113.${at}`, codeOf(key, 9))).body.code).toBe('WRONG_FACTOR')
  const right = await guess('203.0.113.6', codeOf(key))

  expect([right.status, right.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
  expect(Number(right.headers.get('retry-after'))).toBeGreaterThan(60)
  await known(LOGIN, mine)
  expect((await known(FINISH, { code: codeOf(key) })).status).toBe(200)
})

test('right codes are not counted', async ({ world }) => {
  await world.nobody.call(account.register, { name: 'Asha Rao', ...mine })
  const browser = browserAt(world, '198.51.100.2')
  const { token } = (await browser(LOGIN, mine)).body
  const { key } = await setUpApp(new Person(world.url, token), PASSWORD)

  for (let at = 0; at < 7; at++) {
    await letStepsPass(world)
    await browser(LOGIN, mine)
    expect((await browser(FINISH, { code: codeOf(key) })).status).toBe(200)
  }
})

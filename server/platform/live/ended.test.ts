import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { listen } from '#tests/support/listen.ts'
import { test, World } from '#tests/support/world.ts'

const LATE = { timeout: 15_000, interval: 100 }

test('a line ends with its session though the node that ended it went away before it could say so', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const other = await World.open({}, undefined, world)
  const lines = [await listen(other, asha), await listen(other, ravi)] as const

  await world.db.deleteFrom('session').where('id', '=', asha.sessionId).execute()

  await expect.poll(() => lines[0].heard, LATE).toContainEqual(['session_ended', {}])
  await expect.poll(() => lines[0].socket.connected, LATE).toBe(false)
  expect(lines[1].socket.connected).toBe(true)
  expect(await ravi.call(account.me)).toMatchObject({ id: ravi.id })
  for (const line of lines) line.close()
  await other.close()
})

import { expect, test } from 'vitest'
import { type Answer, doxy } from '#contract/doxy.ts'
import { openModelServer } from '#tests/support/model-server.ts'
import { openModelWorld } from '#tests/support/model-world.ts'
import type { World } from '#tests/support/world.ts'

const query = 'Does dapagliflozin reduce worsening heart failure in HFrEF?'

async function askFrom(world: World, address: string) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const answer = await world.fetch('/api/ask-doxy', { method: 'POST', headers, body: JSON.stringify({ query }) })
  return (await answer.json()) as Answer
}

test('a model writes so many answers a day for all visitors together, wherever they come from, and goes on for members', async () => {
  const model = await openModelServer()
  model.mode = 'grounded'
  const world = await openModelWorld(model, 3, { RATE_LIMITS: 'on', LIMIT_MODEL_VISITORS: '1/86400', TRUSTED_PROXIES: '127.0.0.1' })
  const asha = await world.member()

  const [first, second] = [await askFrom(world, '198.51.100.7'), await askFrom(world, '203.0.113.9')]
  const forMember = await asha.call(doxy.ask, { query })

  for (const { steps } of [first, forMember]) expect(steps.at(-1)).toMatch(/^The sentences were written by the model stand-in/)
  expect(second.steps.at(-1)).toBe(
    'The model stand-in has written as many answers today as there are for visitors without an account. The sources are quoted instead.',
  )
  expect(second.citations.length).toBeGreaterThan(0)
  await world.close()
  await model.close()
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { doxy } from '#contract/doxy.ts'
import { indexNotes } from '#server/doxy/notes.ts'
import { type ModelServer, openModelServer } from '#tests/support/model-server.ts'
import { World } from '#tests/support/world.ts'

const QUESTION = 'Does dapagliflozin reduce worsening heart failure in HFrEF?'
let model: ModelServer
let world: World

beforeAll(async () => {
  model = await openModelServer()
  const settings = { DOXY_MODEL_PROVIDER: 'anthropic', DOXY_MODEL_URL: model.url, DOXY_MODEL_KEY: model.key, DOXY_MODEL_NAME: 'stand-in' }
  world = await World.open({ ...settings, DOXY_MODEL_SECONDS: '1' })
  await indexNotes(world.app.doxy.library)
})

afterAll(async () => {
  await world.close()
  await model.close()
})

test('a model is asked in the protocol of Anthropic as well', async () => {
  const answer = await world.nobody.call(doxy.ask, { query: QUESTION })

  expect(model.asked[0]).toMatchObject({ path: '/v1/messages', headers: { 'x-api-key': model.key } })
  expect(answer.steps.at(-1)).toContain('written by the model stand-in')
  expect(answer.summary).toContain('16.3% of the dapagliflozin group')
})

test.for(['hallucinated', 'injected', 'truncated', 'slow', '429', '500'] as const)('%s there, the sources are quoted', async (mode) => {
  model.mode = mode

  const answer = await world.nobody.call(doxy.ask, { query: QUESTION })

  expect(answer.steps.at(-1)).toMatch(/The sources are quoted instead\.$/)
  expect(JSON.stringify(answer)).not.toMatch(/Cardiomax|cancer|HACKED|evil/)
})

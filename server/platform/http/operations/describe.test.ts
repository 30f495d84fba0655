import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { serveDescription } from './describe.ts'

test('the description is made once, also as it is sent compressed', async () => {
  const sent: unknown[] = []
  const app = openEdge((edge) => void edge.addHook('onSend', async (_request, _reply, payload) => void sent.push(payload)))
  await serveDescription(app, '1')
  const ask = (accepted: string) => app.inject({ url: '/api/openapi.json', headers: { 'accept-encoding': accepted } })

  const plain = await ask('identity')
  const packed = await ask('gzip')
  await ask('identity')
  await ask('gzip')

  expect(plain.json()).toMatchObject({ openapi: expect.any(String), info: { version: '1' } })
  expect(gunzipSync(packed.rawPayload)).toEqual(plain.rawPayload)
  expect(sent[0]).toBeInstanceOf(Buffer)
  expect(sent[2]).toBe(sent[0])
  expect(sent[3]).toBe(sent[1])
})

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { expect, test } from 'vitest'
import { World } from '#tests/support/world.ts'

test('a request that is being answered is finished, and nobody waits for the line it leaves open', async () => {
  const world = await World.open()
  const { token } = await world.member()
  const body = JSON.stringify({ clientId: randomUUID(), content: 'Begun before the end' })
  const sending = request(`${world.url}/api/feed/posts`, {
    method: 'POST',
    agent: new Agent({ keepAlive: true }),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>
  sending.write(body.slice(0, 10))
  await (await world.fetch('/api/health')).text()

  const closed = world.close()
  await new Promise((resolve) => setTimeout(resolve, 50))
  sending.end(body.slice(10))

  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBe(201)
  await closed
})

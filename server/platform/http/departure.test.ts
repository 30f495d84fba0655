import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { boundDeparture } from './departure.ts'

const LOOK_MS = 100
/** More than two systems keep between them for one connection. */
const LONG = Buffer.alloc(32 * 1024 * 1024)

async function openServer(answer: () => unknown, lookMs = LOOK_MS) {
  const app = openEdge((edge) => {
    boundDeparture(edge, lookMs)
    edge.get('/', answer)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { server: app.server, port: (app.server.address() as AddressInfo).port }
}

async function ask(port: number) {
  const [answer] = (await once(request({ port, host: '127.0.0.1', agent: false }).end(), 'response')) as [IncomingMessage]
  return answer
}

test.for([1, 3])('whoever sends %i requests and reads no answer is hung up on', async (requests) => {
  const { server, port } = await openServer(() => LONG)
  const line = connect(port, '127.0.0.1').on('error', () => {})
  onTestFinished(() => void line.destroy())
  const [near] = (await once(server, 'connection')) as [Socket]

  line.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(requests))

  await once(near, 'close')
})

test('whoever reads slowly is sent everything', async () => {
  const { port } = await openServer(() => LONG, LOOK_MS * 4)
  let length = 0
  let rested = 0

  for await (const piece of await ask(port)) {
    length += piece.length
    if (length - rested < LONG.length / 32) continue
    rested = length
    await sleep(LOOK_MS / 2)
  }

  expect(length).toBe(LONG.length)
})

test('a stream that says nothing for a while goes on', async () => {
  const stream = new PassThrough()
  const { port } = await openServer(() => stream)
  stream.write('first')

  const answer = await ask(port)
  await sleep(LOOK_MS * 4)
  stream.end(' last')

  expect(Buffer.concat(await answer.toArray()).toString()).toBe('first last')
})

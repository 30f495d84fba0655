import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openEdge } from '#tests/support/edge.ts'
import { boundPipelining, PIPELINED_MAX } from './pipelining.ts'

const REQUEST = 'GET / HTTP/1.1\r\nhost: x\r\n\r\n'

/** A line to a server that notes what it works on and answers once it is let. */
async function openLine() {
  let worked = 0
  const gate = Promise.withResolvers<void>()
  const app = openEdge((edge) => {
    boundPipelining(edge)
    edge.get('/', async () => {
      worked++
      await gate.promise
      return 'well'
    })
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const line = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  onTestFinished(() => void line.destroy())
  let heard = ''
  line.on('data', (bytes) => {
    heard += bytes
  })
  return { line, worked: () => worked, answers: () => heard.match(/HTTP\/1\.1 200 OK/g)?.length ?? 0, answer: gate.resolve }
}

test('whoever sends more requests than one connection may is hung up on, and no more are worked on', async () => {
  const { line, worked, answers } = await openLine()

  line.on('error', () => {}).write(REQUEST.repeat(100))
  await once(line, 'close')

  expect([worked(), answers()]).toEqual([PIPELINED_MAX, 0])
})

test('as many as a connection may have are all answered, however often', async () => {
  const { line, answers, answer } = await openLine()
  answer()

  for (let round = 1; round <= 3; round++) {
    line.write(REQUEST.repeat(PIPELINED_MAX))
    await expect.poll(answers).toBe(round * PIPELINED_MAX)
  }
})

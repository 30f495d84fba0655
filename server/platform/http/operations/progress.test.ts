import { once } from 'node:events'
import { type ClientRequest, get, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Refusal } from '#contract/errors.ts'
import { anyone } from '#contract/route.ts'
import { mounted } from '#tests/support/edge.ts'
import type { Caller } from '../context.ts'

const EVENTS = { accept: 'text/event-stream' }
/** More than a line takes whose other end does not read. */
const LONG = 'x'.repeat(20 * 1024 * 1024)

/** An operation that streams, or does not, and answers as the test says. */
async function edgeOf(answer: (caller: Caller) => Promise<unknown>, { streams = true } = {}) {
  const meta = { access: 'anyone' as const, ...(streams && { streams: z.object({}) }) }
  return mounted([{ procedure: anyone.meta(meta).route({ method: 'GET', path: '/ask' }), answer: (_, { caller }) => answer(caller) }])
}

const twoSteps = async (caller: Caller) => {
  await caller.tell({ step: 1 })
  await caller.tell({ step: 2 })
  return { answer: 42 }
}

test('whoever asks for events is told each step, then the answer', async () => {
  const { app } = await edgeOf(twoSteps)

  const { statusCode, headers, payload } = await app.inject({ url: '/ask', headers: EVENTS })

  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  expect(payload).toBe('event: progress\ndata: {"step":1}\n\nevent: progress\ndata: {"step":2}\n\nevent: done\ndata: {"answer":42}\n\n')
})

test.for([
  ['text/event-stream, application/json;q=0.5', true],
  ['application/json, text/event-stream', true],
  ['application/json', false],
  ['text/event-streams', false],
  ['context/event-stream', false],
  ['', false],
] as const)('whoever accepts "%s" is sent events: %s', async ([accept, wanted]) => {
  const { app } = await edgeOf(twoSteps)

  const { headers, payload } = await app.inject({ url: '/ask', headers: accept ? { accept } : {} })

  expect(headers['content-type']).toContain(wanted ? 'text/event-stream' : 'application/json')
  expect(payload.includes('progress')).toBe(wanted)
})

test('an operation that does not stream answers at once, whatever is accepted', async () => {
  const { app } = await edgeOf(twoSteps, { streams: false })

  expect((await app.inject({ url: '/ask', headers: EVENTS })).json()).toEqual({ answer: 42 })
})

test('a refusal is an ordinary one until something was told, and an event from then on', async () => {
  const refusing = (told: boolean) => async (caller: Caller) => {
    if (told) await caller.tell({ step: 1 })
    throw new Refusal('NOT_FOUND')
  }
  const [before, after] = [await edgeOf(refusing(false)), await edgeOf(refusing(true))]

  const ordinary = await before.app.inject({ url: '/ask', headers: EVENTS })
  const streamed = await after.app.inject({ url: '/ask', headers: EVENTS })

  expect([ordinary.statusCode, ordinary.json().code]).toEqual([404, 'NOT_FOUND'])
  expect(streamed.statusCode).toBe(200)
  expect(streamed.payload).toMatch(
    /^event: progress\ndata: \{"step":1\}\n\nevent: refused\ndata: \{"code":"NOT_FOUND","status":404,.*\}\n\n$/,
  )
})

/** A question on a line of its own, of whose answer nothing is read by itself. */
async function asked({ app }: Awaited<ReturnType<typeof edgeOf>>) {
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  return get(`${url}/ask`, { headers: EVENTS, agent: false }).on('error', () => {})
}

const answerTo = async (request: ClientRequest): Promise<IncomingMessage> => (await once(request, 'response'))[0]

test('whoever tells more than is read waits until it is', async () => {
  const paces: string[] = []
  const edge = await edgeOf(async (caller) => {
    await caller.tell({ step: LONG })
    const second = caller.tell({ step: LONG }).then(() => 'told')
    paces.push(await Promise.race([second, new Promise<string>((resolve) => setImmediate(resolve, 'waits'))]))
    paces.push(await second)
  })

  const answer = await answerTo(await asked(edge))
  await expect.poll(() => paces).toEqual(['waits'])
  answer.resume()
  await once(answer, 'end')

  expect(paces).toEqual(['waits', 'told'])
})

test('whoever leaves ends the work, also one that waits for them to read on', async () => {
  const ends: unknown[] = []
  const edge = await edgeOf(async (caller) => {
    await caller.tell({ step: LONG })
    await caller.tell({ step: LONG }).catch((error) => ends.push(error.name))
    ends.push(caller.signal.reason.code)
    await caller.tell({ step: 3 }).catch((error) => ends.push(error.code))
    throw new Error('after they left')
  })

  const request = await asked(edge)
  await answerTo(request)
  request.destroy()

  await expect.poll(() => ends).toEqual(['AbortError', 'LEFT', 'LEFT'])
})

test('whoever has their answer has not left it', async () => {
  let signal: AbortSignal | undefined
  const edge = await edgeOf(async (caller) => {
    signal = caller.signal
    return twoSteps(caller)
  })

  const request = await asked(edge)
  const closed = once(request, 'close')
  const answer = await answerTo(request)
  answer.resume()
  await closed
  await edge.app.close()

  expect(signal?.aborted).toBe(false)
})

test('who leaves an operation that does not stream ends nothing', async () => {
  const [called, left] = [Promise.withResolvers<Caller>(), Promise.withResolvers<void>()]
  const edge = await edgeOf(
    async (caller) => {
      called.resolve(caller)
      await left.promise
    },
    { streams: false },
  )
  edge.app.addHook('onRequest', async (_request, reply) => void reply.raw.once('close', () => left.resolve()))

  const request = await asked(edge)
  const { signal } = await called.promise
  request.destroy()
  await left.promise

  expect(signal.aborted).toBe(false)
})

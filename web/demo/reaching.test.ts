import { createClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { PATIENCE_MS, reaching } from './reaching.ts'

const SERVICE = 'https://abc.supabase.example'
/** What the client takes for all its tries. */
const TRIES_MS = 10_000

/** The client of the demo area, of a service that answers as told, and how often it was asked. */
function clientOf(answer: (no: number, signal: AbortSignal) => Promise<Response>) {
  let no = 0
  const ask = vi.fn<typeof fetch>((_input, init) => answer(++no, init!.signal!))
  return { ask, client: createClient(SERVICE, 'key', { global: { fetch: reaching(ask) }, auth: { persistSession: false } }) }
}

const aborted = (signal: AbortSignal) =>
  new Promise<Response>((_, fail) => signal.addEventListener('abort', () => fail(signal.reason), { once: true }))

test.for([502, 503, 504])('rows are asked for again after %i, three times at most', async (status) => {
  vi.useFakeTimers()
  const heals = clientOf(async (no) => (no < 4 ? new Response('<h1>Bad gateway</h1>', { status }) : Response.json([{ id: 1 }])))
  const healed = heals.client
    .from('posts')
    .select('*')
    .then(({ data }) => data)
  await vi.advanceTimersByTimeAsync(TRIES_MS)
  expect(await healed).toEqual([{ id: 1 }])

  const down = clientOf(async () => new Response('<h1>Bad gateway</h1>', { status }))
  const failed = down.client
    .from('posts')
    .select('*')
    .then(({ error }) => error)
  await vi.advanceTimersByTimeAsync(TRIES_MS)
  expect(await failed).not.toBeNull()
  expect(down.ask).toHaveBeenCalledTimes(4)
  vi.useRealTimers()
})

test('a row is written once, whatever the answer', async () => {
  const { ask, client } = clientOf(async () => new Response('', { status: 504 }))

  expect((await client.from('posts').insert({ content: 'Once' })).error).not.toBeNull()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a read that nobody answers is given up and asked again, a write waits', async () => {
  vi.useFakeTimers()
  const hangs = clientOf((no, signal) => (no === 1 ? aborted(signal) : Promise.resolve(Response.json([]))))
  const read = hangs.client
    .from('posts')
    .select('*')
    .then(({ data }) => data)
  await vi.advanceTimersByTimeAsync(PATIENCE_MS + 1500)
  expect(await read).toEqual([])
  expect(hangs.ask).toHaveBeenCalledTimes(2)

  const waits = clientOf((_, signal) => aborted(signal))
  void waits.client.from('posts').insert({ content: 'Slow' }).then()
  await vi.advanceTimersByTimeAsync(PATIENCE_MS * 3)
  expect(waits.ask.mock.calls.map(([, init]) => init!.signal!.aborted)).toEqual([false])
  vi.useRealTimers()
})

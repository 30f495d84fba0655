import { expect } from 'vitest'
import { type Answer, doxy } from '#contract/doxy.ts'
import { newId } from '#server/platform/ids.ts'
import { askAloud, eventsOf, type StreamEvent } from '#tests/support/event-stream.ts'
import { openModelWorld, test } from '#tests/support/model-world.ts'
import { expectRefusal } from '#tests/support/refusal.ts'
import { test as withoutModel } from '#tests/support/world.ts'

const QUESTION = 'Does dapagliflozin reduce worsening heart failure in HFrEF?'
const INVENTED = /Cardiomax|cancer|evil|HACKED|you should|take 10 mg|<img/i

async function all(answer: Response) {
  const events: StreamEvent[] = []
  for await (const event of eventsOf(answer)) events.push(event)
  return events
}

test('what is read comes first, then every checked sentence, then the answer, which is kept as it was shown', async ({ world, model }) => {
  model.mode = 'mixed'
  const asha = await world.member()
  const chatId = newId()

  const answer = await askAloud(world, { query: QUESTION, context: { chat_id: chatId } }, { token: asha.token! })
  const events = await all(answer)

  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  expect(events.map(({ name, data }) => data.kind ?? name)).toEqual(['evidence', 'sentence', 'sentence', 'done'])
  const done = events.at(-1)!.data as unknown as Answer
  for (const { text, citations } of events.flatMap(({ data }) =>
    data.kind === 'sentence' ? [data as never as { text: string; citations: Answer['citations'] }] : [],
  )) {
    expect(done.summary).toContain(`- ${text} [${citations[0]!.marker}]`)
    expect(done.citations).toContainEqual(citations[0])
  }
  expect((await asha.call(doxy.chat, { chatId })).exchanges).toMatchObject([{ answer: done }])
})

test.for(['hallucinated', 'bad cite', 'bad JSON', 'truncated', 'slow', 'cut off', '429', '500', 'injected', 'endless'] as const)(
  'with a model that is %s only checked sentences are told, and the answer quotes its sources',
  async (mode, { world, model }) => {
    model.mode = mode

    const events = await all(await askAloud(world, { query: QUESTION }))

    expect(JSON.stringify(events)).not.toMatch(INVENTED)
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { abstained: false } })
    expect((events.at(-1)!.data as unknown as Answer).steps.at(-1)).toMatch(/The sources are quoted instead\.$/)
  },
)

test('whoever leaves ends the question, for the model too, and nothing is kept', async ({ model }) => {
  model.mode = 'slow'
  // One that would not lose patience by itself for as long as this test runs.
  const world = await openModelWorld(model, 50)
  const asha = await world.member()
  const chatId = newId()
  const before = model.leftBehind
  const leaving = new AbortController()

  const answer = await askAloud(world, { query: QUESTION, context: { chat_id: chatId } }, { token: asha.token!, signal: leaving.signal })
  await expect(async () => {
    for await (const { data } of eventsOf(answer)) if (data.kind === 'sentence') leaving.abort()
  }).rejects.toThrow()

  await expect.poll(() => model.leftBehind).toBe(before + 1)
  await expect(asha.call(doxy.chat, { chatId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await world.close()
})

test('what is refused before anything was told is refused as everywhere', async ({ world }) => {
  expect(await expectRefusal(await askAloud(world, { query: '' }), 400)).toMatchObject({ code: 'BAD_INPUT' })
})

test('a refusal that comes later is told in the stream', async ({ world, model }) => {
  model.mode = 'grounded'
  const [asha, ravi] = [await world.member(), await world.member()]
  const context = { chat_id: newId() }
  await all(await askAloud(world, { query: QUESTION, context }, { token: asha.token! }))

  const events = await all(await askAloud(world, { query: QUESTION, context }, { token: ravi.token! }))

  expect(events.at(-1)).toMatchObject({ name: 'refused', data: { code: 'NOT_FOUND', status: 404, requestId: expect.any(String) } })
})

withoutModel('without a model the answer comes the same way, at once', async ({ world }) => {
  const events = await all(await askAloud(world, { query: QUESTION }))

  expect(events).toMatchObject([{ name: 'done', data: { abstained: true } }])
  expect(await world.nobody.call(doxy.library)).toMatchObject({ mode: 'extractive', model: null, modelLately: 'untried' })
})

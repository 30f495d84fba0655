import pg from 'pg'
import { expect, vi } from 'vitest'
import { test } from '#tests/support/world.ts'
import type { Db } from './client.ts'
import { sharedAnswer } from './shared-answer.ts'

const db = {} as Db
const frozen = () => vi.useFakeTimers({ toFake: ['performance'] })

test('whoever asks while an answer is being worked out waits for the same work, and it is kept for its time alone', async () => {
  frozen()
  let works = 0
  const goOn = Promise.withResolvers<void>()
  const answer = sharedAnswer(1000, async () => {
    works++
    if (works === 1) await goOn.promise
    return works
  })

  const early = answer.get(db)
  vi.advanceTimersByTime(5000)
  const meanwhile = answer.get(db)
  goOn.resolve()

  expect(await Promise.all([early, meanwhile])).toEqual([1, 1])
  vi.advanceTimersByTime(999)
  expect(await answer.get(db)).toBe(1)
  vi.advanceTimersByTime(1)
  expect(await answer.get(db)).toBe(2)
  answer.forget(db)
  expect(await answer.get(db)).toBe(3)
  expect(await answer.get({} as Db)).toBe(4)
  vi.useRealTimers()
})

test('a failure is kept for nobody', async () => {
  let works = 0
  const answer = sharedAnswer(60_000, async () => {
    if (++works === 1) throw new Error('away')
    return works
  })

  await expect(answer.get(db)).rejects.toThrow('away')
  expect(await answer.get(db)).toBe(2)
})

test('a thousand anonymous calls ask the database once for each answer that everybody shares', async ({ world }) => {
  const paths = ['/api/site', '/api/health', '/sitemap-members.xml', '/.well-known/audit-keys.json']
  frozen()
  const asked = vi.spyOn(pg.Client.prototype, 'query')

  for (let round = 0; round < 20; round++) {
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => world.fetch(paths[at % paths.length]!)))
    for (const answer of answers) {
      expect(answer.status).toBe(200)
      await answer.arrayBuffer()
    }
  }

  const statements = asked.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as pg.QueryConfig).text))
  const times = (words: string) => statements.filter((text) => text.includes(words)).length
  expect({ health: times('clock_timestamp'), list: times('from "profile"') }).toEqual({ health: 1, list: 1 })
  // The server has work of its own meanwhile, whoever calls.
  expect(statements.length).toBeLessThan(50)
  asked.mockRestore()
  vi.useRealTimers()
})

import { expect, test } from 'vitest'
import { semaphore } from './semaphore.ts'

/** Work that ends when told to. */
function job() {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  return { promise, end: resolve, fail: () => reject(new Error('broken')) }
}

test('no more than so many run at once, and the rest runs in the order it came', async () => {
  const inTurn = semaphore(2)
  const jobs = [job(), job(), job(), job()]
  const begun: number[] = []

  const all = jobs.map(({ promise }, at) =>
    inTurn(() => {
      begun.push(at)
      return promise
    }),
  )
  await Promise.resolve()
  expect(begun).toEqual([0, 1])

  jobs[1]!.end()
  await all[1]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 2])

  for (const { end } of jobs) end()
  await Promise.all(all)
  expect(begun).toEqual([0, 1, 2, 3])
})

test('work that fails gives its turn on', async () => {
  const inTurn = semaphore(1)
  const [first, second] = [job(), job()]

  const failing = inTurn(() => first.promise)
  const following = inTurn(() => second.promise.then(() => 'done'))
  first.fail()
  second.end()

  await expect(failing).rejects.toThrow('broken')
  expect(await following).toBe('done')
})

test('what comes when enough waits is refused, and may come again', async () => {
  const inTurn = semaphore(1, 1)
  const [first, second] = [job(), job()]
  const [running, waiting] = [inTurn(() => first.promise), inTurn(() => second.promise)]

  await expect(inTurn(async () => {})).rejects.toMatchObject({ code: 'BUSY', status: 503, headers: { 'retry-after': '5' } })

  first.end()
  second.end()
  await Promise.all([running, waiting])
  expect(await inTurn(async () => 'done')).toBe('done')
})

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { type Paged, readOn } from './read-on.ts'

const queryKey = ['saved']

/** A list of three pages whose answers come when they are let through. */
async function listOfThree() {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const waiting: (() => void)[] = []
  const observer = new InfiniteQueryObserver(cache, {
    queryKey,
    queryFn: async ({ pageParam, signal }) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      waiting.push(resolve)
      await promise
      signal.throwIfAborted()
      return pageParam
    },
    initialPageParam: 1,
    getNextPageParam: (page: number) => (page < 3 ? page + 1 : undefined),
  })
  onTestFinished(observer.subscribe(() => {}))
  const answer = async () => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0)
    waiting.shift()?.()
  }
  await answer()
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  const shown = () => observer.getCurrentResult().data?.pages
  return { cache, answer, shown, query: () => observer.getCurrentResult() as Paged }
}

test('a press brings one page more', async () => {
  const { answer, shown, query } = await listOfThree()

  const reading = readOn(query())
  await answer()
  await reading

  expect(shown()).toEqual([1, 2])
})

test('a press holds although the list is read anew while its page is on the way', async () => {
  const { cache, answer, shown, query } = await listOfThree()

  const reading = readOn(query())
  const anew = cache.invalidateQueries({ queryKey })
  await Promise.all([answer().then(answer).then(answer), reading, anew])

  expect(shown()).toEqual([1, 2])
})

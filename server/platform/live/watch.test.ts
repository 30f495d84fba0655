import { expect, test, vi } from 'vitest'
import type { Hint } from './interests.ts'
import { readWatched, Watch } from './watch.ts'

const ID = '01a202d3-30ce-7798-860d-48ab7a08ec36'
const table = { feed: { isSingle: true as const, admit: async () => [] }, post: { admit: async () => [] } }

test('a page names things that there are, by their ids, and nothing else', () => {
  expect(readWatched(['feed', `post:${ID}`, `post:${ID.toUpperCase()}`], table)).toEqual(['feed', `post:${ID}`, `post:${ID}`])
  for (const said of [
    'feed',
    null,
    {},
    ['post'],
    [`feed:${ID}`],
    ['post:1'],
    [`post:${ID}:x`],
    ['member:1'],
    ['constructor'],
    [1],
    [''],
    Array(101).fill('feed'),
  ])
    expect([said, readWatched(said, table)]).toEqual([said, null])
})

/** A line, and a reader whose rights the test decides; each question waits until it is answered. */
function page() {
  const joined = new Set<string>()
  const said: Hint[] = []
  const questions: ((may: readonly string[]) => void)[] = []
  const dropped = vi.fn()
  const watch = new Watch(
    {
      join: (interest) => joined.add(interest),
      leave: (interest) => joined.delete(interest),
      say: (hint) => said.push(hint),
      drop: dropped,
    },
    {
      admit: () => new Promise((resolve) => questions.push((may) => resolve(new Set(may)))),
      now: async () => new Map(),
    },
  )
  const answer = async (...may: string[]) => {
    await vi.waitFor(() => expect(questions).toHaveLength(1))
    questions.pop()!(may)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { watch, joined, said, answer, dropped }
}

test('a page joins what its reader may hear of, and is told of the rest', async () => {
  const { watch, joined, said, answer } = page()

  watch.show(['a', 'b'])
  await answer('a')

  expect([...joined]).toEqual(['a'])
  expect(said).toEqual([['interest_gone', { interest: 'b' }]])
})

test('an answer that comes after the rights have changed joins nothing', async () => {
  const { watch, joined, said, answer } = page()
  watch.show(['a'])

  watch.askAgain()
  await answer('a')
  expect([...joined]).toEqual([])
  await answer()

  expect([...joined]).toEqual([])
  expect(said).toEqual([['interest_gone', { interest: 'a' }]])
})

test('asking again ends when all that is shown is joined or refused', async () => {
  const { watch, joined, said, answer } = page()
  watch.show(['a', 'b'])
  expect([watch.asked.has('a'), watch.asked.has('c')]).toEqual([true, false])
  await answer('a', 'b')
  let isOver = false

  const over = watch.askAgain().then(() => (isOver = true))
  expect([[...joined], isOver]).toEqual([[], false])
  await answer('b')
  await over

  expect([...joined]).toEqual(['b'])
  expect(said).toEqual([['interest_gone', { interest: 'a' }]])
})

test('what is no longer shown when the answer comes is not joined', async () => {
  const { watch, joined, answer } = page()
  watch.show(['a', 'b'])

  watch.show(['b', 'c'])
  await answer('a', 'b')
  await answer('c')

  expect([...joined]).toEqual(['b', 'c'])
  watch.show([])
  expect([...joined]).toEqual([])
})

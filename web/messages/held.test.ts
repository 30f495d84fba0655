import { expect, test } from 'vitest'
import type { Message } from '#contract/messages.ts'
import { type Held, heldOf, isBehind, lacksChanges, lacksMessages, withChanges, withFirst, withMessages, withNews } from './held.ts'

const message = (seq: number, changeSeq = 0, over: Partial<Message> = {}) => ({ seq, changeSeq, gone: null, ...over }) as Message
const from = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => message(first + at))
const held = (first: number, last: number, over: Partial<Held> = {}): Held => ({
  ...heldOf({ items: from(first, last), firstSeq: 1, lastSeq: last, changeSeq: 4 }),
  ...over,
})
const seqs = ({ messages }: Held) => messages.map(({ seq }) => seq)

test('frames in their order join on, and one that comes twice is held once', () => {
  const after = [message(4), message(4), message(5), message(5)].reduce(withNews, held(1, 3))

  expect(seqs(after)).toEqual([1, 2, 3, 4, 5])
  expect(isBehind(after)).toBe(false)
})

test('what its reader has deleted so far is held no more, and what comes after it joins on', () => {
  const cleared = withFirst(held(1, 3), 4)

  expect([seqs(cleared), isBehind(cleared)]).toEqual([[], false])
  expect(seqs(withNews(cleared, message(4)))).toEqual([4])
  expect(seqs(withFirst(held(1, 3), 1))).toEqual([1, 2, 3])
})

test('a frame beyond a gap is not shown beside it: the rest is asked for', () => {
  const after = withNews(held(1, 3), message(6))

  expect(seqs(after)).toEqual([1, 2, 3])
  expect(lacksMessages(after)).toBe(true)
  expect(lacksMessages(withMessages(after, from(4, 6)))).toBe(false)
})

test('frames out of their order end in the same as in it', () => {
  const after = withMessages([message(5), message(4)].reduce(withNews, held(1, 3)), from(5, 5))

  expect(seqs(after)).toEqual([1, 2, 3, 4, 5])
})

test('of two states of a message the higher change holds, whichever comes later', () => {
  const [edited, deleted] = [message(2, 5), message(2, 6, { gone: 'deleted' })]

  for (const frames of [
    [edited, deleted],
    [deleted, edited],
  ])
    expect(frames.reduce(withNews, held(1, 3)).messages[1]).toMatchObject({ changeSeq: 6, gone: 'deleted' })
  expect(withMessages(withNews(held(1, 3), deleted), [message(2)]).messages[1]).toMatchObject({ changeSeq: 6 })
})

test('a change that skips one is in, and the one it skipped is asked for', () => {
  const after = withNews(held(1, 3), message(2, 6))

  expect(after.messages[1]).toMatchObject({ changeSeq: 6 })
  expect(lacksChanges(after)).toBe(true)
  expect(lacksChanges(withChanges(after, { items: [message(1, 5), message(2, 6)], lastSeq: 3, changeSeq: 6 }, true))).toBe(false)
})

test('a change that overtakes its message asks for the message', () => {
  const after = withNews(held(1, 3), message(4, 5))

  expect(after.messages.at(-1)).toMatchObject({ seq: 4, changeSeq: 5 })
  expect(isBehind(withNews(held(1, 3), message(5, 5)))).toBe(true)
})

test('a long answer of changes is not yet all of them', () => {
  const behind = withNews(held(1, 3), message(3, 9))

  const first = withChanges(behind, { items: [message(1, 5), message(2, 6)], lastSeq: 3, changeSeq: 9 }, false)

  expect(first.changeSeq).toBe(6)
  expect(lacksChanges(first)).toBe(true)
})

test('earlier messages stand before those that are held, and a stretch of earlier days asks for nothing at the end', () => {
  const earlier = held(10, 12, { follows: false, head: { lastSeq: 90, changeSeq: 4 } })

  expect(seqs(withMessages(earlier, from(8, 9)))).toEqual([8, 9, 10, 11, 12])
  expect(isBehind(withNews(earlier, message(91)))).toBe(false)
})

test('what its reader has hidden stays hidden when an older answer arrives', () => {
  const hidden = withMessages(held(1, 3), [message(2, 0, { gone: 'hidden' })])

  expect(withMessages(hidden, [message(2)]).messages[1]).toMatchObject({ gone: 'hidden' })
})

test('an empty conversation takes its first message', () => {
  const empty = heldOf({ items: [], firstSeq: 1, lastSeq: 0, changeSeq: 0 })

  expect(seqs(withNews(empty, message(1)))).toEqual([1])
})

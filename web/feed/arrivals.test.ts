import { expect, test } from 'vitest'
import type { Post } from '#contract/feed.ts'
import { joined, leavesHole, waitingWords } from './arrivals.ts'

const me = 'asha'
const post = (id: string, author = 'ravi') => ({ id, author: { id: author } }) as Post
const none = { items: [], hole: false }

test('posts wait once each, newest first', () => {
  const waiting = joined(joined(none, [post('1'), post('2')]), [post('2'), post('3')])

  expect(waiting.items.map(({ id }) => id)).toEqual(['3', '2', '1'])
  expect(waitingWords(waiting, me)).toBe('3 new posts')
})

test('one post is said as one, and the own ones are not said', () => {
  expect(waitingWords(joined(none, [post('1'), post('2', me)]), me)).toBe('1 new post')
  expect(waitingWords(joined(none, [post('2', me)]), me)).toBeUndefined()
  expect(waitingWords(none, me)).toBeUndefined()
})

test('after more than a hundred the number is no longer said', () => {
  const many = Array.from({ length: 101 }, (_, index) => post(String(1000 + index)))

  const waiting = joined(none, many)

  expect(waiting.items).toHaveLength(100)
  expect(waitingWords(waiting, me)).toBe('New posts')
})

test('a gap leaves a hole only when the newest page does not touch what is held', () => {
  const newest = { items: [post('9'), post('8')], next: 'after-8' }

  expect(leavesHole(newest, new Set(['8', '7']))).toBe(false)
  expect(leavesHole(newest, new Set(['7', '6']))).toBe(true)
  expect(leavesHole({ ...newest, next: null }, new Set(['7']))).toBe(false)
  expect(leavesHole(newest, new Set())).toBe(false)
})

import { expect, test } from 'vitest'
import { joined, leavesGap, waitingWords } from './arrivals.ts'

const me = 'asha'
const post = (id: string, authorId = 'ravi') => ({ id, authorId })
const none = { items: [], gap: false }

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

test('missed posts leave a gap only when the newest page does not touch what is held', () => {
  const newest = { items: [post('9'), post('8')], next: 'after-8' }

  expect(leavesGap(newest, new Set(['8', '7']))).toBe(false)
  expect(leavesGap(newest, new Set(['7', '6']))).toBe(true)
  expect(leavesGap({ ...newest, next: null }, new Set(['7']))).toBe(false)
  expect(leavesGap(newest, new Set())).toBe(false)
})

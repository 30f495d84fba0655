import { expect, test } from 'vitest'
import type { SavedPost } from '#contract/saved.ts'
import { titleOf } from '../post/naming.ts'
import { rowsOf } from './rows.ts'

const savedOn = (day: number, id = `post ${day}`) =>
  ({ post: { id }, savedAt: `2026-11-${String(day).padStart(2, '0')}T08:00:00.000Z`, labelId: null }) as SavedPost
const shown = (rows: ReturnType<typeof rowsOf>) => rows.map(({ saved, isRemoved }) => `${saved.post.id}${isRemoved ? ' removed' : ''}`)

test('what was removed stands in its place, before and after the list knows of it', () => {
  const removed = [savedOn(8)]

  expect(shown(rowsOf([savedOn(9), savedOn(8), savedOn(7)], removed))).toEqual(['post 9', 'post 8 removed', 'post 7'])
  expect(shown(rowsOf([savedOn(9), savedOn(7)], removed))).toEqual(['post 9', 'post 8 removed', 'post 7'])
})

test('a removed post that was saved anew elsewhere stands where it was saved then, once', () => {
  expect(shown(rowsOf([savedOn(10, 'post 8'), savedOn(9)], [savedOn(8)]))).toEqual(['post 8', 'post 9'])
})

test('a post is called by its first line', () => {
  expect(titleOf('\n  \nST elevation V2–V3\n\nCath lab 90 minutes away')).toBe('ST elevation V2–V3')
})

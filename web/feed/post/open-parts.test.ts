import { expect, test } from 'vitest'
import { OpenParts } from './open-parts.ts'

test('a thread with a comment that was begun and a post that was being changed are open when the page comes back', () => {
  const parts = new OpenParts(['comment:7', 'reply:9:70', 'edit-post:8', 'post'])

  expect(parts.isOpen('7', 'comments')).toBe(true)
  expect(parts.isOpen('9', 'comments')).toBe(true)
  expect(parts.isOpen('8', 'editing')).toBe(true)
  expect(parts.isOpen('8', 'comments')).toBe(false)
})

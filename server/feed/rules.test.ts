import { expect, test } from 'vitest'
import { mayChange, mayEditComment, mayRemoveComment } from './rules.ts'

const byAsha = { author_id: 'asha' }
const byRavi = { author_id: 'ravi' }
const forbidden = expect.objectContaining({ code: 'FORBIDDEN' })

test('a member changes what is theirs and nothing else', () => {
  expect(() => mayChange(byAsha, 'asha')).not.toThrow()
  expect(() => mayChange(byAsha, 'ravi')).toThrow(forbidden)
})

test('a comment is removed by its author or by the author of the post, by nobody else', () => {
  expect(() => mayRemoveComment(byRavi, byAsha, 'ravi')).not.toThrow()
  expect(() => mayRemoveComment(byRavi, byAsha, 'asha')).not.toThrow()
  expect(() => mayRemoveComment(byRavi, byAsha, 'meera')).toThrow(forbidden)
})

test('a comment is edited by its author, an answer of Doxy AI by nobody', () => {
  expect(() => mayEditComment({ ...byAsha, is_ai: false }, 'asha')).not.toThrow()
  expect(() => mayEditComment({ ...byAsha, is_ai: false }, 'ravi')).toThrow(forbidden)
  expect(() => mayEditComment({ ...byAsha, is_ai: true }, 'asha')).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN', message: expect.stringContaining('You can delete it') }),
  )
})

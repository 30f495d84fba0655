import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { takeAsked } from './asked.ts'

const PATH = '/api/feed/posts'
const answer = Promise.resolve(new Response('{}'))

beforeEach(() => vi.stubGlobal('window', { asked: new Map([[PATH, answer]]), askedBy: 'asha' }))
afterEach(() => void vi.unstubAllGlobals())

test('the member for whom the document asked is given its answer, once', () => {
  expect(takeAsked(PATH, 'asha')).toBe(answer)
  expect(takeAsked(PATH, 'asha')).toBeUndefined()
})

test.each(['ravi', null])('the answer is not for %s, and for nobody afterwards', (token) => {
  expect(takeAsked(PATH, token)).toBeUndefined()
  expect(takeAsked(PATH, 'asha')).toBeUndefined()
})

test('another question is not answered with it', () => {
  expect(takeAsked('/api/feed/trending', 'asha')).toBeUndefined()
  expect(takeAsked(PATH, 'asha')).toBe(answer)
})

test('a document that has asked nothing gives nothing', () => {
  vi.stubGlobal('window', {})

  expect(takeAsked(PATH, 'asha')).toBeUndefined()
})

test('an element that bears the name is no answer', () => {
  vi.stubGlobal('window', { asked: { id: 'asked' }, askedBy: 'asha' })

  expect(takeAsked(PATH, 'asha')).toBeUndefined()
})

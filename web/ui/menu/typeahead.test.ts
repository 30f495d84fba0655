import { beforeEach, expect, test, vi } from 'vitest'
import { typeahead } from './typeahead.ts'

const labels = ['Save', 'Save with a label', 'Copy link', 'Show less like this', 'Mute words', 'Report']

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

/** Where the letters lead, one after another. */
function type(letters: string, seek = typeahead(), from = 0) {
  let at = from
  for (const letter of letters) at = seek(letter, at, labels) ?? at
  return labels[at]
}

test('letters without a pause are one beginning, and lead there from where they stand', () => {
  expect(type('sh')).toBe('Show less like this')
  expect(type('save w')).toBe('Save with a label')
  expect(type('sa', undefined, 4)).toBe('Save')
  expect(type('xy', undefined, 2)).toBe('Copy link')
})

test('one letter, and the same again, goes round', () => {
  expect(type('s')).toBe('Save with a label')
  expect(type('ss')).toBe('Show less like this')
  expect(type('sss')).toBe('Save')
})

test('after a pause a letter begins anew', () => {
  const seek = typeahead()
  expect(type('s', seek)).toBe('Save with a label')
  vi.advanceTimersByTime(501)
  expect(type('m', seek, 1)).toBe('Mute words')
})

test('a space alone and keys with a name lead nowhere', () => {
  const seek = typeahead()
  expect([' ', 'Enter', 'Shift'].map((key) => seek(key, 0, labels))).toEqual([undefined, undefined, undefined])
})

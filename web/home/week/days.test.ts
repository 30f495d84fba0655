import { expect, test } from 'vitest'
import { sayEnglish } from '../../lib/language/say.ts'
import { daysOf } from './days.ts'

test('a week is named by its first and last day', () => {
  expect(daysOf({ from: '2026-11-09', until: '2026-11-16' })).toBe('9 November to 15 November')
  expect(daysOf({ from: '2026-11-30', until: '2026-12-07' })).toBe('30 November to 6 December')
  expect(daysOf({ from: '2026-11-09', until: '2026-11-16' }, sayEnglish, 'hi-IN')).toBe('9 नवंबर to 15 नवंबर')
})

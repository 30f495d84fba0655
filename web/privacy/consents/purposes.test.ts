import { afterEach, expect, test } from 'vitest'
import { textsFrom } from '#contract/consent-purposes.ts'
import { speakWith } from '../../lib/language/say.ts'
import { dayOfText } from './purposes.ts'

afterEach(() => speakWith(undefined))

test('the day of a text stands as the log keeps it in English, and in Hindi as Hindi writes days', () => {
  for (const day of Object.values(textsFrom)) expect(dayOfText(day)).toBe(day)
  expect(dayOfText('the first draft')).toBe('the first draft')

  speakWith({ code: 'hi', words: () => undefined, refusal: () => undefined })

  expect(dayOfText('29 November 2026')).toBe('29 नवंबर 2026')
})

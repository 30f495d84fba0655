import { expect, test } from 'vitest'
import { decidedWords } from './cases.ts'

test('a reviewer reads that somebody was notified only where there is somebody', () => {
  expect(decidedWords({ reporter: null }, false)).toMatch(/nobody is notified/)
  for (const words of [decidedWords({ reporter: null }, true), decidedWords(undefined, false)]) expect(words).toMatch(/has been notified/)
})

import { expect, test } from 'vitest'
import { patternsOf } from './patterns.ts'

/** As PostgreSQL reads them: \m and \M are the beginning and the end of a word. */
const found = (q: string, text: string) =>
  patternsOf(q).every((pattern) =>
    new RegExp(
      pattern
        .replaceAll(String.raw`\m`, String.raw`(?<![\p{L}\p{N}])(?=[\p{L}\p{N}])`)
        .replaceAll(String.raw`\M`, String.raw`(?![\p{L}\p{N}])`),
      'u',
    ).test(text),
  )

test.each([
  ['heart doctor', 'consultant in cardiology'],
  ['cardi', 'interventional cardiologist'],
  ['cardiologist bombay', 'cardiologist\u001fkem\u001fmumbai'],
  ['haddi ka doctor', 'orthopaedic surgeon'],
  ['ent', 'ent surgeon'],
  ['night duty', 'duty doctor, night'],
  ['full-time', 'full-time'],
  ['af', 'atrial fibrillation after surgery'],
  ['dnb a', 'dnb a'],
])('“%s” is found in “%s”', (q, text) => {
  expect(found(q, text)).toBe(true)
})

test.each([
  ['ent', 'patient care'],
  ['dr', 'hydra'],
  ['cardiologist mumbai', 'cardiologist, delhi'],
  ['gynaecologist', 'oncologist'],
  ['a.*b', 'axxb'],
])('“%s” is not found in “%s”', (q, text) => {
  expect(found(q, text)).toBe(false)
})

test('no word asks for nothing, and signs of a pattern mean themselves', () => {
  expect(patternsOf('  ·  ')).toEqual([])
  for (const q of ['(', 'a)(b', '[x', 'c++ *', '\\m', '{1,', 'a|b']) expect(() => found(q, 'anything')).not.toThrow()
})

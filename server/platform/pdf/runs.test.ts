import { expect, test } from 'vitest'
import { runsOf } from './runs.ts'

const LATIN = /^[\u0020-\u007e\u00a0-\u00ff]$/
const DEVANAGARI = /^[ \u0900-\u097f]$/
const draws = (font: string, codePoint: number) => (font === 'latin' ? LATIN : DEVANAGARI).test(String.fromCodePoint(codePoint))
const cut = (text: string) => runsOf(text, ['latin', 'devanagari'], draws)

test('a text is cut where its script changes, and a syllable never', () => {
  expect(cut('Dr. आशा क्षत्रिय, MD')).toEqual([
    { text: 'Dr. ', font: 'latin' },
    { text: 'आशा क्षत्रिय', font: 'devanagari' },
    { text: ', MD', font: 'latin' },
  ])
})

test('a joiner stays with the letters that it joins', () => {
  expect(cut('क्\u200dष')).toEqual([{ text: 'क्\u200dष', font: 'devanagari' }])
})

test('what no font draws is told apart', () => {
  expect(cut('Li 李医生 MD')).toEqual([
    { text: 'Li ', font: 'latin' },
    { text: '李医生', font: undefined },
    { text: ' MD', font: 'latin' },
  ])
})

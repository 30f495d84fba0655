import { expect, test } from 'vitest'
import { typedAt } from './typed.ts'

/** The bar is the caret. */
const at = (marked: string) => typedAt(marked.replace('|', ''), marked.indexOf('|'))

test('a sign that begins a word is what is being typed, up to the caret', () => {
  expect(at('As @ravi-me| said')).toEqual({ sign: '@', query: 'ravi-me', from: 3, to: 11 })
  expect(at('(@|')).toEqual({ sign: '@', query: '', from: 1, to: 2 })
  expect(at('#Sep|sis today')).toEqual({ sign: '#', query: 'Sep', from: 0, to: 7 })
  expect(at('@आशा|')).toEqual({ sign: '@', query: 'आशा', from: 0, to: 4 })
})

test('nothing is being typed inside an address, behind another sign, or where the word is over', () => {
  for (const text of [
    'asha@|',
    'asha.rao@wa|',
    'https://ward.example/@a|',
    'ward.example/#a|',
    '@@a|',
    '##a|',
    'a#b|',
    '@asha |',
    '#1|',
    '|@asha',
    'x-@a|',
  ])
    expect([text, at(text)]).toEqual([text, undefined])
})

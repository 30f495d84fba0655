import { expect, test } from 'vitest'
import { line, prose, WebLink } from './text.ts'

const wordsOf = (schema: { safeParse(given: string): { error?: { issues: readonly { message: string }[] } | undefined } }, given: string) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message) ?? []

test('a text of signs that are drawn as nothing is empty', () => {
  const blanks = [
    '\u2800',
    '\u3164',
    '\uffa0',
    '\u115f\u1160',
    '\u200b\u200d',
    '\u00a0\u2003',
    '\ufe0f',
    '\u{e0100}',
    '\u034f',
    '\u17b4',
    '\u2800 \u3164\n\u2800',
  ]
  for (const blank of blanks)
    for (const shape of [line(80), prose(80)]) expect([blank, wordsOf(shape, blank)]).toEqual([blank, ['This cannot be empty.']])
  expect(line(80, 0).parse('\u3164')).toBe('')
})

test('signs that are drawn as nothing stay where there is something to read', () => {
  for (const text of ['❤️', 'क्‍ष', '⠓⠑⠇⠇⠕⠀⠺⠕⠗⠇⠙', 'ᅟᅡ', '?', '+'])
    expect([line(80).parse(text), prose(80).parse(text)]).toEqual([text.normalize('NFC'), text.normalize('NFC')])
})

test('a link leads to a site on the internet', () => {
  const taken = [
    'https://www.who.int/x',
    'http://a.co',
    'https://my_site.blog.example/a?b#c',
    'https://उदाहरण.भारत/',
    'https://who.int./',
    'https://who.int:8443/',
  ]
  for (const link of taken) expect([link, wordsOf(WebLink, link)]).toEqual([link, []])
  const elsewhere = [
    'http://.',
    'http://a',
    'https://-.com',
    'https://a-.com',
    'http://localhost',
    'http://a..com',
    'http://10.0.0.1',
    'http://[::1]/',
    'http://a.1b',
  ]
  for (const link of elsewhere)
    expect([link, wordsOf(WebLink, link)]).toEqual([link, ['Use the address of a site on the internet, such as https://www.who.int.']])
  for (const link of ['ftp://who.int', 'who.int', 'javascript:alert(1)', 'http://'])
    expect([link, wordsOf(WebLink, link)]).toEqual([link, ['Use a web address that starts with http:// or https://.']])
})

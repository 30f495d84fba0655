import { expect, test } from 'vitest'
import { linkParts, paragraphs } from './linkify.ts'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test('web addresses become links and the text around them stays as it was', () => {
  expect(linkParts('See https://journals.example/a?b=1#c, then ask.')).toEqual([
    { text: 'See ' },
    { text: 'https://journals.example/a?b=1#c', href: 'https://journals.example/a?b=1#c' },
    { text: ', then ask.' },
  ])
})

test('brackets belong to the address only when it opened them', () => {
  expect(links('(https://en.example.org/wiki/Kerley_(sign))')).toEqual(['https://en.example.org/wiki/Kerley_(sign)'])
  expect(links('(see https://journals.example/a)')).toEqual(['https://journals.example/a'])
})

test('nothing but http and https becomes a link', () => {
  expect(links('javascript:alert(1) data:text/html,x ftp://files.example mailto:a@b.example')).toEqual([])
})

test('an address with a user name inside, or without a site, stays text', () => {
  expect(links('https://wardmates.example@evil.example/ http://localhost/x https://')).toEqual([])
})

test('text without an address is one part, and no text is none', () => {
  expect(linkParts('<b>BP 138/86</b>')).toEqual([{ text: '<b>BP 138/86</b>' }])
  expect(linkParts('')).toEqual([])
})

test('an empty line begins a paragraph', () => {
  expect(paragraphs('one\ntwo\n\n\nthree\n \n')).toEqual(['one\ntwo', 'three'])
})

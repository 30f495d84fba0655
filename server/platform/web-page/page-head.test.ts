import { expect, test } from 'vitest'
import { readHead } from './page-head.ts'

const head = (html: string, charset?: string) => readHead({ bytes: Buffer.from(html), charset })

test('a page is known by what it says to be shared as, else by its title and its description', () => {
  const plain = '<title>Scrub typhus in India &mdash; a review</title><meta name=description content="What was found">'
  const shared = `${plain}<meta property="og:title" content='Scrub typhus: "a" review'><META PROPERTY=og:description CONTENT="&#x44;oxycycline &amp; azithromycin">`

  expect(head(`<!doctype html><html><head>${plain}</head>`)).toEqual({
    title: 'Scrub typhus in India — a review',
    description: 'What was found',
  })
  expect(head(shared)).toEqual({ title: 'Scrub typhus: "a" review', description: 'Doxycycline & azithromycin' })
})

test('what looks like a title within a comment, a script, an attribute or the body is none', () => {
  const html = `<!-- <title>Comment</title> --><script>"<title>Script</title>"</script><link title="<title>Attribute</title>">
    <title>The page</title></head><body><title>Body</title><meta property="og:title" content="Body">`

  expect(head(html).title).toBe('The page')
})

test('what a page says first holds, and what it leaves empty does not', () => {
  expect(head('<title> </title><title>One</title><title>Two</title>').title).toBe('One')
  expect(head('<meta property="og:title" content=""><title>One</title>').title).toBe('One')
})

test.each([
  '',
  'No markup',
  '<title>Never ends',
  '<!-- never ends <title>One</title>',
  '<script><title>One</title>',
  '<title',
  '<title>&#x110000;</title',
])('%s has no more to say than it says', (html) => {
  expect(head(html).title).toBe(html.startsWith('<title>&') ? '&#x110000;' : '')
})

test('a page is read in the encoding that its server names, or else it does itself', () => {
  const bytes = Buffer.from('<meta charset="windows-1252"><title>Sj\xf6gren</title>', 'latin1')

  expect(readHead({ bytes, charset: undefined }).title).toBe('Sjögren')
  expect(readHead({ bytes, charset: 'iso-8859-1' }).title).toBe('Sjögren')
  expect(head('<title>हृदय</title>', 'no-such-encoding').title).toBe('हृदय')
})

// Each of these takes hours where a letter is looked at again for each one before it.
test.each([
  '<',
  '<a ',
  '<a "',
  "<a x='",
  '<a x="',
  '<!--',
  '<!-->',
  '<title>',
  '<title ',
  '<script',
  '</script',
  '<a =',
  '<a x= ',
  '<a       ',
  '&#1',
])('a page full of %s is read to its end', (piece) => {
  expect(head(piece.repeat(Math.ceil(262_144 / piece.length)))).toBeDefined()
})

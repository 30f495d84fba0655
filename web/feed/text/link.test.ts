import { expect, test } from 'vitest'
import { readLink, siteOf } from './link.ts'

test('an address is taken as it is, and https is added where it was left out', () => {
  expect(readLink(' https://journals.example/a ')).toEqual({ link: 'https://journals.example/a' })
  expect(readLink('journals.example/a')).toEqual({ link: 'https://journals.example/a' })
  expect(readLink('journals.example:8080/a')).toEqual({ link: 'https://journals.example:8080/a' })
  expect(readLink('')).toEqual({ link: undefined })
})

test('other schemes, words and user names are refused in words', () => {
  const refused = 'Use a web address that starts with http:// or https://.'
  expect(readLink('javascript:alert(1)').error).toBe(refused)
  expect(readLink('data:text/html,x').error).toBe(refused)
  expect(readLink('not an address').error).toBe(refused)
  expect(readLink('word').error).toBe(refused)
  expect(readLink('https://a@journals.example').error).toBe('A web address that contains a user name is not accepted.')
  expect(readLink(`https://journals.example/${'a'.repeat(2000)}`).error).toBe('That address is too long.')
})

test('a reader sees which site a link leads to', () => {
  expect(siteOf('https://www.journals.example/a')).toBe('journals.example')
})

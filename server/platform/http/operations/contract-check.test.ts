import { expect, test } from 'vitest'
import { z } from 'zod'
import { compare } from './contract-check.ts'

const Author = z.object({ name: z.string(), city: z.string().optional() })
const Entry = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('post'), author: Author }),
  z.object({ kind: z.literal('note'), words: z.string().nullable() }),
])
const Page = z.object({ items: z.array(Entry), at: z.iso.datetime(), counts: z.record(z.string(), z.number().int()) })

const right = { items: [{ kind: 'post', author: { name: 'Asha' } }], at: new Date(0), counts: { likes: 1 } }

function breachOf(schema: unknown, sent: unknown) {
  const breaches: string[] = []
  try {
    compare('GET /page', schema, sent, (words) => breaches.push(words))
  } catch {
    return breaches.join()
  }
}

test('what is as promised passes: a date as its text, a field that may be left out', () => {
  expect(breachOf(Page, right)).toBeUndefined()
  expect(breachOf(Page, { ...right, items: [{ kind: 'post', author: { name: 'Asha', city: undefined } }] })).toBeUndefined()
})

test.each([
  ['a missing field', { ...right, at: undefined }, 'at: '],
  ['a field nobody promised', { ...right, extra: 1 }, 'extra: is no field of it'],
  [
    'a field nobody promised, deep inside a kind',
    { ...right, items: [{ kind: 'post', author: { name: 'A', age: 1 } }] },
    'items.0.author.age: is no field of it',
  ],
  [
    'a field of another kind',
    { ...right, items: [{ kind: 'note', words: null, author: { name: 'A' } }] },
    'items.0.author: is no field of it',
  ],
  ['a wrong type', { ...right, items: [{ kind: 'note', words: 7 }] }, 'items.0.words: '],
  ['a number that JSON cannot carry', { ...right, counts: { likes: Number.NaN } }, 'counts.likes: '],
  ['nothing', undefined, 'the whole: '],
])('%s is named with its operation and path', (_, sent, where) => {
  expect(breachOf(Page, sent)).toContain(`GET /page breaks its contract: ${where}`)
})

test('a value that reading would fill in or change is not as promised', () => {
  expect(breachOf(z.object({ note: z.string().default('') }), {})).toContain('note: is missing')
  expect(breachOf(z.object({ note: z.string().trim() }), { note: ' a ' })).toContain('note: is read as "a"')
})

test('a file is an answer only where one is promised', () => {
  expect(breachOf(z.file(), new File(['a'], 'a.txt'))).toBeUndefined()
  expect(breachOf(Author, new File(['a'], 'a.txt'))).toContain('the whole: ')
  expect(breachOf(undefined, right)).toContain('the whole: ')
})

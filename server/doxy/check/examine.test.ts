import { expect, test } from 'vitest'
import type { Finding } from '#contract/checks.ts'
import { examine, statusOf } from './examine.ts'
import type { Asked } from './examiner.ts'

const signals = { c3: 0, cs: 0, s: 0, g: 0 }
const emptyLibrary: Asked = {
  search: async () => ({ documents: [], terms: [], signals, searched: 0 }),
  idfs: async (terms) => new Map(terms.map((term) => [term, 1])),
}
const claims = (count: number) => Array.from({ length: count }, (_, n) => `Metformin reduces the risk of diabetes by ${n + 20}% in adults.`)
const LONG = `Metformin reduces the risk of diabetes in adults ${'who walk to their work on most days of the week '.repeat(6)}by a third.`

test('claims that are not looked up are told as such, and keep a post from being verified', async () => {
  const many = await examine(emptyLibrary, claims(14).join(' '))
  const long = await examine(emptyLibrary, `${claims(1)[0]} ${LONG}`)

  expect(many.map(({ status }) => status)).toEqual([...Array(12).fill('open'), 'unchecked', 'unchecked'])
  expect(long.map(({ status, claim }) => [status, claim])).toEqual([
    ['open', claims(1)[0]],
    ['unchecked', LONG],
  ])
  const asVerified = many.map((one): Finding => (one.status === 'open' ? { ...one, status: 'verified' } : one))
  expect(statusOf(asVerified)).toBe('pending')
  expect(statusOf(asVerified.slice(0, 12))).toBe('verified')
})

test('a post of which nothing is looked up has no findings', async () => {
  expect(await examine(emptyLibrary, LONG)).toEqual([])
})

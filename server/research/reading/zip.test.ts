import { expect, test } from 'vitest'
import { docxOf, zipOf } from '#tests/support/paper-files.ts'
import { propose } from './propose.ts'
import { stretchesOf } from './stretches.ts'
import { refuseBomb } from './zip.ts'

const part = (sizeBytes: number, declared?: number) => ({
  name: 'a',
  bytes: Buffer.alloc(sizeBytes),
  ...(declared !== undefined && { declared }),
})

test('an honest file passes; sizes that are too much together, and parts that lie about theirs, do not', () => {
  expect(() => refuseBomb(docxOf(['Words']))).not.toThrow()
  expect(() => refuseBomb(zipOf([part(10, 30 * 1024 ** 2), part(10, 30 * 1024 ** 2)]))).toThrow('more than 50 MB')
  expect(() => refuseBomb(zipOf([part(5_000_000, 100)]))).toThrow('more than 50 MB')
  expect(() => refuseBomb(docxOf(['Words']).subarray(0, 200))).toThrow('damaged')
  expect(() => refuseBomb(Buffer.from('PK'))).toThrow('damaged')
})

test('a text without pages is cut between paragraphs or words, and nothing of it is lost', () => {
  const paragraphs = Array.from({ length: 50 }, (_, at) => `Paragraph ${at} ${'words '.repeat(60)}`).join('\n')
  const { pages } = stretchesOf(paragraphs)

  expect(pages.length).toBeGreaterThan(2)
  expect(pages.join('')).toBe(paragraphs)
  expect(pages.slice(0, -1).every((page) => page.endsWith('\n'))).toBe(true)
  const emoji = '😀'.repeat(10_000)
  expect(stretchesOf(emoji).pages.every((page) => page.isWellFormed())).toBe(true)
  expect(stretchesOf('x'.repeat(1_000_001)).isCut).toBe(true)
})

test('nothing is proposed where nothing is said, and a sentence is no list of names', () => {
  const document = { pages: ['Short.\nWe thank all who took part and more.'], isCut: false, title: '', authors: '', keywords: '' }

  expect(propose(document)).toMatchObject({ authors: '', year: '', doi: '', abstract: '', topics: [] })
  expect(propose({ ...document, pages: ['See (doi:10.1000/182). Received 2019, published 2021.'] })).toMatchObject({
    doi: '10.1000/182',
    year: '2019',
  })
})

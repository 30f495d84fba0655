import { expect } from 'vitest'
import { research } from '#contract/research.ts'
import { docOf, docxOf, pdfOf } from '#tests/support/paper-files.ts'
import { aPaper, fileOfBytes } from '#tests/support/papers.ts'
import { test } from '#tests/support/world.ts'

test('files of all four kinds are read in the background, a page at a time', async ({ world }) => {
  const asha = await world.member()
  const pdf = pdfOf([['Door to wire time in a network', 'We followed 1486 patients.'], ['Night transfers improved least.']])
  const docx = docxOf(['Day-care thyroidectomy in a district hospital', 'No drain was used in 198 of 212 cases.'])
  const papers = [
    await aPaper(asha, {}, fileOfBytes(pdf, 'network.pdf')),
    await aPaper(asha, {}, fileOfBytes(docx, 'thyroid.docx')),
    await aPaper(asha, {}, new File(['जाँच and words'], 'plain.txt')),
    await aPaper(asha, {}, fileOfBytes(docOf('Written in Word 97.\rA second paragraph, too.\r'), 'old.doc')),
  ]

  await world.runJobs()

  const texts = await Promise.all(papers.map(({ id: paperId }) => asha.call(research.text, { paperId, no: 1 })))
  expect(texts.map(({ textState, pages }) => [textState, pages.length])).toEqual([
    ['read', 2],
    ['read', 1],
    ['read', 1],
    ['read', 1],
  ])
  expect(texts[0]!.pages[1]).toEqual({ no: 2, text: 'Night transfers improved least.' })
  expect(texts[1]!.pages[0]!.text).toContain('No drain was used in 198 of 212 cases.')
  expect(texts[2]!.pages[0]!.text).toBe('जाँच and words')
  expect(texts[3]!.pages[0]!.text).toBe('Written in Word 97.\nA second paragraph, too.')
})

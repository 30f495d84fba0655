import { expect, test } from 'vitest'
import { choose } from './choose.ts'

const PAPER = [
  {
    no: 1,
    text: 'Door-to-wire time in a network\n\n1. Introduction\nEleven districts of our state refer to four\nhubs by road. We aimed to find whether transmission of the ECG shortens the way.\n\nMethods\nThis was a before-and-after study of 1,486 patients (Rao et al. 2019) in eleven districts.',
  },
  {
    no: 2,
    text: 'Results\nMedian first-ECG-to-wire time fell from 174 to 112 minutes.\nTable 2. Minutes by shift and by hub of the network.\nThirty-day mortality was 6.1% against 8.7%.\n\nDiscussion\nOther networks of this size have reported the same. A limitation is that there was no concurrent control.\n\nReferences\nRao A found that mortality fell by half in a cohort of 200 patients.',
  },
]
const shown = (pages: typeof PAPER, wanted: string[] = []) =>
  choose(pages, wanted).sentences.map(({ part, page, text }) => [part, page, text])

test('sentences stand under the headings of the text, word for word and with their page', () => {
  expect(shown(PAPER)).toEqual([
    ['background', 1, 'We aimed to find whether transmission of the ECG shortens the way.'],
    ['background', 1, 'Eleven districts of our state refer to four hubs by road.'],
    ['methods', 1, 'This was a before-and-after study of 1,486 patients (Rao et al. 2019) in eleven districts.'],
    ['findings', 2, 'Median first-ECG-to-wire time fell from 174 to 112 minutes.'],
    ['findings', 2, 'Thirty-day mortality was 6.1% against 8.7%.'],
    ['limits', 2, 'A limitation is that there was no concurrent control.'],
  ])
  expect(choose(PAPER, []).byHeadings).toBe(true)
})

test('an abstract with its headings in the line is read by them', () => {
  const text =
    'BACKGROUND: Scrub typhus is a common cause of fever here.\nMETHODS: We enrolled 794 adults in seven hospitals.\nRESULTS: Both drugs together were better than either alone.'

  expect(shown([{ no: 1, text }]).map(([part]) => part)).toEqual(['background', 'methods', 'findings'])
})

test('a text without headings is read by its words, and says so', () => {
  const text =
    'Little is known of scrub typhus in the hills of the east. We enrolled 794 adults in seven hospitals. Mortality was 13% with both drugs. The sample size was small in the north.'

  expect(shown([{ no: 1, text }]).map(([part]) => part)).toEqual(['background', 'methods', 'findings', 'limits'])
  expect(choose([{ no: 1, text }], []).byHeadings).toBe(false)
})

test('words of an instruction bring their sentences to the front', () => {
  expect(shown(PAPER, ['mortality']).find(([part]) => part === 'findings')?.[2]).toBe('Thirty-day mortality was 6.1% against 8.7%.')
})

test('pieces of sentences, captions, tables and addresses are no sentences', () => {
  const text = [
    'Results',
    'and so the mortality was 6.1% in the hubs.',
    'Figure 1. Mortality was 6.1% in the hubs of the network.',
    '12 14 15 16 18 9 22 31 44 52 61 74 91 12 14 15 16 18 9 22.',
    'More is found at https://evil.example/results of the trial.',
    'Mortality in the hubs was 6.1% at thirty',
  ].join('\n\n')

  expect(shown([{ no: 1, text }])).toEqual([])
})

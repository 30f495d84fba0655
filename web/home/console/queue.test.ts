import { expect, test } from 'vitest'
import type { Feedback } from '#contract/feedback.ts'
import { names, ofAnswer, ofDocument, oneQueue, type Waiting } from './queue.ts'

const waiting = (id: string, due: string | null, first?: true): Waiting => ({
  ...{ id, what: 'Report', title: id, about: '', from: '2026-11-20T00:00:00.000Z', due, to: '/verification' },
  ...(first && { first }),
})
const idsOf = (lists: Parameters<typeof oneQueue>[0]) => oneQueue(lists).items.map(({ id }) => id)

const [early, late, paused] = [
  waiting('early', '2026-11-21T00:00:00.000Z'),
  waiting('late', '2026-11-28T00:00:00.000Z'),
  waiting('paused', null),
]
const patient = waiting('patient', '2026-11-29T00:00:00.000Z', true)

test('of several lists a patient comes first, then whatever is due first, and what stands still last', () => {
  expect(
    idsOf([
      { items: [early, paused], isMore: false },
      { items: [patient, late], isMore: false },
    ]),
  ).toEqual(['patient', 'early', 'late', 'paused'])
})

test('it goes no further than each list was read, as what follows there may be due before', () => {
  const lists = [
    { items: [early], isMore: true },
    { items: [patient, late], isMore: false },
  ]

  expect(oneQueue(lists)).toEqual({ items: [patient, early], isMore: true })
  expect(oneQueue([{ items: [], isMore: false }])).toEqual({ items: [], isMore: false })
})

test('a case is found by words of its row, in whatever order, and by none that are not there', () => {
  const case_ = { ...early, title: 'Post by Ravi Menon', about: 'Spam or advertising' }

  expect(['', ' ravi ', 'SPAM menon', 'report'].map((words) => names(case_, words))).toEqual([true, true, true, true])
  expect(names(case_, 'ravi appeal')).toBe(false)
})

test('documents and answers are due a week after they came, and one’s own word is not one’s to decide', () => {
  const uploadedAt = '2026-11-20T00:00:00.000Z'
  const document = { ...{ no: 7, id: 'anon:7', title: '', source: '', year: null, uploadedAt, flagged: 1, unreadable: false }, excerpt: '' }
  const answer: Feedback = {
    ...{ id: 'a', question: 'Which dose?', summary: '', abstained: false, confidence: 'Low', evidence: [], wasRight: false, words: '' },
    ...{ at: uploadedAt, seenAt: null, mayDecide: true, unreadable: false },
  }

  expect(ofDocument({ ...document, characters: 10, deletedAfter: '2026-12-20T00:00:00.000Z', taken: false })).toMatchObject({
    title: 'anon:7',
    about: '1 sentence gives instructions to an AI model',
    due: '2026-11-27T00:00:00.000Z',
  })
  expect(ofAnswer(answer)).toMatchObject({ title: 'Which dose?', due: '2026-11-27T00:00:00.000Z', decide: { answer } })
  expect(ofAnswer({ ...answer, mayDecide: false })).not.toHaveProperty('decide')
})

import { expect, test } from 'vitest'
import { firstLines, tallyOf } from './events.js'

const lines = (...events: object[]) => events.map((event) => `${JSON.stringify(event)}\n`).join('')
const like = { id: 'a', where: 'feed.spec.ts:4', title: 'a doctor likes' }
const save = { id: 'b', where: 'feed.spec.ts:20', title: 'a doctor saves' }
const failed = { event: 'ends', state: 'failed', words: 'Error: no button' }
const passed = { event: 'ends', state: 'passed', words: '' }

test('what passed is counted, and what failed is named by place, title and words', () => {
  const text = lines({ event: 'begins', ...like }, { ...like, ...passed }, { event: 'begins', ...save }, { ...save, ...failed })

  expect(tallyOf(text)).toEqual({
    passed: 1,
    failures: [{ where: 'feed.spec.ts:20', title: 'a doctor saves', words: 'Error: no button' }],
    late: [],
    unfinished: [],
  })
})

test('what passed at a further try is counted, and named as late with what fell first', () => {
  const text = lines({ ...like, ...failed, where: 'feed.spec.ts:9' }, { event: 'begins', ...like }, { ...like, ...passed })

  expect(tallyOf(text)).toMatchObject({
    passed: 1,
    failures: [],
    late: [{ where: 'feed.spec.ts:9', title: 'a doctor likes', words: 'Error: no button' }],
  })
})

test('what failed at every try is one failure', () => {
  const text = lines({ ...like, ...failed }, { event: 'begins', ...like }, { ...like, ...failed, words: 'Error: no page' })

  expect(tallyOf(text)).toMatchObject({ passed: 0, failures: [{ words: 'Error: no button' }], late: [] })
})

test('what begins and does not end is unfinished, and what is skipped is nothing', () => {
  const text = lines({ event: 'begins', ...like }, { ...save, event: 'ends', state: 'skipped' })

  expect(tallyOf(text)).toMatchObject({ passed: 0, failures: [], late: [], unfinished: [{ title: 'a doctor likes' }] })
})

test('an error outside of every test is a failure of its own', () => {
  expect(tallyOf(lines({ ...like, ...passed }, { event: 'outside', where: 'server/feed/feed.test.ts', words: 'gone' }))).toMatchObject({
    passed: 1,
    failures: [{ where: 'server/feed/feed.test.ts', title: 'outside of every test', words: 'gone' }],
  })
})

test('words are the first lines, without colours and empty lines', () => {
  const words = `\u001b[31mError: no button\u001b[39m\n\n  Expected: 1\n${'more\n'.repeat(20)}`

  expect(firstLines(words).split('\n')).toEqual(['Error: no button', 'Expected: 1', ...Array(6).fill('more')])
})

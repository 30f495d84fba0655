import { expect, test } from 'vitest'
import type { TestModule } from 'vitest/node'
import { playwrightTally, vitestTally } from './tally.js'

const red = (words: string) => `\u001b[31m${words}\u001b[39m`

/** As Vitest reports a file: its tests by what came of each, colours in what it printed. */
function moduleOf(relativeModuleId: string, tests: [name: string, state: string, message?: string][], errors: object[] = []) {
  const module = { relativeModuleId, errors: () => errors }
  const cases = tests.map(([name, state, message]) => ({ module, name, result: () => ({ state, errors: message ? [{ message }] : [] }) }))
  return { ...module, children: { allTests: () => cases.values() } } as unknown as TestModule
}

test('of Vitest a failed test is named by file, title and the first line of why', () => {
  const feed = moduleOf('server/feed/feed.test.ts', [
    ['a post is liked', 'passed'],
    ['a post is kept', 'failed', `${red('expected 1 to be 2')}\n    at feed.test.ts:4:7`],
    ['a post is filed', 'skipped'],
  ])

  expect(vitestTally([feed], [])).toEqual({
    passed: 1,
    late: [],
    failures: ['server/feed/feed.test.ts › a post is kept › expected 1 to be 2'],
  })
})

test('of Vitest a test that passed at a further try is counted, and named with what fell before', () => {
  const feed = moduleOf('server/feed/feed.test.ts', [['a post is liked', 'passed', red('Connection terminated')]])

  expect(vitestTally([feed], [])).toEqual({
    passed: 1,
    late: ['server/feed/feed.test.ts › a post is liked › Connection terminated'],
    failures: [],
  })
})

test('of Vitest a file that cannot be read, and an error outside of every test, are failures of their own', () => {
  const broken = moduleOf('web/lib/dates.test.ts', [], [{ message: "\nCannot find module './dates.ts'\n  at load" }])
  const fine = moduleOf('web/lib/ids.test.ts', [['an id is unique', 'passed']])

  expect(vitestTally([fine, broken], [{ message: 'Connection terminated' }])).toEqual({
    passed: 1,
    late: [],
    failures: ["web/lib/dates.test.ts › Cannot find module './dates.ts'", 'outside of every test › Connection terminated'],
  })
})

const specOf = (title: string, status: string, results: object[]) => ({ file: 'feed.spec.ts', title, tests: [{ status, results }] })
const failed = (message: string, line?: number) => ({ status: 'failed', error: { message, ...(line && { location: { line } }) } })
const passed = { status: 'passed' }

test('of Playwright failed and flaky tests are named with the line, however deep their suite', () => {
  const suites = [
    {
      specs: [specOf('a doctor posts', 'expected', [passed])],
      suites: [
        {
          specs: [specOf('a doctor likes', 'unexpected', [failed(`${red('Error: no button')}\n  at feed.spec.ts:9`, 9)])],
          suites: [{ specs: [specOf('a doctor saves', 'flaky', [failed('Timed out'), passed])] }],
        },
      ],
    },
  ]

  const tally = playwrightTally({ stats: { expected: 1, flaky: 1 }, suites, errors: [] })

  expect(tally).toEqual({
    passed: 2,
    late: ['feed.spec.ts › a doctor saves › Timed out'],
    failures: ['feed.spec.ts:9 › a doctor likes › Error: no button'],
  })
})

test('of Playwright an error outside of every test, and a test that was stopped without a word, are failures too', () => {
  const suites = [{ specs: [specOf('a doctor waits', 'unexpected', [{ status: 'interrupted' }])] }]

  const tally = playwrightTally({ stats: { expected: 0, flaky: 0 }, suites, errors: [{ message: 'Error: no server at 127.0.0.1' }] })

  expect(tally).toEqual({ passed: 0, late: [], failures: ['feed.spec.ts › a doctor waits', 'Error: no server at 127.0.0.1'] })
})

import { expect, test } from 'vitest'
import { lastScreen } from './last-screen.js'

const failure = (title: string, words = 'Error: no button\nExpected: 1\nReceived: 0') => ({ where: 'feed.spec.ts:4', title, words })
const stage = (stage: string, passed: number, failures: object[] = [], late: object[] = []) =>
  ({ stage, minutes: 1.25, passed, failures, late }) as Parameters<typeof lastScreen>[0][0]

test('a row a stage, each failure with its lines, what passed late, the pictures and the count', () => {
  const screen = lastScreen([stage('check', 72), stage('e2e', 364, [failure('a doctor likes')], [failure('a doctor saves')])], '/pictures')

  expect(screen.split('\n')).toEqual([
    '',
    'stage         minutes   passed   failed    flaky',
    'check             1.3       72        0        0',
    'e2e               1.3      364        1        1',
    '',
    'failed: e2e › feed.spec.ts:4 › a doctor likes › Error: no button',
    '    Expected: 1',
    '    Received: 0',
    'late: e2e › feed.spec.ts:4 › a doctor saves › Error: no button',
    'Traces and pictures: /pictures',
    '436 passed, 1 failed',
  ])
})

test.each([10, 30, 49, 50, 300])('it is one screen with %i failures, and the last line is the count', (many) => {
  const failures = Array.from({ length: many }, (_, at) => failure(`a doctor ${at}`))

  const lines = lastScreen([stage('check', 72), stage('e2e', 0, failures, [failure('late')])], '/pictures').split('\n')

  expect(lines.length).toBeLessThanOrEqual(60)
  expect(lines.at(-1)).toBe(`72 passed, ${many} failed`)
  const named = lines.filter((line) => line.startsWith('failed: ') || line.startsWith('late: ')).length
  const left = lines.find((line) => /^and \d+ more$/.test(line))
  expect(named + Number(left?.split(' ')[1] ?? 0)).toBe(many + 1)
})

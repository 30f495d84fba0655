import { relative } from 'node:path'
import process from 'node:process'
import { firstLines, say } from './events.js'

/** @typedef {import('@playwright/test/reporter').TestCase} TestCase */
/** @typedef {import('@playwright/test/reporter').TestResult} TestResult */
/** @typedef {import('@playwright/test/reporter').TestError} TestError */

/** @param {{ file: string, line: number } | undefined} at */
const place = (at) => (at ? `${relative(process.cwd(), at.file)}:${at.line}` : '')

/** Tells of the journeys, try by try. */
export default class {
  /** @param {TestCase} test */
  onTestBegin(test) {
    say({ event: 'begins', id: test.id, where: place(test.location), title: test.title })
  }

  /**
   * @param {TestCase} test
   * @param {TestResult} result
   */
  onTestEnd(test, { status, error }) {
    const isSkipped = status === 'skipped'
    const isRight = status === test.expectedStatus
    const where = place(error?.location?.file === test.location.file ? error.location : test.location)
    const words = isRight ? '' : firstLines(error?.message) || `It ended as ${status}.`
    say({ event: 'ends', id: test.id, where, title: test.title, state: isSkipped ? 'skipped' : isRight ? 'passed' : 'failed', words })
  }

  /** @param {TestError} error */
  onError({ message, location }) {
    say({ event: 'outside', where: place(location), words: firstLines(message) })
  }
}

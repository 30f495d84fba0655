import { firstLines, say } from './events.js'

/** @typedef {import('vitest/node').TestCase} TestCase */
/** @typedef {import('vitest/node').TestModule} TestModule */

/** @param {TestCase} test */
const named = (test) => {
  const line = test.location?.line
  return { id: test.id, where: test.module.relativeModuleId + (line ? `:${line}` : ''), title: test.name }
}

/** @param {TestModule} module */
const file = (module) => ({ id: module.id, where: module.relativeModuleId, title: 'the file' })

/** Tells of Vitest's tests. A file is told of while it is loaded and its hooks run; what passed keeps the errors of its earlier tries. */
export default class {
  /** @param {TestModule} module */
  onTestModuleQueued(module) {
    say({ event: 'begins', ...file(module) })
  }

  /** @param {TestCase} test */
  onTestCaseReady(test) {
    say({ event: 'begins', ...named(test) })
  }

  /** @param {TestCase} test */
  onTestCaseResult(test) {
    const { state, errors } = test.result()
    if (state === 'pending') return
    const words = errors?.length ? firstLines(errors[0]?.message) || 'without words' : ''
    say({ event: 'ends', ...named(test), state, words })
  }

  /** @param {TestModule} module */
  onTestModuleEnd(module) {
    say({ event: 'ends', ...file(module), state: 'skipped' })
    for (const { message } of [...module.errors(), ...[...module.children.allSuites()].flatMap((suite) => suite.errors())])
      say({ event: 'outside', where: module.relativeModuleId, words: firstLines(message) })
  }

  /**
   * @param {readonly TestModule[]} _
   * @param {readonly import('vitest').SerializedError[]} unhandled
   */
  onTestRunEnd(_, unhandled) {
    for (const { message, stack } of unhandled) say({ event: 'outside', where: ourLine(stack), words: firstLines(message) })
  }
}

/** The first place in a stack that is not a package's. @param {string | undefined} stack */
function ourLine(stack = '') {
  const line = stack.split('\n').find((at) => at.includes('at ') && !at.includes('node_modules') && !at.includes('node:'))
  return line?.match(/([^\s(]+:\d+):\d+\)?$/)?.[1]?.replace(`${process.cwd()}/`, '') ?? ''
}

import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '../server/start/command.js'
import { cacheDir } from '../server/start/paths.js'

/** @typedef {{ passed: number, failures: string[], late: string[] }} Tally each failure, and what passed at a further try only, in a line: where, which test, the first line of why */

const report = join(cacheDir, 'report.json')

/**
 * Runs projects of Vitest.
 * @param {string[]} projects
 * @param {string[]} [rest] which files
 */
export function vitest(projects, rest = []) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const few = rest.length > 0 ? ['--passWithNoTests'] : []
  const reporters = ['--reporter=default', '--reporter=./tests/vitest-report.js']
  // On the command line, where it reaches every project of the configuration.
  const tries = process.env.CI ? ['--retry=2'] : []
  const args = ['run', '--config', 'tests/vitest.config.ts', ...chosen, ...few, ...tries, ...reporters]
  return counted('vitest', [...args, ...rest], (tally) => tally)
}

/** @param {string[]} rest which files */
export function playwright(rest) {
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json']
  return counted('playwright', [...args, ...rest], playwrightTally)
}

/**
 * @param {readonly import('vitest/node').TestModule[]} modules
 * @param {readonly { message: string }[]} unhandled what broke outside of every test and file
 * @returns {Tally}
 */
export function vitestTally(modules, unhandled) {
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const passed = tests.filter((test) => test.result().state === 'passed')
  /** @param {import('vitest/node').TestCase} test */
  const why = (test) => failure(test.module.relativeModuleId, test.name, test.result().errors?.[0]?.message)
  return {
    passed: passed.length,
    // A test that passed keeps the errors of its earlier tries.
    late: passed.filter((test) => test.result().errors?.length).map(why),
    failures: [
      ...tests.filter((test) => test.result().state === 'failed').map(why),
      // A file that could not be read has no tests that failed.
      ...modules.flatMap((module) => module.errors().map(({ message }) => failure(module.relativeModuleId, '', message))),
      ...unhandled.map(({ message }) => failure('', 'outside of every test', message)),
    ],
  }
}

/**
 * @param {any} report Playwright's JSON report
 * @returns {Tally}
 */
export function playwrightTally({ stats, suites, errors }) {
  /** @type {(suite: any) => any[]} */
  const specsOf = ({ specs = [], suites: inner = [] }) => [...specs, ...inner.flatMap(specsOf)]
  /** @type {(wanted: string) => string[]} */
  const named = (wanted) =>
    suites.flatMap(specsOf).flatMap((/** @type {any} */ { file, title, tests }) =>
      tests
        .filter((/** @type {any} */ { status }) => status === wanted)
        .map((/** @type {any} */ { results }) => {
          const { error } = results.find((/** @type {any} */ { error }) => error) ?? {}
          const where = error?.location ? `${file}:${error.location.line}` : file
          return failure(where, title, error?.message)
        }),
    )
  const outside = errors.map((/** @type {any} */ { message }) => failure('', '', message))
  return { passed: stats.expected + stats.flaky, late: named('flaky'), failures: [...named('unexpected'), ...outside] }
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string | undefined} message what the runner printed, in colours or not
 */
function failure(file, title, message = '') {
  const [first] = stripVTControlCharacters(message).trim().split('\n')
  return [file, title, first].filter(Boolean).join(' › ')
}

/**
 * Runs a test runner and reads what its report counts; a run that fails without a failed test counts as one.
 * @param {string} command
 * @param {string[]} args
 * @param {(report: any) => Tally} tally
 * @returns {Promise<Tally>}
 */
async function counted(command, args, tally) {
  await rm(report, { force: true })
  let errors = ''
  const code = await runCommand(command, args, {
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TALLY_FILE: report },
    onError: (text) => {
      errors = (errors + text).slice(-2000)
    },
  })
  const text = await readFile(report, 'utf8').catch(() => '')
  const { passed, failures, late } = text ? tally(JSON.parse(text)) : { passed: 0, failures: [], late: [] }
  if (code !== 0 && failures.length === 0)
    failures.push(`${command} ended with code ${code}, its last words: ${stripVTControlCharacters(errors).trim()}`)
  return { passed, failures, late }
}

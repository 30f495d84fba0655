import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { runCommand } from '../server/start/command.js'
import { cacheDir } from '../server/start/paths.js'
import { UserFacingError } from '../server/start/user-facing-error.js'
import { refuseInterrupted } from './interruption.js'
import { firstLines, tallyOf } from './report/events.js'
import { openScratch } from './scratch.js'

/** @typedef {Omit<import('./report/events.js').Tally, 'unfinished'>} Tally */

/** What is kept of what a command printed last, in characters. */
const PRINTED_MAX = 4000
const PREPARE_MINUTES = 10
const events = join(cacheDir, `events-${process.pid}.jsonl`)

/**
 * Gets what a stage needs: the packages, the built site, a browser. What is not there in time has failed.
 * @param {'packages' | 'site' | 'browser'} what
 */
export async function prepare(what) {
  const { code, printed } = await runWithin(PREPARE_MINUTES, process.execPath, ['tests/prepare.js', what])
  if (code === undefined) throw new UserFacingError(`What the tests need (${what}) was not there after ${PREPARE_MINUTES} minutes.`)
  if (code !== 0) throw new UserFacingError(firstLines(printed) || `What the tests need (${what}) could not be had.`)
}

/**
 * Runs projects of Vitest.
 * @param {string[]} projects
 * @param {number} limitMinutes
 * @param {string[]} [rest] which files
 */
export function vitest(projects, limitMinutes, rest = []) {
  const chosen = projects.flatMap((project) => ['--project', project])
  const few = rest.length > 0 ? ['--passWithNoTests'] : []
  // On the command line, where it reaches every project of the configuration.
  const tries = process.env.CI ? ['--retry=2'] : []
  const reporters = ['--reporter=default', '--reporter=./tests/report/vitest-reporter.js']
  return counted('vitest', ['run', '--config', 'tests/vitest.config.ts', ...chosen, ...few, ...tries, ...reporters, ...rest], limitMinutes)
}

/**
 * @param {number} limitMinutes
 * @param {string[]} rest which files
 */
export function playwright(limitMinutes, rest) {
  const reporters = '--reporter=list,./tests/report/playwright-reporter.js'
  return counted('playwright', ['test', '--config', 'tests/e2e/playwright.config.ts', reporters, ...rest], limitMinutes)
}

/**
 * Runs a test runner and counts what it tells. What still runs when it is not done in time has failed; a runner that fails without a failed
 * test counts as one.
 * @param {string} command
 * @param {string[]} args
 * @param {number} limitMinutes
 * @returns {Promise<Tally>}
 */
async function counted(command, args, limitMinutes) {
  await rm(events, { force: true })
  const { code, printed } = await runWithin(limitMinutes, command, args, { env: { TEST_EVENTS: events } })
  const { passed, failures, late, unfinished } = tallyOf(await readFile(events, 'utf8').catch(() => ''))
  await rm(events, { force: true })
  if (code === undefined) {
    const words = `Still running when the stage was ended after ${limitMinutes} minutes.`
    const hung = unfinished.length > 0 ? unfinished : [{ where: '', title: `${command}, outside of every test`, words: '' }]
    failures.push(...hung.map((test) => ({ ...test, words: firstLines(`${words}\n${test.words}`) })))
  } else if (code !== 0 && failures.length === 0) {
    failures.push({ where: '', title: `${command} ended with code ${code}`, words: firstLines(printed) })
  }
  return { passed, failures, late }
}

/**
 * Runs a command, ends it when it is not done in time, and leaves nothing of it behind.
 * @param {number} limitMinutes
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, output?: boolean }} [options] whether what it prints is wanted as well, or its errors alone
 * @returns {Promise<{ code: number | undefined, printed: string }>} no code when it was ended
 */
export async function runWithin(limitMinutes, command, args, { env = {}, output = false } = {}) {
  refuseInterrupted()
  const limit = new AbortController()
  const scratch = await openScratch()
  /** @type {Promise<void> | undefined} */
  let ending
  const timer = setTimeout(() => {
    limit.abort()
    ending = scratch.endAll()
  }, limitMinutes * 60_000)
  let printed = ''
  const onError = (/** @type {string} */ text) => {
    printed = (printed + text).slice(-PRINTED_MAX)
  }
  try {
    const code = await runCommand(command, args, {
      env: { ...env, ...scratch.env },
      until: limit.signal,
      onError,
      ...(output && { onOutput: onError }),
    })
    return { code: limit.signal.aborted ? undefined : code, printed }
  } finally {
    clearTimeout(timer)
    await ending
    await scratch.close()
  }
}

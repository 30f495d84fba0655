import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { ensureBuilt } from '../server/start/build.js'
import { runCommand } from '../server/start/command.js'
import { ensureInstalled } from '../server/start/install.js'
import { memory } from '../server/start/paths.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript, Sentence } from '../server/start/sentence.js'

const report = join(memory, 'report.json')
const total = { passed: 0, failed: 0 }

/** The stages in the order in which they fail fastest. */
const stages = { check, server, e2e }

/** `npm test`; `npm test -- --only=server server/feed` runs one stage, and in it the tests of one folder. */
await runScript(async () => {
  const { only, rest } = readArguments(process.argv.slice(2))
  await ensureInstalled()
  await ensureNode()
  await mkdir(memory, { recursive: true })
  try {
    for (const [name, stage] of Object.entries(stages)) {
      if (only === undefined || only === name) await stage(rest)
    }
    return 0
  } finally {
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
  }
})

/** @param {string[]} args */
function readArguments(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined && !Object.hasOwn(stages, only)) throw new Sentence(`--only takes one of ${Object.keys(stages).join(', ')}.`)
  return { only, rest: args.filter((arg) => !arg.startsWith('--only=')) }
}

async function check() {
  const { check } = await import('./check.js')
  await check().catch((error) => {
    total.failed += 1
    throw error
  })
}

/** @param {string[]} rest */
async function server(rest) {
  await ensureBuilt()
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  // On the command line, where it reaches every project of the configuration.
  if (process.env.CI) args.push('--retry=2')
  await counted('vitest', [...args, ...rest], (found) => [found.numPassedTests, found.numFailedTests])
}

/** @param {string[]} rest */
async function e2e(rest) {
  const { ensureBrowser } = await import('./support/browser.js')
  await ensureBrowser()
  await ensureBuilt()
  const args = ['test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=list,json']
  await counted('playwright', [...args, ...rest], ({ stats }) => [stats.expected + stats.flaky, stats.unexpected])
}

/**
 * Runs a test runner and adds what its report counts; a run that fails without a failed test counts as one.
 * @param {string} command
 * @param {string[]} args
 * @param {(report: any) => [passed: number, failed: number]} count
 */
async function counted(command, args, count) {
  await rm(report, { force: true })
  const code = await runCommand(command, args, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } })
  const text = await readFile(report, 'utf8').catch(() => '')
  const [passed, failed] = text ? count(JSON.parse(text)) : [0, 0]
  total.passed += passed
  total.failed += code === 0 ? failed : Math.max(1, failed)
  if (code !== 0) throw new Sentence(`The ${command} stage failed.`)
}

import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { ensureBuilt } from '../server/start/build.js'
import { ensureInstalled } from '../server/start/install.js'
import { cacheDir } from '../server/start/paths.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript, UserFacingError } from '../server/start/user-facing-error.js'
import { check } from './check.js'
import { playwright, vitest } from './tally.js'

/** @typedef {import('./tally.js').Tally} Tally */

/** @type {Record<string, (rest: string[]) => Promise<Tally>>} in the order in which they fail fastest */
const stages = {
  check: () => check(),
  node: async (rest) => {
    await ensureBuilt()
    return vitest(['node'], rest)
  },
  postgres: async (rest) => {
    await ensureBuilt()
    return vitest(['postgres', 'postgres-apart'], rest)
  },
  browser: async (rest) => {
    await withBrowser()
    return vitest(['browser'], rest)
  },
  e2e: async (rest) => {
    await withBrowser()
    await ensureBuilt()
    return playwright(rest)
  },
}

async function withBrowser() {
  // Brings packages along that may only be installed by now.
  const { ensureBrowser } = await import('./support/browser.js')
  await ensureBrowser()
}

/** `npm test`; `npm test -- --only=postgres server/feed` runs one stage, and in it the tests of one folder. */
await runScript(async () => {
  const { only, rest } = readArguments(process.argv.slice(2))
  await ensureInstalled()
  await ensureNode()
  await mkdir(cacheDir, { recursive: true })
  const minutes = []
  const failures = []
  const late = []
  let passed = 0
  for (const [name, stage] of Object.entries(stages)) {
    if (only !== undefined && only !== name) continue
    const begun = performance.now()
    const tally = await stage(rest).catch(asFailed)
    const taken = ((performance.now() - begun) / 60_000).toFixed(1)
    minutes.push(
      `${name.padEnd(8)} ${taken.padStart(5)} min  ${tally.passed} passed, ${tally.failures.length} failed, ${tally.late.length} late`,
    )
    failures.push(...tally.failures.map((failure) => `failed: ${name} › ${failure}`))
    late.push(...tally.late.map((failure) => `late: ${name} › ${failure}`))
    passed += tally.passed
  }
  // Last, because the end of a long log is what people read first.
  console.log(`\n${[...late, ...failures, ...minutes].join('\n')}\n${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
})

/**
 * A stage that could not run is said and counted; the next ones run all the same.
 * @param {unknown} error
 */
function asFailed(error) {
  console.error(error instanceof UserFacingError ? `\n${error.message}\n` : error)
  return { passed: 0, failures: [error instanceof Error ? error.message : String(error)], late: [] }
}

/** @param {string[]} args */
function readArguments(args) {
  const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length)
  if (only !== undefined && !Object.hasOwn(stages, only))
    throw new UserFacingError(`--only takes one of ${Object.keys(stages).join(', ')}.`)
  return { only, rest: args.filter((arg) => !arg.startsWith('--only=')) }
}

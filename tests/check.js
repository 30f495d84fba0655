import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { ensureInstalled } from '../server/start/install.js'
import { cacheDir } from '../server/start/paths.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript } from '../server/start/user-facing-error.js'
import { firstLines } from './report/events.js'
import { lastScreen } from './report/last-screen.js'
import { runWithin, vitest } from './runners.js'

const LIMIT_MINUTES = 5

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ...['contract', 'sample', 'corpus', 'server', 'web', 'web/app/offline', 'web/build', 'tests'].map(
    (floor) => /** @type {typeof checks[0]} */ ([`types of ${floor}`, 'tsc', ['-p', floor]]),
  ),
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['regular expressions', 'node', ['tests/patterns/check.ts']],
  ['files, exports and packages in use', 'knip', ['--no-progress', '--no-config-hints']],
]

/**
 * Types, lint, format, expressions that take no longer than their text is long, what is in use, and architecture. All of them are tried, so that one run shows everything there is to mend.
 * @returns {Promise<import('./runners.js').Tally>}
 */
export async function check() {
  const failures = []
  for (const [name, command, args] of checks) {
    console.log(`Checking ${name}`)
    const { code, printed } = await runWithin(LIMIT_MINUTES, command, args, { output: true })
    if (code === undefined) failures.push({ where: '', title: name, words: `Not done within ${LIMIT_MINUTES} minutes.` })
    else if (code !== 0) failures.push({ where: '', title: name, words: firstLines(printed) })
  }
  const passed = checks.length - failures.length
  console.log('Checking architecture')
  const house = await vitest(['house'], LIMIT_MINUTES)
  return { ...house, passed: passed + house.passed, failures: [...failures, ...house.failures] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled()
    await ensureNode()
    await mkdir(cacheDir, { recursive: true })
    const begun = performance.now()
    const tally = await check()
    console.log(lastScreen([{ stage: 'check', minutes: (performance.now() - begun) / 60_000, ...tally }]))
    return tally.failures.length === 0 ? 0 : 1
  })
}

import { mkdir } from 'node:fs/promises'
import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runCommand } from '../server/start/command.js'
import { ensureInstalled } from '../server/start/install.js'
import { cacheDir } from '../server/start/paths.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript } from '../server/start/user-facing-error.js'
import { vitest } from './tally.js'

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ...['contract', 'sample', 'corpus', 'server', 'web', 'web/build', 'tests'].map(
    (floor) => /** @type {typeof checks[0]} */ ([`types of ${floor}`, 'tsc', ['-p', floor]]),
  ),
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['regular expressions', 'node', ['tests/patterns/check.ts']],
  ['files, exports and packages in use', 'knip', ['--no-progress', '--no-config-hints']],
]

/**
 * Types, lint, format, expressions that take no longer than their text is long, what is in use, and architecture. All of them are tried, so that one run shows everything there is to mend.
 * @returns {Promise<import('./tally.js').Tally>}
 */
export async function check() {
  const failures = []
  for (const [name, command, args] of checks) {
    console.log(`Checking ${name}`)
    if ((await runCommand(command, args)) !== 0) failures.push(name)
  }
  const passed = checks.length - failures.length
  console.log('Checking architecture')
  const house = await vitest(['house'])
  return { ...house, passed: passed + house.passed, failures: [...failures, ...house.failures] }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled()
    await ensureNode()
    await mkdir(cacheDir, { recursive: true })
    const { passed, failures } = await check()
    for (const failure of failures) console.error(`failed: ${failure}`)
    console.log(`${passed} passed, ${failures.length} failed`)
    return failures.length === 0 ? 0 : 1
  })
}

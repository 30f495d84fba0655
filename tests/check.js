import process from 'node:process'
import { pathToFileURL } from 'node:url'
import { runCommand } from '../server/start/command.js'
import { ensureInstalled } from '../server/start/install.js'
import { ensureNode } from '../server/start/runtime.js'
import { runScript, Sentence } from '../server/start/sentence.js'

/** @type {[name: string, command: string, args: string[]][]} */
const checks = [
  ...['contract', 'sample', 'corpus', 'server', 'web', 'web/build', 'tests'].map(
    (floor) => /** @type {typeof checks[0]} */ ([`types of ${floor}`, 'tsc', ['-p', floor]]),
  ),
  ['lint and format', 'biome', ['check', '--error-on-warnings']],
  ['files, exports and packages in use', 'knip', ['--no-progress', '--no-config-hints']],
  ['architecture', 'vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'house', '--reporter=dot']],
]

/** Types, lint, format, what is in use, and architecture. All of them are tried, so that one run shows everything there is to mend. */
export async function check() {
  const failed = []
  for (const [name, command, args] of checks) {
    console.log(`Checking ${name}`)
    if ((await runCommand(command, args)) !== 0) failed.push(name)
  }
  if (failed.length > 0) throw new Sentence(`Not in order: ${failed.join(', ')}.`)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(async () => {
    await ensureInstalled()
    await ensureNode()
    await check()
    return 0
  })
}

import process from 'node:process'
import { runCommand } from '../server/start/command.js'
import { runScript, UserFacingError } from '../server/start/user-facing-error.js'

const named = (/** @type {string} */ folder, /** @type {string[]} */ files) => files.map((file) => `${folder}/${file}.ts`)

/** @type {Record<string, string[]>} where faults are planted: what decides, and what stands between the world and the rooms */
const parts = {
  rules: ['server/**/*rules.ts', 'web/**/*rules.ts'],
  edge: [
    ...named('server/platform', ['audit/audit', 'access/limits', 'access/sessions']),
    ...named('server/platform/http', ['address', 'answer', 'compress', 'cross-origin', 'headers', 'unreadable']),
    ...named('server/platform/http/operations', ['input', 'issue-words', 'mount', 'progress']),
  ],
}

/** `npm run test:mutants`, or `npm run test:mutants -- rules`: plants faults, one at a time, and says which ones no test notices. */
await runScript(async () => {
  const [only] = process.argv.slice(2)
  if (only !== undefined && !Object.hasOwn(parts, only)) throw new UserFacingError(`There are ${Object.keys(parts).join(' and ')}.`)
  const codes = []
  for (const [part, files] of Object.entries(parts)) {
    if (only !== undefined && only !== part) continue
    codes.push(await runCommand('stryker', ['run', 'tests/stryker.json', '--mutate', files.join()], { env: { MUTANTS: part } }))
  }
  return Math.max(...codes)
})

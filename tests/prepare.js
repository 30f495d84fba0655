import process from 'node:process'
import { ensureBuilt } from '../server/start/build.js'
import { ensureInstalled } from '../server/start/install.js'
import { runScript } from '../server/start/user-facing-error.js'

/**
 * `node tests/prepare.js packages|site|browser`: gets what a stage needs, in a process that can be ended when it takes too long.
 * @type {Record<string, () => Promise<void>>}
 */
const preparations = {
  packages: ensureInstalled,
  site: ensureBuilt,
  browser: async () => {
    // Brings packages along that may only be installed by now.
    const { ensureBrowser } = await import('./support/browser.js')
    await ensureBrowser()
  },
}

await runScript(async () => {
  await preparations[process.argv[2] ?? '']?.()
  return 0
})

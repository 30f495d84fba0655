import process from 'node:process'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand } from './command.js'
import { runApi } from './dev-api.js'
import { ensureInstalled } from './install.js'
import { findFreePort, refuseTakenPort } from './port.js'
import { ensureNode } from './runtime.js'
import { runScript } from './user-facing-error.js'

const LOOK_EVERY_MS = 200

/** The web on PORT, as `npm start` has it; the API on a free port, behind the web's proxy. */
await runScript(async () => {
  await ensureInstalled()
  const node = await ensureNode()
  const port = Number(process.env.PORT ?? 3000)
  await refuseTakenPort(port, 'localhost')
  const address = `http://localhost:${port}`
  const apiPort = String(await findFreePort())
  const api = { PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? address }
  // Either is of no use without the other.
  const end = new AbortController()
  void sayWhenOpen(address, end.signal)
  const [, code] = await Promise.all([
    runApi(node, { env: api, until: end.signal }).finally(() => end.abort()),
    runCommand(node, ['server/start/dev-web.js'], { env: { PORT: String(port), API_PORT: apiPort }, until: end.signal }).finally(() =>
      end.abort(),
    ),
  ])
  return code
})

/**
 * Prints the one address to open once web and API both answer behind it.
 * @param {string} address
 * @param {AbortSignal} until
 */
async function sayWhenOpen(address, until) {
  while (!until.aborted) {
    const answer = await fetch(`${address}/api/site`).catch(() => undefined)
    if (answer?.ok) {
      const { demoMember } = /** @type {import('#contract/site.ts').Site} */ (await answer.json())
      if (demoMember) console.log(`Look around as ${demoMember.email} with the password ${demoMember.password}`)
      return console.log(`Open ${address}`)
    }
    await sleep(LOOK_EVERY_MS)
  }
}

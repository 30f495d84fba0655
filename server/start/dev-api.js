import { once } from 'node:events'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { runCommand } from './command.js'
import { root } from './paths.js'
import { serverArguments } from './runtime.js'

const SOURCES = ['contract', 'sample', 'server']
/** An editor writes a file in several steps. */
const SETTLED_MS = 150

/**
 * Runs the API and starts it again whenever one of its sources changes; one that fell over waits for the next change.
 * @param {string} node
 * @param {{ env: NodeJS.ProcessEnv, until: AbortSignal }} options
 */
export async function runApi(node, { env, until }) {
  let restart = () => {}
  for (const folder of SOURCES) watch(join(root, folder), { recursive: true, signal: until }, () => restart())

  while (!until.aborted) {
    const change = new AbortController()
    restart = () => change.abort()
    const stop = AbortSignal.any([change.signal, until])
    const running = runCommand(node, [...serverArguments(), '--without-web', '--check-answers'], { env, until: stop })
    if (!stop.aborted) await once(stop, 'abort')
    await running
    await sleep(SETTLED_MS)
  }
}

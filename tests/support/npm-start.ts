import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { vi } from 'vitest'
import { findRunning } from '#server/platform/db/embedded-process.ts'

const root = join(import.meta.dirname, '../..')

export type Signal = 'SIGINT' | 'SIGTERM' | 'SIGKILL'
export const receivers = ['group', 'npm', 'launcher', 'server'] as const
export type Receiver = (typeof receivers)[number]

/** The product as a person starts it, in a process group of its own. Linux only: the processes are found by what /proc tells. */
export async function npmStart(dataDir: string, settings: Record<string, string> = {}) {
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    detached: true,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      WARDMATES_DATA: dataDir,
      WARDMATES_SAMPLE: 'off',
      CORPUS: 'off',
      RATE_LIMITS: 'off',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const release = endWithUs(npm.pid!)
  const ended = once(npm, 'exit')
  const started = { url: '', printed: '', ended, pidOf, send, database, allGone }
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (started.printed += chunk))

  /** The processes of the group, by their command lines. */
  function pidOf(receiver: Receiver) {
    if (receiver === 'group') return -npm.pid!
    if (receiver === 'npm') return npm.pid!
    const script = receiver === 'launcher' ? 'server/start.js' : 'server/main.ts'
    return groupOf(npm.pid!).find(({ args }) => args[1] === script)?.pid
  }

  function send(receiver: Receiver, signal: Signal) {
    const pid = pidOf(receiver)
    if (pid === undefined) throw new Error(`There is no ${receiver}. It printed: ${started.printed}`)
    process.kill(pid, signal)
  }

  function database() {
    return findRunning(join(dataDir, 'postgres'))
  }

  /** Waits until no process of it is left, and no database. */
  async function allGone(timeout = 30_000) {
    await vi.waitUntil(() => groupOf(npm.pid!).length === 0, { timeout, interval: 20 })
    await vi.waitUntil(async () => !(await database()), { timeout, interval: 20 })
    release()
  }

  await vi.waitUntil(() => /is open at (\S+)/.test(started.printed) || npm.exitCode !== null, { timeout: 90_000, interval: 20 })
  started.url = /is open at (\S+)/.exec(started.printed)?.[1] ?? ''
  if (!started.url) throw new Error(`It ended with ${npm.signalCode ?? npm.exitCode} before it was open. It printed: ${started.printed}`)
  return started
}

/** A group of its own outlives a test that is broken off: a shell beside it, on whose input we are, ends it when we are gone. */
function endWithUs(group: number) {
  const script = 'read -r _; kill -TERM "-$1"'
  const shell = spawn('sh', ['-c', script, 'sh', String(group)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.unref()
  return () => shell.kill('SIGKILL')
}

function groupOf(group: number) {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [state, , leader] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      return Number(leader) === group && state !== 'Z' ? [{ pid: Number(name), args }] : []
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

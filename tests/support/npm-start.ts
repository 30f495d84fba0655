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

const COMMAND = ['npm', 'start', '--silent'] as const

/**
 * The product as a person starts it, in a process group of its own, and where it is wanted in a terminal. Linux only: the processes are
 * found by what /proc tells.
 */
export async function npmStart(dataDir: string, settings: Record<string, string> = {}, { terminal = false } = {}) {
  const [program, ...args] = terminal ? ['script', '-qefc', `exec ${COMMAND.join(' ')}`, '/dev/null'] : COMMAND
  const outer = spawn(program, args, {
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
    // A terminal whose input ends is hung up.
    stdio: [terminal ? 'pipe' : 'ignore', 'pipe', 'pipe'],
  })
  const ended = once(outer, 'exit')
  const started = { url: '', printed: '', ended, pidOf, send, type, database, allGone }
  for (const stream of [outer.stdout!, outer.stderr!]) stream.on('data', (chunk) => (started.printed += chunk))
  const leader = terminal ? await vi.waitUntil(() => childOf(outer.pid!), { timeout: 30_000, interval: 5 }) : outer.pid!
  const release = endWithUs(leader)

  /** The processes of the group, by their command lines. */
  function pidOf(receiver: Receiver) {
    if (receiver === 'group') return -leader
    if (receiver === 'npm') return leader
    const script = receiver === 'launcher' ? 'server/start.js' : 'server/main.ts'
    return groupOf(leader).find(({ args }) => args[1] === script)?.pid
  }

  function send(receiver: Receiver, signal: Signal) {
    const pid = pidOf(receiver)
    if (pid === undefined) throw new Error(`There is no ${receiver}. It printed: ${started.printed}`)
    process.kill(pid, signal)
  }

  /** At the keyboard of its terminal. */
  function type(keys: string) {
    outer.stdin!.write(keys)
  }

  function database() {
    return findRunning(join(dataDir, 'postgres'))
  }

  /** Waits until no process of it is left, and no database. */
  async function allGone(timeout = 30_000) {
    await vi.waitUntil(() => groupOf(leader).length === 0, { timeout, interval: 20 })
    await vi.waitUntil(async () => !(await database()), { timeout, interval: 20 })
    release()
  }

  await vi.waitUntil(() => /is open at (\S+)/.test(started.printed) || outer.exitCode !== null, { timeout: 90_000, interval: 20 })
  started.url = /is open at (\S+)/.exec(started.printed)?.[1] ?? ''
  if (!started.url)
    throw new Error(`It ended with ${outer.signalCode ?? outer.exitCode} before it was open. It printed: ${started.printed}`)
  return started
}

/** A group of its own outlives a test that is broken off: a shell beside it, on whose input we are, ends it when we are gone. */
function endWithUs(group: number) {
  const script = 'read -r _; kill -TERM "-$1"'
  const shell = spawn('sh', ['-c', script, 'sh', String(group)], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  shell.unref()
  return () => shell.kill('SIGKILL')
}

const groupOf = (group: number) => processes().filter((one) => one.group === group)
const childOf = (pid: number) => processes().find((one) => one.parent === pid)?.pid

function processes() {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const [state, parent, group] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const args = readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0')
      return state === 'Z' ? [] : [{ pid: Number(name), parent: Number(parent), group: Number(group), args }]
    } catch {
      // It has ended meanwhile.
      return []
    }
  })
}

import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Answered, AttackOrder } from './attackers.ts'
import type { HearersOrder } from './hearers.ts'
import type { LinesOrder } from './lines.ts'
import type { LoadOrder, LoadResult } from './load.ts'

const start = (file: string, env: Record<string, string> = {}) =>
  fork(fileURLToPath(new URL(file, import.meta.url)), { env: { ...process.env, ...env }, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}

/** A server in a process of its own, which says its port when it listens. */
export async function startServer(file: string, env: Record<string, string>) {
  const child = start(file, env)
  const [port] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [0])])) as [number]
  if (!port) throw new Error(`${file} did not start.`)
  return {
    port,
    cpuMs: () => cpuMsOf(child.pid!),
    treeMiB: () => treeMiBOf(child.pid!),
    miB: () => ownMiBOf(child.pid!),
    stop: () => stop(child),
  }
}

/** The other end of the line, in a process of its own, so that it does not take time from the servers' one thread. */
export function startLoad() {
  const child = start('./load.ts')
  return {
    async run(order: LoadOrder): Promise<LoadResult> {
      child.send(order)
      const [result] = (await once(child, 'message')) as [LoadResult]
      if (result.refused > 0) throw new Error(`${result.refused} requests were refused.`)
      return result
    },
    stop: () => stop(child),
  }
}

/** Those who attack, in a process of their own. `attack` begins, `end` says what was answered so far, in all attacks. */
export async function startAttackers() {
  const child = start('./attackers.ts')
  await once(child, 'message')
  return {
    async attack(order: AttackOrder) {
      child.send(order)
      await once(child, 'message')
    },
    async end(): Promise<Answered> {
      child.send('end')
      const [answered] = (await once(child, 'message')) as [Answered]
      return answered
    },
    stop: () => stop(child),
  }
}

/** Pages that are open and do nothing but hear, in a process of their own. */
export function startLines() {
  const child = start('./lines.ts')
  return {
    async open(order: LinesOrder) {
      child.send(order)
      await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() => {
          throw new Error('The lines could not be opened.')
        }),
      ])
    },
    stop: () => stop(child),
  }
}

/** Pages that show a conversation, in a process of their own. */
export function startHearers() {
  const child = start('./hearers.ts')
  const said = () =>
    Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => {
        throw new Error('The lines could not be opened.')
      }),
    ])
  return {
    async open(order: HearersOrder) {
      child.send(order)
      await said()
    },
    /** Until each of them has heard one message more. */
    all: said,
    stop: () => stop(child),
  }
}

/** Processor time that all threads of a process have used so far; nothing where the system does not tell. */
function cpuMsOf(pid: number) {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const spent = threads.map((thread) => Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]))
    return spent.reduce((sum, ns) => sum + ns, 0) / 1e6
  } catch {
    return Number.NaN
  }
}

/** Memory that a process itself holds at this moment; nothing where the system does not tell. */
function ownMiBOf(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024
  } catch {
    return Number.NaN
  }
}

/** Memory that a process and everything it started hold at this moment; nothing where the system does not tell. */
function treeMiBOf(pid: number): number {
  try {
    const kib = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    const threads = readdirSync(`/proc/${pid}/task`)
    const children = threads.flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean))
    return children.reduce((sum, child) => sum + (treeMiBOf(Number(child)) || 0), kib / 1024)
  } catch {
    return Number.NaN
  }
}

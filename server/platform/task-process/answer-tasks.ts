import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile } from 'node:fs/promises'
import { constants } from 'node:os'
import process from 'node:process'
import { Worker } from 'node:worker_threads'
import { giveWay } from '../give-way.ts'
import type { Watched } from './watch-thread.ts'

export type Limits = Watched & {
  /** What a task may leave behind; where it is more, the next one begins in a new process. */
  rssLeftMib: number
  /** What the system lets this process add to the memory that it has at its start, where RSS is looked at too late. */
  dataMaxMib: number
}

const MIB = 1024 * 1024

/** Makes this process one that answers tasks, one at a time, and does not survive one that goes beyond its limits. */
export async function answerTasks<Task>({ rssLeftMib, dataMaxMib, ...watched }: Limits, answer: (task: Task) => Promise<object>) {
  // Read by whoever only looks at the code: nobody asks anything.
  if (!process.send) return
  await comeLast()
  // It ends with the server, not before: a signal to the whole group finds files that were received and are still answered.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
  // At once: an exit would wait for a decoder.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))

  const watch = new Worker(new URL('./watch-thread.ts', import.meta.url), { workerData: watched, execArgv: [] })
  await once(watch, 'message')
  watch.unref()
  await limitMemory(dataMaxMib * MIB)
  const rssAtStart = process.memoryUsage.rss()

  process.on('message', async (task: Task) => {
    watch.postMessage('begins')
    const answered = await answer(task)
    process.send!({ ...answered, worn: process.memoryUsage.rss() > rssAtStart + rssLeftMib * MIB })
  })
}

/**
 * Whoever signs in goes first. On Linux a priority is a thread's, and those that begin later have it of the one that began them: decoders are
 * begun by threads that were there before this.
 */
async function comeLast() {
  const threads = await readdir('/proc/self/task').catch(() => [String(process.pid)])
  for (const thread of threads) {
    try {
      giveWay(constants.priority.PRIORITY_BELOW_NORMAL, Number(thread))
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** Linux alone can limit a process that runs; its own start takes far more than it uses. */
async function limitMemory(bytes: number) {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const kib = Number(/^VmData:\s+(\d+) kB/m.exec(status)?.[1])
  if (!kib) return
  await new Promise<void>((limited) => execFile('prlimit', [`--pid=${process.pid}`, `--data=${kib * 1024 + bytes}`], () => limited()))
}

import process from 'node:process'
import { type MessagePort, parentPort, workerData } from 'node:worker_threads'

/** What a task may take: memory of the whole process, processor time of all its threads. */
export type Watched = { rssMaxMib: number; cpuMaxSeconds: number }

const LOOK_MS = 10

/** In a thread of its own, which looks while the one that works does not come to it. */
function watch(port: MessagePort, { rssMaxMib, cpuMaxSeconds }: Watched) {
  let begun = process.cpuUsage()
  port.on('message', () => (begun = process.cpuUsage()))
  port.postMessage('looks')
  setInterval(() => {
    const { user, system } = process.cpuUsage(begun)
    if (process.memoryUsage.rss() > rssMaxMib * 1024 * 1024 || user + system > cpuMaxSeconds * 1_000_000)
      process.kill(process.pid, 'SIGKILL')
  }, LOOK_MS)
}

if (parentPort) watch(parentPort, workerData as Watched)

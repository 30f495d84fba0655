import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import process from 'node:process'
import { Refusal } from '#contract/errors.ts'
import { draw } from './draw.ts'
import type { Answer, Task } from './drawing.ts'

const MIB = 1024 * 1024
const RSS_MAX = 200 * MIB
/** What a picture may leave behind; where it is more, the next one begins in a new process. */
const RSS_LEFT = 16 * MIB
/** What the system lets this process add to the memory that it has at its start, where RSS is looked at too late. */
const DATA_MAX = 256 * MIB
/** Processor time for one picture: what is accepted takes a quarter of it. */
const CPU_MAX_US = 6_000_000
const LOOK_MS = 10

// Whoever signs in goes first.
setPriority(constants.priority.PRIORITY_LOW)
// It ends with the server, not before: a signal to the whole group finds pictures that were received and are still answered.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})
process.on('disconnect', die)

// Decoders run on other threads, so this one is free to look.
let begun = process.cpuUsage()
setInterval(() => (process.memoryUsage.rss() > RSS_MAX || cpuSince(begun) > CPU_MAX_US) && die(), LOOK_MS).unref()
await limitMemory()
const rssAtStart = process.memoryUsage.rss()

process.on('message', async ({ bytes, order }: Task) => {
  begun = process.cpuUsage()
  const answer: Answer = await draw(bytes, order).then(
    (drawn) => ({ drawn }),
    (error) => (error instanceof Refusal ? { code: error.code, words: error.message } : { code: 'NOT_AN_IMAGE' }),
  )
  process.send!({ ...answer, worn: process.memoryUsage.rss() > rssAtStart + RSS_LEFT })
})

function cpuSince(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before)
  return user + system
}

/** At once: an exit would wait for the decoder. */
function die() {
  process.kill(process.pid, 'SIGKILL')
}

/** Linux alone can limit a process that runs; its own start takes far more than it uses. */
async function limitMemory() {
  const status = await readFile('/proc/self/status', 'utf8').catch(() => '')
  const kib = Number(/^VmData:\s+(\d+) kB/m.exec(status)?.[1])
  if (!kib) return
  const limit = `--data=${kib * 1024 + DATA_MAX}`
  await new Promise<void>((limited) => execFile('prlimit', [`--pid=${process.pid}`, limit], () => limited()))
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '../..')
const PATIENCE_MS = 60_000

/** The product in a process of its own. */
export type Running = {
  url: string
  /** The process itself, not the database beside it. */
  pid: number
  /** All that it has printed so far. */
  printed: () => string
  /** Ends it with a signal and answers its exit code, or null when the signal ended it, at once where it had ended before; throws when an answer of it was not as the contract promises. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** Starts the server as `npm start` does, on a free port, and waits until it listens. */
export async function startProcess(settings: Record<string, string>): Promise<Running> {
  const child = spawn(process.execPath, [join(root, 'server/main.ts'), '--check-answers'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      // No test asks anything of the internet.
      LINK_PREVIEWS: 'off',
      ...settings,
    },
    // By the channel it learns of our end, however we end.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const breaches = breachesOf(child)
  const printed: Buffer[] = []
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (chunk: Buffer) => printed.push(chunk))
  const url = await addressOf(child)
  return {
    url,
    pid: child.pid!,
    printed: () => Buffer.concat(printed).toString(),
    async end(signal) {
      const isRunning = child.exitCode === null && child.signalCode === null
      const ended = isRunning && once(child, 'exit')
      child.kill(signal)
      await ended
      const code = child.exitCode
      if (breaches.size > 0) throw new Error([...breaches].join('\n'))
      return code
    },
  }
}

/** What the server logs of answers that were not as the contract promises; it grows while the server runs. */
function breachesOf(child: ChildProcess) {
  const breaches = new Set<string>()
  createInterface(child.stdout!).on('line', (line) => {
    if (line.startsWith('{') && line.includes('"breach"')) breaches.add((JSON.parse(line) as { breach: string }).breach)
  })
  return breaches
}

/** The address that the server prints once it listens; a start that fails throws what it printed. */
function addressOf(child: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let printed = ''
    const timer = setTimeout(() => {
      child.kill('SIGTERM')
      reject(new Error(`The server did not open in time. It printed: ${printed}`))
    }, PATIENCE_MS)
    const read = (chunk: Buffer) => {
      printed += chunk
      const url = /is open at (http\S+)/.exec(printed)?.[1]
      if (!url) return
      clearTimeout(timer)
      resolve(url)
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.once('exit', (code) => {
      clearTimeout(timer)
      reject(new Error(`The server stopped with code ${code}. It printed: ${printed}`))
    })
  })
}

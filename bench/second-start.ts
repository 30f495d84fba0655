import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { atMost, type Figure, median } from './support/figures.ts'

export const title = 'npm start, from the press of the key to the first answered request'

const STARTS = 5
const MOST_SECONDS = 3
const PATIENCE_MS = 120_000
const root = join(import.meta.dirname, '..')

/** Starts as a person does, again and again, on a data folder that the first start has filled. */
export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-start-'))
  try {
    const first = await start(dataDir)
    const later: number[] = []
    while (later.length < STARTS) later.push(await start(dataDir))
    return [
      { what: 'first start, with the sample community to make, s', measured: first.toFixed(2) },
      atMost('second start, s', median(later), MOST_SECONDS),
    ]
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function start(dataDir: string) {
  const port = await freePort()
  const begun = performance.now()
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WARDMATES_DATA: dataDir, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(npm, 'exit')
  try {
    while (!(await answers(port))) {
      if (npm.exitCode !== null || performance.now() - begun > PATIENCE_MS) throw new Error('npm start did not begin to answer.')
      await wait(5)
    }
    return (performance.now() - begun) / 1000
  } finally {
    npm.kill('SIGTERM')
    await ended
    // npm goes at once; the server behind it closes first, and the next start must not find it.
    while (await answers(port)) await wait(5)
    await wait(1000)
  }
}

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

let dataDir: string
let child: ChildProcess | undefined
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardmates-start-'))
})
afterEach(async () => {
  if (child && child.exitCode === null) {
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  await rm(dataDir, { recursive: true, force: true })
})

/** Runs a start script as npm does; `printed` grows with what a person sees. */
function run(script: string, settings: Record<string, string>) {
  const started = spawn(process.execPath, [join(root, 'server', script)], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, WARDMATES_DATA: dataDir, CORPUS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  child = started
  const seen = { printed: '', ended: once(started, 'exit') }
  for (const stream of [started.stdout, started.stderr]) stream.on('data', (chunk) => (seen.printed += chunk))
  return seen
}

/** A port that somebody listens on. */
async function takenPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { server, port: String((server.address() as { port: number }).port) }
}

test('a start prints one line with the address and a member to look around as; the rest is in the log', { timeout: 90_000 }, async () => {
  const seen = run('start.js', { PORT: '0' })

  await expect.poll(() => seen.printed, { timeout: 60_000 }).toContain('\n')

  expect(seen.printed).toMatch(/^Wardmates is open at http:\/\/127\.0\.0\.1:\d+ \(look around as \S+@\S+ with the password .+\)\n$/)
  const log = await readFile(join(dataDir, 'wardmates.log'), 'utf8')
  expect(log).toContain('Database migrated: 0001_account')
})

test.each(['start.js', 'start/dev.js'])(
  '%s says that its port is taken, in a sentence, before a database is made',
  { timeout: 60_000 },
  async (script) => {
    const { server, port } = await takenPort()

    const seen = run(script, { PORT: port, HOST: '127.0.0.1' })
    const [code] = await seen.ended
    server.close()

    expect(code).toBe(1)
    expect(seen.printed).toContain(`Port ${port} is used by another program.`)
    expect(seen.printed).not.toMatch(/EADDRINUSE|\n\s+at /)
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  },
)

test('a development start prints the one address to open, last', { timeout: 90_000 }, async () => {
  const { server, port } = await takenPort()
  server.close()
  await once(server, 'close')
  const seen = run('start/dev.js', { PORT: port, LOG_LEVEL: 'silent' })

  await expect.poll(() => seen.printed, { timeout: 80_000 }).toContain(`Open http://localhost:${port}\n`)

  expect(seen.printed.match(/https?:\S+/g)).toEqual([`http://localhost:${port}`])
  expect(seen.printed.trimEnd().split('\n').at(-1)).toBe(`Open http://localhost:${port}`)
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200)
})

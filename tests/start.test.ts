import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignedIn } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import type { Site } from '#contract/site.ts'
import { openDatabase } from '#server/platform/db/open.ts'

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

/** PostgreSQL takes it for a UUID, the contract does not: no version of them looks like this. */
const NO_VERSION = '11111111-1111-0111-8111-111111111111'

/** How a server answers of which a row does not keep what the contract promises. */
async function brokenAnswer(url: string) {
  const ask = (path: string, body?: object, token = '') =>
    fetch(`${url}/api/${path}`, {
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
  const { demoMember } = (await (await ask('site')).json()) as Site
  const { email, password } = demoMember!
  const { token } = (await (await ask('auth/login', { email, password })).json()) as SignedIn
  const { id } = (await (await ask('feed/posts', { clientId: randomUUID(), content: 'Good morning' }, token)).json()) as Post
  const { db, close } = await openDatabase({ dataDir, beside: true })
  await db.updateTable('post').set({ client_id: NO_VERSION }).where('id', '=', id).execute()
  await close()
  const answer = await ask(`feed/posts/${id}`, undefined, token)
  return [answer.status, await answer.text()]
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
  // What a member gets is never held back for a shape.
  expect(await brokenAnswer(/http:\/\/\S+/.exec(seen.printed)![0])).toEqual([200, expect.stringContaining('Good morning')])
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
  // And holds what is answered to the contract.
  expect(await brokenAnswer(`http://localhost:${port}`)).toEqual([500, expect.stringContaining('breaks its contract: clientId')])
})

import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject, onTestFinished, test } from 'vitest'
import { SUPERUSER } from '#server/platform/db/embedded-cluster.ts'
import { freePort, listens } from '../support/free-port.ts'
import { lostOf, openTown, said, spanOf } from './town.ts'
import { openWriters } from './writers.ts'

const rounds = Math.max(2, Math.round(inject('rounds') / 5))
const WRITERS = 4
const RECOVERY_MAX_MS = 10_000
const PROGRAM = '/usr/sbin/pgbouncer'

/** PgBouncer in session mode on the way to a PostgreSQL; it refuses to run as root. */
async function openPooler(to: number) {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-pooler-'))
  await chmod(folder, 0o755)
  const port = await freePort()
  // Whoever comes is that one user: this way of knowing people asks for no list of them.
  const way = `* = host=127.0.0.1 port=${to} user=${SUPERUSER}`
  const settings = ['pool_mode = session', 'auth_type = any', 'max_client_conn = 200', 'default_pool_size = 60', 'unix_socket_dir =']
  const where = ['listen_addr = 127.0.0.1', `listen_port = ${port}`]
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, ['[databases]', way, '[pgbouncer]', ...where, ...settings, ''].join('\n'))
  const as = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  let running = await start()

  async function start() {
    const child = spawn(PROGRAM, [...as, file], { stdio: ['ignore', 'ignore', 'pipe'] })
    const said: Buffer[] = []
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk))
    while (!(await listens(port))) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PgBouncer ended. It said: ${Buffer.concat(said)}`)
      await sleep(5)
    }
    return child
  }

  async function stop() {
    if (running.exitCode !== null || running.signalCode !== null) return
    const ended = once(running, 'exit')
    running.kill('SIGKILL')
    await ended
  }

  return {
    port,
    async restart() {
      await stop()
      running = await start()
    },
    async close() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

test('two nodes behind PgBouncer write, hear of each other and find it again, though it is killed', async ({ skip }) => {
  if (!existsSync(PROGRAM)) skip('pgbouncer is not installed')
  console.log(execFileSync(PROGRAM, ['--version'], { encoding: 'utf8' }).split('\n')[0])
  let pooler: Awaited<ReturnType<typeof openPooler>>
  const town = await openTown({}, async (port) => {
    pooler = await openPooler(port)
    onTestFinished(() => pooler.close())
    return pooler.port
  })
  // Before the pooler, through which it says goodbye.
  onTestFinished(() => town.close())
  const writers = await openWriters(() => town.urls, WRITERS)
  const recoveries: number[] = []

  for (let round = 0; round < rounds; round++) {
    await writers.untilAll()
    await pooler!.restart()
    recoveries.push(await writers.untilAll())
  }
  await writers.end()

  const health = await Promise.all(town.urls.map(async (url) => (await (await fetch(`${url}/api/health`)).json()) as { status: string }))
  console.log(
    `${rounds} kills of the pooler: ${writers.acknowledged.length} acknowledged; recovery ${spanOf(recoveries)}; told otherwise ${said(writers)}`,
  )
  expect(health.map(({ status }) => status)).toEqual(['ok', 'ok'])
  expect(await lostOf(writers, town.ask)).toBe(0)
  expect(Math.max(...recoveries)).toBeLessThan(RECOVERY_MAX_MS)
})

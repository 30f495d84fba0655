import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { npmStart, receivers } from './support/npm-start.ts'

let dataDir: string
let running: Awaited<ReturnType<typeof npmStart>> | undefined
beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-stop-')))
})
afterEach(async () => {
  if (running?.pidOf('server')) running.send('group', 'SIGTERM')
  await running?.allGone()
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const answers = (url: string) =>
  fetch(`${url}/api/health`).then(
    ({ status }) => status,
    () => 0,
  )
const linesOf = (printed: string) => printed.trimEnd().split('\n')

describe.runIf(process.platform === 'linux')('npm start', { timeout: 120_000 }, () => {
  const ways = receivers.flatMap((receiver) => (['SIGINT', 'SIGTERM'] as const).map((signal) => [signal, receiver] as const))

  test.each(ways)('%s to the %s ends everything, the database included', async (signal, receiver) => {
    running = await npmStart(dataDir)

    running.send(receiver, signal)

    await running.allGone()
    expect(linesOf(running.printed)).toHaveLength(1)
  })

  describe.runIf(existsSync('/usr/bin/script'))('in a terminal', () => {
    test('Ctrl-C ends everything, the database included', async () => {
      running = await npmStart(dataDir, {}, { terminal: true })

      running.type('\x03')

      await running.allGone()
      expect(linesOf(running.printed.replace('^C', ''))).toHaveLength(1)
    })

    test.each(ways)('%s to the %s ends everything, the database included', async (signal, receiver) => {
      running = await npmStart(dataDir, {}, { terminal: true })

      running.send(receiver, signal)

      await running.allGone()
      expect(linesOf(running.printed)).toHaveLength(1)
    })
  })

  test('a server that is killed, and a database that is killed, are started again where they were, and each is said in a line', async () => {
    running = await npmStart(dataDir)
    const server = running.pidOf('server')

    running.send('server', 'SIGKILL')
    await expect.poll(() => linesOf(running!.printed), { timeout: 30_000 }).toHaveLength(3)
    process.kill((await running.database())!.pid, 'SIGKILL')
    await expect.poll(() => linesOf(running!.printed), { timeout: 30_000 }).toHaveLength(4)
    await expect.poll(() => answers(running!.url), { timeout: 30_000 }).toBe(200)

    expect(running.pidOf('server')).not.toBe(server)
    expect(linesOf(running.printed)).toEqual([
      expect.stringContaining('is open at'),
      'The server ended unexpectedly (SIGKILL); it is started again in 0.25 s.',
      expect.stringContaining(`is open at ${running.url}`),
      'The embedded database ended unexpectedly; it is started again.',
    ])
  })

  test.each(['launcher', 'npm', 'group'] as const)('a kill of the %s leaves no database behind', async (receiver) => {
    running = await npmStart(dataDir)

    running.send(receiver, 'SIGKILL')

    await running.allGone()
  })
})

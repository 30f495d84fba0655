import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { findRunning } from '#server/platform/db/embedded-process.ts'
import { npmStart, receivers } from '../support/npm-start.ts'
import { startProcess } from '../support/process.ts'

const rounds = Math.max(1, Math.round(inject('rounds') / 5))
const BUSY = 24
const LINES = 360

let dataDir: string
beforeAll(async () => {
  dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-chaos-')))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const ways = receivers.flatMap((receiver) => (['SIGINT', 'SIGTERM'] as const).map((signal) => [signal, receiver] as const))

test.each(ways)('%s to the %s ends everything each time', async (signal, receiver) => {
  for (let round = 0; round < rounds; round++) {
    const running = await npmStart(dataDir)
    // At any moment of its first second.
    await sleep((1000 * round) / rounds)
    running.send(receiver, signal)
    await running.allGone()
  }
})

test.runIf(existsSync('/usr/bin/script')).each(ways)('%s to the %s ends everything each time, in a terminal', async (signal, receiver) => {
  for (let round = 0; round < rounds; round++) {
    const running = await npmStart(dataDir, {}, { terminal: true })
    await sleep((1000 * round) / rounds)
    running.send(receiver, signal)
    await running.allGone()
  }
})

test('Ctrl-C in a terminal ends everything each time', async ({ skip }) => {
  for (let round = 0; round < rounds; round++) {
    const settings = { PORT: '0', WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', CORPUS: 'off' }
    const terminal = spawn('script', ['-qefc', 'npm start --silent', '/dev/null'], { env: { ...process.env, ...settings } })
    const there = await Promise.race([once(terminal, 'spawn').then(() => true), once(terminal, 'error').then(() => false)])
    if (!there) skip('script, which makes a terminal, is not installed')
    const ended = once(terminal, 'exit')
    let printed = ''
    terminal.stdout.on('data', (chunk) => (printed += chunk))
    await vi.waitUntil(() => printed.includes('is open at'), { timeout: 90_000 })
    terminal.stdin.write('\x03')
    await ended
    await vi.waitUntil(async () => !(await findRunning(join(dataDir, 'postgres'))), { timeout: 30_000 })
  }
})

test('a stop on a busy machine answers every request that was sent before it', async () => {
  const answered: number[] = []
  for (let round = 0; round < rounds; round++) {
    const server = await startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', CORPUS: 'off', LOG_LEVEL: 'silent' })
    const { port, hostname } = new URL(server.url)
    const busy = Array.from({ length: BUSY }, () => spawn(process.execPath, ['-e', 'for (;;);']))
    try {
      const lines = Array.from({ length: LINES }, () => {
        const socket = connect(Number(port), hostname)
        const line = { socket, heard: '', ended: once(socket, 'close') }
        socket.on('data', (bytes) => (line.heard += bytes))
        return line
      })
      await Promise.all(lines.map(({ socket }) => once(socket, 'connect')))
      for (const { socket } of lines) socket.write('GET /api/health HTTP/1.1\r\nhost: wardmates\r\n\r\n')
      const [code] = await Promise.all([server.end('SIGTERM'), ...lines.map(({ ended }) => ended)])
      expect(code).toBe(0)
      answered.push(lines.filter(({ heard }) => heard.startsWith('HTTP/1.1 200')).length)
    } finally {
      for (const one of busy) one.kill('SIGKILL')
    }
  }
  console.log(`${rounds} stops beside ${BUSY} busy processes: answered ${answered.join(', ')} of ${LINES} each`)
  expect(answered).toEqual(answered.map(() => LINES))
})

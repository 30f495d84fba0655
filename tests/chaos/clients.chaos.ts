import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, inject } from 'vitest'
import { lostOf, said, test } from './town.ts'
import { openWriters } from './writers.ts'

const rounds = Math.max(1, Math.round(inject('rounds') / 25))
const LINES = 500
const SECONDS = 30
const GROWTH_MAX_MB = 200
const HEALTH_MAX_MS = 5000

/** Whoever begins something and does not go on: headers, a body, or the reading of what was asked for. */
const slow = {
  'headers come a letter a second': (socket: Socket) => {
    socket.write('GET /api/health HTTP/1.1\r\nhost: wardmates\r\nx-slow: ')
    return () => socket.write('a')
  },
  'a body comes a letter a second': (socket: Socket) => {
    socket.write('POST /api/auth/login HTTP/1.1\r\nhost: wardmates\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{"')
    return () => socket.write('a')
  },
  'what was asked for is not read': (socket: Socket) => {
    socket.pause()
    return () => socket.write('GET /api/openapi.json HTTP/1.1\r\nhost: wardmates\r\n\r\n')
  },
}

const memoryMb = async (pid: number) =>
  Number(/^VmRSS:\s+(\d+)/m.exec(await readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''))?.[1] ?? 0) / 1024

test.for(Object.entries(slow))('hundreds of slow clients keep nobody else waiting: %s', async ([how, begin], { town }) => {
  const writers = await openWriters(() => town.urls, 1)
  const { port, hostname } = new URL(town.urls[0]!)
  await writers.untilAll()
  const before = await memoryMb(town.pids[0]!)
  const health: { status: number; ms: number }[] = []
  let most = 0

  for (let round = 0; round < rounds; round++) {
    const lines = Array.from({ length: LINES }, () => {
      const socket = connect(Number(port), hostname).on('error', () => {})
      return { socket, goOn: begin(socket) }
    })
    for (let second = 0; second < SECONDS; second++) {
      for (const { socket, goOn } of lines) if (socket.writable) goOn()
      const from = performance.now()
      const { status } = await fetch(`${town.urls[0]}/api/health`)
      health.push({ status, ms: performance.now() - from })
      most = Math.max(most, await memoryMb(town.pids[0]!))
      await sleep(1000)
    }
    for (const { socket } of lines) socket.destroy()
  }
  await writers.untilAll()
  await writers.end()

  const longest = Math.round(Math.max(...health.map(({ ms }) => ms)))
  console.log(
    `${how}, ${LINES} lines, ${rounds} times: health after ${longest} ms at most, memory ${Math.round(before)} MB, then at most ${Math.round(most)}; told otherwise ${said(writers)}`,
  )
  expect(new Set(health.map(({ status }) => status))).toEqual(new Set([200]))
  expect(longest).toBeLessThan(HEALTH_MAX_MS)
  expect(most - before).toBeLessThan(GROWTH_MAX_MB)
  expect(await lostOf(writers, town.ask)).toBe(0)
})

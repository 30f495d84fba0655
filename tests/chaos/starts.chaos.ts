import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { findRunning } from '#server/platform/db/embedded-process.ts'

const rounds = inject('rounds')
const STARTS = 4

const CODE = `
  const { openDatabase } = await import(${JSON.stringify(new URL('../../server/platform/db/open.ts', import.meta.url).href)})
  try {
    const { pool } = await openDatabase({ dataDir: process.argv[1] })
    await pool.query('select 1')
    console.log('open')
    if (process.argv[2] === 'kill') process.kill(process.pid, 'SIGKILL')
    setTimeout(() => process.exit(0), process.argv[2] === 'stay' ? 3000 : 0)
  } catch (error) {
    console.log(error.message)
  }`

async function startOne(dataDir: string, then: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', CODE, dataDir, then], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return said.trim()
}

/** A process that wants a processor for itself. */
function busy() {
  const loop = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' })
  onTestFinished(() => void loop.kill('SIGKILL'))
}

test('four processes that start on one folder at the same moment take turns, over and over, also after a kill', async () => {
  const dataDir = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-starts-')))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  busy()

  for (let round = 0; round < rounds; round++) {
    const said = await Promise.all(Array.from({ length: STARTS }, () => startOne(dataDir, round % 2 ? 'kill' : 'stay')))
    const others = said.filter((words) => words !== 'open')
    // Whoever comes after the first was killed takes its server over.
    if (round % 2 === 0) expect(said).toContain('open')
    expect(others).toEqual(others.map(() => expect.stringContaining('Another Wardmates is running')))
  }
  expect(await startOne(dataDir, 'leave')).toBe('open')
  await vi.waitUntil(async () => !(await findRunning(join(dataDir, 'postgres'))), { timeout: 30_000 })
  console.log(`${rounds} times ${STARTS} starts at once: one had the folder each time`)
})

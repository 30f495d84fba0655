import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { takeLock } from './embedded-lock.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardmates-lock-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Another process that has the lock. */
async function holdElsewhere(file: string): Promise<ChildProcess> {
  const code = `
    const { takeLock } = await import(${JSON.stringify(new URL('./embedded-lock.ts', import.meta.url).href)})
    await takeLock(${JSON.stringify(file)}, 0)
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout!, 'data')
  return child
}

test('only one has it at a time, in one process as well', async () => {
  const file = join(folder, 'one.lock')

  const unlock = await takeLock(file, 0)

  expect(await takeLock(file, 50)).toBeUndefined()
  unlock?.()
  expect(await takeLock(file, 0)).toBeDefined()
})

test('whoever waits gets it when it is given back', async () => {
  const file = join(folder, 'wait.lock')
  const unlock = await takeLock(file, 0)

  const next = takeLock(file, 10_000)
  unlock?.()

  expect(await next).toBeDefined()
})

test('a process that is killed leaves it to the next one', async () => {
  const file = join(folder, 'killed.lock')
  const holder = await holdElsewhere(file)
  expect(await takeLock(file, 0)).toBeUndefined()

  holder.kill('SIGKILL')
  await once(holder, 'exit')

  expect(await takeLock(file, 0)).toBeDefined()
})

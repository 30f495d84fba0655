import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { TaskProcess } from './task-process.ts'

// On a busy machine a process of the lowest priority takes a hundred times as long as it works.
vi.setConfig({ testTimeout: 300_000 })

const answerTasks = new URL('./answer-tasks.ts', import.meta.url).href

/** A process whose tasks are what is written here, asked by their names. */
async function processOf(tasks: string, use: (asked: TaskProcess<string, { said: unknown }>) => Promise<void>) {
  const dir = await mkdtemp(join(tmpdir(), 'wardmates-tasks-'))
  const file = join(dir, 'program.mjs')
  await writeFile(
    file,
    `import { answerTasks } from ${JSON.stringify(answerTasks)}
    const tasks = { pid: () => process.pid, ${tasks} }
    await answerTasks({ rssMaxMib: 250, rssLeftMib: 60, dataMaxMib: 400, cpuMaxSeconds: 0.4 }, async (name) => ({ said: tasks[name]() }))`,
  )
  await use(new TaskProcess(file, { timeMaxMs: 120_000, idleMs: 60_000 })).finally(() => rm(dir, { recursive: true }))
}

test('a process is kept for the next task, until one leaves much behind', () =>
  processOf('much: () => (globalThis.kept = Buffer.alloc(100e6, 1)).length', async (asked) => {
    const first = await asked.ask('pid')
    expect(await asked.ask('pid')).toEqual(first)

    expect(await asked.ask('much')).toMatchObject({ said: 100e6 })

    expect(await asked.ask('pid')).not.toEqual(first)
  }))

test.each([
  ['takes too much memory without a pause', 'endless: () => { const all = []; for (;;) all.push(Buffer.alloc(1e6, 1)) }'],
  ['works too long without a pause', 'endless: () => { for (;;); }'],
])('a process that %s does not survive it, and the next task has a new one', (_, tasks) =>
  processOf(tasks, async (asked) => {
    const before = await asked.ask('pid')

    expect(await asked.ask('endless')).toBe('broken')

    expect(await asked.ask('pid')).not.toEqual(before)
  }),
)

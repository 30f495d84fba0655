import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { TaskProcess } from './task-process.ts'

// On a busy machine a process of the lowest priority takes a hundred times as long as it works.
vi.setConfig({ testTimeout: 300_000 })

const answerTasks = new URL('./answer-tasks.ts', import.meta.url).href
const taskProcess = new URL('./task-process.ts', import.meta.url).href

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

test.skipIf(process.platform !== 'linux')('every thread of a process comes after whoever signs in, whichever began it', () =>
  processOf(
    `ranks: () => process.getBuiltinModule('fs').readdirSync('/proc/self/task').map((thread) => process.getBuiltinModule('os').getPriority(Number(thread)))`,
    async (asked) => {
      const { said } = (await asked.ask('ranks')) as { said: number[] }

      expect(said.length).toBeGreaterThan(1)
      expect(Math.min(...said)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL)
    },
  ),
)

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

test.skipIf(process.platform === 'win32')('a task for which the system has no room is put off, and the next one is done', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'wardmates-tasks-'))
  const [program, asking] = [join(dir, 'program.mjs'), join(dir, 'asking.mjs')]
  await writeFile(program, "process.on('message', (said) => process.send({ said }))")
  await writeFile(
    asking,
    `import { closeSync, openSync } from 'node:fs'
    import { TaskProcess } from ${JSON.stringify(taskProcess)}
    const asked = new TaskProcess(${JSON.stringify(program)}, { timeMaxMs: 120_000, idleMs: 60_000 })
    const open = []
    try { for (;;) open.push(openSync('/dev/null')) } catch {}
    const first = await asked.ask('first').catch(({ code }) => code)
    for (const one of open) closeSync(one)
    console.log(JSON.stringify([first, await asked.ask('second')]))
    process.exit()`,
  )

  // So few files may be open at once.
  const { stdout } = await promisify(execFile)('sh', ['-c', 'ulimit -n 64 && exec "$0" "$1"', process.execPath, asking])

  expect(JSON.parse(stdout)).toEqual(['BUSY', { said: 'second' }])
  await rm(dir, { recursive: true })
})

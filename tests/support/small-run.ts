import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { processesOf } from '../scratch.js'

const root = join(import.meta.dirname, '../..')

/** `npm test` of one stage and one small file, in a temporary folder of its own; what is left of it is found there. */
export async function startSmallRun(stage: 'postgres' | 'e2e', file: string) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-interrupted-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // What npm compiled of itself would lie there for its next start.
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' }
  const run = spawn('npm', ['test', '--', `--only=${stage}`, file], { cwd: root, env, stdio: 'ignore' })
  const ended = once(run, 'exit')
  return {
    processes: () => processesOf(folder),
    /** Whether a database of it is there or just coming. */
    async hasDatabase() {
      const lines = await Promise.all((await processesOf(folder)).map((pid) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')))
      return lines.some((line) => line.includes('postgres') && line.includes('\0-D\0'))
    },
    folders: () => readdir(folder),
    /** The exit code, or null when the signal ended it at once. */
    async end(signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL') {
      run.kill(signal)
      const [code] = await ended
      return code as number | null
    },
  }
}

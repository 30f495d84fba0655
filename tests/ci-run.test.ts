import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { processesOf } from './scratch.js'

const root = join(import.meta.dirname, '..')
const hasDebian = ['/usr/lib/postgresql', '/usr/bin/redis-server', '/usr/sbin/nginx'].every((path) => existsSync(path))
const TIDIED = { timeout: 60_000, interval: 100 }

/** What CI runs, with an npm that tests nothing: it says which stage it is in, and stays there when that is the one that is asked for. */
async function startCi(staysIn: 'whole' | 'debian') {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-ci-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  for (const name of ['.ci', 'bin', 'tmp']) await mkdir(join(folder, name))
  await Promise.all([copyFile(join(root, '.ci/run'), join(folder, '.ci/run')), symlink(join(root, 'tests'), join(folder, 'tests'))])
  const npm = `#!/bin/sh\ncase "$*" in *debian*) now=debian;; *) now=whole;; esac\necho $now >>'${folder}/stages'\n[ $now = ${staysIn} ] && exec sleep 600\nexit 0\n`
  await Promise.all([writeFile(join(folder, 'bin/npm'), npm), writeFile(join(folder, 'bin/apt-get'), '#!/bin/sh\nexit 1\n')])
  // A database that has to run as another user passes through.
  for (const name of ['', 'bin/npm', 'bin/apt-get', 'tmp']) await chmod(join(folder, name), 0o755)
  const env = { HOME: folder, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, TMPDIR: join(folder, 'tmp') }
  const run = spawn(join(folder, '.ci/run'), [], { env, stdio: ['ignore', 'pipe', 'ignore'] })
  let printed = ''
  run.stdout.on('data', (chunk) => (printed += chunk))
  const ended = once(run, 'exit')
  const stages = async () => (await readFile(join(folder, 'stages'), 'utf8').catch(() => '')).split('\n').filter(Boolean)
  await expect.poll(async () => (await stages()).at(-1), { timeout: 60_000 }).toBe(staysIn)
  return {
    async end(...signals: ('SIGINT' | 'SIGTERM' | 'SIGKILL')[]) {
      for (const signal of signals) run.kill(signal)
      return (await ended)[0] as number | null
    },
    stages,
    printed: () => printed,
    processes: () => processesOf(folder),
    folders: () => readdir(join(folder, 'tmp')),
  }
}

describe.runIf(process.platform === 'linux')('a run of CI', { timeout: 180_000 }, () => {
  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('that is ended by %s ends its tests, begins nothing more and shows its screen', async (signal, code) => {
    const run = await startCi('whole')

    expect(await run.end(signal)).toBe(code)

    await expect.poll(run.processes, TIDIED).toEqual([])
    expect([await run.stages(), await run.folders()]).toEqual([['whole'], []])
    expect(run.printed()).toContain(`It ended with code ${code}`)
  })

  test('that is asked twice to end, as by somebody impatient, ends as if asked once', async () => {
    const run = await startCi('whole')

    expect([130, 143]).toContain(await run.end('SIGTERM', 'SIGINT', 'SIGTERM'))

    await expect.poll(run.processes, TIDIED).toEqual([])
    expect([await run.stages(), await run.folders()]).toEqual([['whole'], []])
  })

  test('that is killed leaves no tests and no folder', async () => {
    const run = await startCi('whole')

    await run.end('SIGKILL')

    await expect.poll(run.processes, TIDIED).toEqual([])
    expect([await run.stages(), await run.folders()]).toEqual([['whole'], []])
  })

  test.runIf(hasDebian).each(['SIGTERM', 'SIGKILL'] as const)('that is ended by %s beside its database takes it along', async (signal) => {
    const run = await startCi('debian')

    await run.end(signal)

    await expect.poll(run.processes, TIDIED).toEqual([])
    expect([await run.stages(), await run.folders()]).toEqual([['whole', 'debian'], []])
  })
})

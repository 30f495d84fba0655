import { execFile } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('a command that is not there is said at once, and nothing waits or lies around for it', async () => {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-runners-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const code = `
    const { runWithin } = await import('./tests/runners.js')
    await runWithin(45, 'no-such-command', []).catch(({ code }) => console.log(code))`

  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    ...{ cwd: root, env: { ...process.env, TMPDIR: folder }, timeout: 25_000 },
  })

  expect(stdout).toBe('ENOENT\n')
  expect(await readdir(folder)).toEqual([])
})

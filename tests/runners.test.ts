import { execFile } from 'node:child_process'
import { mkdtemp, readdir, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { processesOf } from './scratch.js'

const root = join(import.meta.dirname, '..')

/** What a script prints that runs commands by `tests/runners.js`, and the temporary folder in which it did so. */
async function runScript(code: string) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'wardmates-runners-')))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const script = `const { prepare, runWithin } = await import('./tests/runners.js')\n${code}`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    ...{ cwd: root, env: { ...process.env, TMPDIR: folder }, timeout: 60_000 },
  })
  return { stdout, folder }
}

test('a command that is not there is said at once, and nothing waits or lies around for it', async () => {
  const { stdout, folder } = await runScript(`await runWithin(45, 'no-such-command', []).catch(({ code }) => console.log(code))`)

  expect(stdout).toBe('ENOENT\n')
  expect(await readdir(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a command that hangs is ended at its limit, and what it left in the background with it',
  async () => {
    const hangs = `require('node:child_process').spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).unref(); console.error('half done'); setInterval(() => {}, 1000)`
    const { stdout, folder } = await runScript(
      `console.log(JSON.stringify(await runWithin(0.05, process.execPath, ['-e', ${JSON.stringify(hangs)}])))`,
    )

    expect(JSON.parse(stdout)).toEqual({ printed: expect.stringContaining('half done') })
    expect([await processesOf(folder), await readdir(folder)]).toEqual([[], []])
  },
)

test('what cannot be prepared is said in its own words', async () => {
  const { stdout } = await runScript(`
    process.env.NODE_OPTIONS = '--import=data:text/javascript,throw(new(Error)("no_room_on_the_disk"))'
    await prepare('site').catch((error) => console.log(error.constructor.name, error.message))`)

  expect(stdout).toMatch(/^UserFacingError .*no_room_on_the_disk/s)
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const command = join(import.meta.dirname, 'jobs/command.ts')

test('a command reads .env, as the server does, and says what does not fit', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-command-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, '.env'), 'PORT=eighty\n')

  const run = promisify(execFile)(process.execPath, [command], { cwd: folder, env: { PATH: process.env.PATH } })

  await expect(run).rejects.toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^Settings that do not fit:\n {2}PORT: /) })
})

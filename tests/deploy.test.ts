import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const UNITS = ['wardmates.service', 'wardmates-backup.service', 'wardmates-backup.timer']
const isHere = spawnSync('systemd-analyze', ['--version']).status === 0

test.runIf(isHere)('systemd understands every line of our units', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wardmates-units-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(join(root, 'deploy'), folder, { recursive: true })
  for (const path of UNITS.map((unit) => join(folder, unit)))
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replaceAll('/opt/wardmates/node_modules/.bin/node', process.execPath).replaceAll('/opt/wardmates', root),
    )

  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...UNITS.map((unit) => join(folder, unit))], {
    encoding: 'utf8',
  })

  expect({ status, said: `${stdout}${stderr}`.split('\n').filter((line) => line.includes('wardmates')) }).toEqual({ status: 0, said: [] })
})

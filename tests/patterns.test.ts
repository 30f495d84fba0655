import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { judged } from './patterns/judge.ts'

let root: string
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'wardmates-patterns-'))
  await mkdir(join(root, 'server'))
})
afterAll(() => rm(root, { recursive: true, force: true }))

/** What the check says of a checkout that holds these files. */
async function checkOf(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) await writeFile(join(root, path), text)
  const program = join(import.meta.dirname, 'patterns/check.ts')
  const { stderr } = await promisify(execFile)(process.execPath, [program, root]).catch((failed: { stderr: string }) => failed)
  return stderr.split('\n').filter(Boolean)
}

test('an expression that takes longer than its text is long is found, written out or put together', async () => {
  const faults = await checkOf({
    'server/main.ts': "import './planted.ts'",
    'server/planted.ts': "export const one = /(a+)+$/\nexport const other = new RegExp('(b+)' + '+$', 'i')\nexport const fine = /^a+b$/",
    'server/late.ts': 'export const late = (word: string) => new RegExp(word)',
  })

  expect(faults).toEqual([
    expect.stringMatching(/^server\/late\.ts:1 puts an expression together/),
    expect.stringMatching(/^server\/planted\.ts:1 \/\(a\+\)\+\$\/ .*takes longer/),
    expect.stringMatching(/^server\/planted\.ts:2 \/\(b\+\)\+\$\/i .*takes longer/),
  ])
})

test('what analysis cannot read is measured', { timeout: 120_000 }, async () => {
  expect(await judged({ source: '(?-i:A)b', flags: 'i' })).toEqual({ kind: 'grown' })
  expect(await judged({ source: '(?-i:A+)B', flags: 'i' })).toMatchObject({ kind: 'superlinear', on: expect.stringContaining('A') })
})

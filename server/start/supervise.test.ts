import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { supervise } from './supervise.js'

/** What each server of a row does, one after another; the last one ends as it was asked to. */
type Life = 'opens' | 'fails'
const SERVER = `
  import { readFileSync, writeFileSync } from 'node:fs'
  const [life, ...rest] = JSON.parse(readFileSync('LIVES', 'utf8'))
  writeFileSync('LIVES', JSON.stringify(rest))
  if (life === 'opens') process.send({ port: '1' }, () => process.exit(1))
  else process.exit(life ? 1 : 0)`

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wardmates-supervise-'))
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

/** The seconds that were waited before each new start. */
async function waitsFor(lives: Life[]) {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  await writeFile(join(folder, 'lives'), JSON.stringify(lives))
  const code = await supervise(
    [process.execPath, '--input-type=module', '-e', SERVER.replaceAll('LIVES', join(folder, 'lives'))],
    process.env,
  )
  expect(code).toBe(0)
  return said.mock.calls.map(([line]) => Number(/ in (\S+) s\.$/.exec(line)?.[1]))
}

test('a server that was open is back within a second, however often it ends', async () => {
  expect(await waitsFor(['opens', 'opens', 'opens', 'opens', 'opens'])).toEqual([0.25, 0.5, 1, 1, 1])
})

test('one that does not open any more is tried ever later, and what opens then is back soon', async () => {
  expect(await waitsFor(['opens', 'fails', 'fails', 'fails', 'opens'])).toEqual([0.25, 0.5, 1, 2, 1])
})

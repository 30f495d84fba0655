import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { picturesAt } from './pictures.js'

test('the folder of pictures is named where journeys ran and left some, and not after a run without journeys', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-pictures-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, '.last-run.json'), '{}')
  expect(picturesAt([{ stage: 'e2e' }], folder)).toBeUndefined()

  await writeFile(join(folder, 'trace.zip'), '')

  expect(picturesAt([{ stage: 'check' }, { stage: 'e2e' }], folder)).toBe(folder)
  expect(picturesAt([{ stage: 'postgres' }], folder)).toBeUndefined()
})

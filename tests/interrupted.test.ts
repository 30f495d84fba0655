import { expect, test } from 'vitest'
import { startSmallRun } from './support/small-run.ts'

test.runIf(process.platform === 'linux')('a run that is interrupted leaves no process and no folder', { timeout: 120_000 }, async () => {
  const run = await startSmallRun('postgres', 'server/relations')
  // Its database is there or just coming.
  await expect.poll(async () => (await run.processes()).length, { timeout: 60_000 }).toBeGreaterThan(4)

  expect(await run.end('SIGINT')).not.toBe(0)

  expect(await run.folders()).toEqual([])
  expect(await run.processes()).toEqual([])
})

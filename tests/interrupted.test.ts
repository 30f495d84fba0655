import { expect, test } from 'vitest'
import { startSmallRun } from './support/small-run.ts'

/** Whoever is killed outright leaves the tidying to others, which wait for databases. */
const TIDIED = { timeout: 60_000, interval: 200 }

test.runIf(process.platform === 'linux').each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run whose npm is ended by %s leaves no process and no folder',
  { timeout: 180_000 },
  async (signal) => {
    const run = await startSmallRun('postgres', 'server/relations')
    await expect.poll(run.hasDatabase, { timeout: 60_000 }).toBe(true)

    expect(await run.end(signal)).not.toBe(0)

    await expect.poll(run.processes, TIDIED).toEqual([])
    await expect.poll(run.folders, TIDIED).toEqual([])
  },
)

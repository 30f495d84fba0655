import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startSmallRun } from '../support/small-run.ts'

const MOMENTS_SECONDS = [0.5, 2, 4, 8, 16]
/** Whoever is killed outright leaves the tidying to a shell, which waits for databases. */
const TIDIED = { timeout: 60_000, interval: 500 }

const ways = (['SIGINT', 'SIGTERM', 'SIGKILL'] as const).flatMap((signal) =>
  (
    [
      ['postgres', 'server/relations'],
      ['e2e', 'week'],
    ] as const
  ).map(([stage, file]) => ({ signal, stage, file })),
)

test.each(ways)('$signal to a run of $stage leaves nothing behind, at any moment', async ({ signal, stage, file }) => {
  for (const seconds of MOMENTS_SECONDS) {
    const run = await startSmallRun(stage, file)
    await sleep(seconds * 1000)

    await run.end(signal)

    await expect.poll(run.processes, TIDIED).toEqual([])
    await expect.poll(run.folders, TIDIED).toEqual([])
  }
})

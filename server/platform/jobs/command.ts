import { z } from 'zod'
import { runCommand } from '../command.ts'
import { listFailed, retryFailed } from './failed.ts'

/** `npm run jobs` lists what was given up; `npm run jobs -- retry ID` has it tried again. */
await runCommand(async ({ pool }, [act, id]) => {
  if (act === undefined) {
    const jobs = await listFailed(pool)
    const lines = jobs.map(
      ({ id, name, tries, failedAt, reason }) => `${id}  ${name}  ${failedAt.toISOString()}  tried ${tries} times  ${reason}`,
    )
    return [jobs.length === 1 ? '1 failed job' : `${jobs.length} failed jobs`, ...lines].join('\n')
  }
  if (act !== 'retry' || !z.uuid().safeParse(id).success)
    throw new Error('Say npm run jobs, or npm run jobs -- retry ID with an ID of that list.')
  const outcome = await retryFailed(pool, id!)
  if (outcome === 'unknown') throw new Error('There is no failed job of this ID.')
  if (outcome === 'waits') return 'The same is to be done already by a job that waits, so this one is over.'
  return 'Queued again. A running server does it within seconds.'
})

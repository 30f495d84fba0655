import type pg from 'pg'
import type { Queue } from 'pg-boss'
import { FAILED, openBoss, SCHEMA } from './boss.ts'
import type { Job, Work } from './job.ts'

const MISSING_RIGHT = '42501'
const DAY_SECONDS = 86_400
/** What a node that was killed had begun is taken up by another after this long, or by itself once it is back. */
const HEARTBEAT_SECONDS = 10

/** Makes the tables of pg-boss and the queue of every kind of job; under a lock, so that several nodes may start at once. */
export async function installJobs(pool: pg.Pool, works: readonly Pick<Work<never>, 'job'>[]): Promise<void> {
  const { rows } = await pool.query('select to_regnamespace($1) is null as missing', [SCHEMA])
  const boss = openBoss((text, values) => pool.query(text, values), { createSchema: rows[0].missing })
  boss.on('error', () => {})
  await boss.start().catch((error) => explain(error, rows[0].missing))
  try {
    const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
    for (const queue of [failed, ...works.map(({ job }) => queueOf(job))]) {
      const { name, policy: _, ...options } = queue
      const found = known.get(name)
      if (!found) await boss.createQueue(name, queue)
      else if (!isAs(found, options)) await boss.updateQueue(name, options)
    }
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Says what to ask for, where the role may not create a schema, or not use the one that is there. */
function explain(error: unknown, isMissing: boolean): never {
  if ((error as { code?: string }).code !== MISSING_RIGHT) throw error
  const words = isMissing
    ? `The database's role may not create the schema ${SCHEMA}. Have this run once: create schema ${SCHEMA} authorization ROLE`
    : `The schema ${SCHEMA} belongs to another role than the database's. Have what is in it handed over: docs/operations.md, "Two roles".`
  throw new Error(words, { cause: error })
}

const isAs = (found: object, wanted: object) => Object.entries(wanted).every(([option, value]) => found[option as never] === value)

const failed: Queue = { name: FAILED, policy: 'standard', retentionSeconds: 90 * DAY_SECONDS }

const queueOf = ({ name, key, retries, firstWaitSeconds, longestWaitSeconds }: Job): Queue => ({
  name,
  // "Short" keeps one waiting job a key.
  policy: key ? 'short' : 'standard',
  deadLetter: FAILED,
  retryLimit: retries,
  retryBackoff: true,
  retryDelay: firstWaitSeconds,
  retryDelayMax: longestWaitSeconds,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: 3600,
  retentionSeconds: 90 * DAY_SECONDS,
})

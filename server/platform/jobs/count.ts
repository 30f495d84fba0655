import type { Database } from '../db/open.ts'
import { FAILED, SCHEMA } from './boss.ts'

/** How many jobs are due and wait, how many are being done, and how many were given up: these wait in a queue of their own. */
export async function countJobs(pool: Database['pool']): Promise<{ waiting: number; active: number; failed: number }> {
  const { rows } = await pool.query(
    `select count(*) filter (where state in ('created', 'retry') and start_after <= now() and name <> $1)::int as waiting,
       count(*) filter (where state = 'active')::int as active,
       count(*) filter (where state = 'created' and name = $1)::int as failed
     from ${SCHEMA}.job where state < 'completed'`,
    [FAILED],
  )
  return rows[0]
}

import { sql } from 'kysely'
import type { Config } from '../config.ts'
import type { Db } from '../db/client.ts'

/** Clocks that tell the same time are no further apart. */
const APART_MS = 120_000

/**
 * Forgets counts that hold longer than their limit lasts: a node whose clock was ahead began them, and for as long as it was ahead they would
 * only grow, until their member is refused everything.
 */
export async function sweepLimits(db: Db, { limits: { on: _, ...limits }, tallies }: Pick<Config, 'limits' | 'tallies'>) {
  const all = Object.entries({ ...limits, ...tallies })
  const [names, longest] = [all.map(([name]) => name), all.map(([, { seconds }]) => seconds * 1000 + APART_MS)]
  await sql`
    delete from rate_limit using unnest(${names}::text[], ${longest}::bigint[]) as known (name, longest)
    where split_part(key, ':', 1) = known.name and expire > extract(epoch from now()) * 1000 + known.longest`.execute(db)
}

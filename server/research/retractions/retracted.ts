import { sql } from 'kysely'

/** SQL: whether the row `p` of paper is of a work that is known to be retracted. */
export const isRetracted = sql<boolean>`exists (select from retraction r where r.doi = lower(p.doi) and r.is_retracted)`

import type { Generated } from 'kysely'

/** A time that the database writes down by itself. */
export type Moment = Generated<Date>

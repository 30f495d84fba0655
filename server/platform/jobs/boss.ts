import { type ConstructorOptions, PgBoss } from 'pg-boss'

/** The schema that pg-boss keeps for itself. */
export const SCHEMA = 'pgboss'
/** Where jobs go whose retries are used up. */
export const FAILED = 'failed'

type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>

/** pg-boss over connections of ours. */
export function openBoss(executeSql: ExecuteSql, options: ConstructorOptions = {}): PgBoss {
  return new PgBoss({ db: { executeSql }, schema: SCHEMA, supervise: false, schedule: false, ...options })
}

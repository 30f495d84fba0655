import { release, totalmem } from 'node:os'
import process from 'node:process'

/** Since Linux 5.8 a file system that is written out as a whole tells of every fault on the way. */
function tellsFaults() {
  const [major = 0, minor = 0] = release().split('.').map(Number)
  return process.platform === 'linux' && (major > 5 || (major === 5 && minor >= 8))
}

/** Settings of PostgreSQL by their names. */
export type Settings = Record<string, string>

/** Settings for a machine that has other things to do; given at each start, so that a new version of Wardmates brings its own. `others` come before ours. */
export function settings(others: Settings): string[] {
  const half = Math.max(256, Math.floor(totalmem() / 2 ** 21))
  const values: Settings = {
    fsync: 'on',
    synchronous_commit: 'on',
    // After a crash one call in place of one for each of a thousand files, which held recovery up for over a second.
    ...(tellsFaults() && { recovery_init_sync_method: 'syncfs' }),
    shared_buffers: '128MB',
    effective_cache_size: `${half}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_connections: '100',
    // Nothing is replicated from here.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_wal_size: '512MB',
    random_page_cost: '1.1',
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_line_prefix: '%m [%p] ',
    // Statements and row values are members' words: they stay out of the log.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    ...others,
  }
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

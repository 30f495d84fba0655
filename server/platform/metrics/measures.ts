import type { Database } from '../db/open.ts'
import { countJobs } from '../jobs/count.ts'
import type { LiveChannel } from '../live/channel.ts'
import type { Measure } from './registry.ts'

export type Measured = { pool: Database['pool']; live: Pick<LiveChannel, 'lines' | 'isWhole'>; version: string }

/** What an operator watches besides the requests and the process. */
export const measuresOf = ({ pool, live, version }: Measured): Measure[] => [
  { name: 'wardmates_info', help: 'The version that runs.', label: 'version', read: () => ({ [version]: 1 }) },
  {
    name: 'wardmates_database_connections',
    help: 'Connections of this process to the database, and work that waits for one.',
    label: 'state',
    read: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  },
  { name: 'wardmates_live_lines', help: 'Open live lines of members on this process.', read: () => live.lines() },
  {
    name: 'wardmates_live_whole',
    help: '1 while live events reach every node, else 0.',
    read: () => Number(live.isWhole()),
  },
  {
    name: 'wardmates_jobs',
    help: 'Jobs in the database that all processes share: due and not begun, being done, and given up.',
    label: 'state',
    read: () => countJobs(pool),
  },
]

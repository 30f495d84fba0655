import { join } from 'node:path'
import process from 'node:process'
import { buildApp } from '#server/app.ts'
import { jobTable } from '#server/job-table.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { installJobs } from '#server/platform/jobs/install.ts'
import { openLog } from '#server/platform/log.ts'
import { isBuilt } from '../web/sizes.ts'

// The product as it runs, on the database and with the number of connections that the bench names.
const config = readConfig({ ...process.env, PORT: '0' })
const log = openLog('warn')
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: config.databasePool })
const webDir = isBuilt() ? join(import.meta.dirname, '../../dist/web') : undefined
const app = await buildApp({ config, database, log, version: 'bench', demoMember: null, webDir })

// Requests give work to the queues; it is done where a bench asks for it.
await installJobs(database.pool, jobTable)
if (process.env.BENCH_JOBS === 'on') await app.jobs.start({ clock: false })

process.send!(Number(new URL(await app.listen()).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

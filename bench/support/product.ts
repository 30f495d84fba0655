import process from 'node:process'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { openLog } from '#server/platform/log.ts'

// The product as it runs, on the same database and with the same number of connections as the ceiling.
const config = readConfig({ ...process.env, PORT: '0' })
const log = openLog('warn')
const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: config.databasePool })
const app = await buildApp({ config, database, log, version: 'bench', demoMember: null })

process.send!(Number(new URL(await app.listen()).port))
process.on('SIGTERM', () => process.exit(0))

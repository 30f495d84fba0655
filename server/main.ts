import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { brand } from '#contract/brand.ts'
import packageJson from '../package.json' with { type: 'json' }
import { sweepAccounts } from './account/sweep.ts'
import { buildApp } from './app.ts'
import { shelveNotes } from './doxy/notes.ts'
import { openPostChecks } from './feed/check/worker.ts'
import { sweepNotices } from './notifications/sweep.ts'
import { readConfig } from './platform/config.ts'
import { openDatabase } from './platform/db/open.ts'
import { sweepImages } from './platform/files/images.ts'
import { diskStore } from './platform/files/store.ts'
import { openLog } from './platform/log.ts'
import { sweepSearch } from './search/sweep.ts'
import { seedSample } from './seed/seed.ts'
import { sweepVerification } from './verification/expiry.ts'

const SWEEP_EVERY_MS = 3600_000
const root = join(import.meta.dirname, '..')

async function main() {
  const config = readConfig(process.env)
  const log = openLog(config.logLevel)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const database = await openDatabase({ databaseUrl: config.databaseUrl, dataDir: config.dataDir, poolSize: config.databasePool, log })
  const demoMember = config.sample ? await seedSample(database.db, diskStore(join(config.dataDir, 'files'))) : null
  // `npm run dev` serves the web itself.
  const webDir = process.argv.includes('--without-web') ? undefined : join(root, 'dist/web')
  const app = await buildApp({ config, database, log, version: packageJson.version, demoMember, webDir })
  const url = await app.listen()

  const { db, sessions, files } = app.services
  const sweep = () =>
    Promise.all([
      sessions.sweep(),
      sweepAccounts(db),
      sweepImages(db, files),
      sweepVerification(app.services),
      sweepNotices(app.services),
      sweepSearch(db),
    ]).catch((error) => log.error({ err: error }, 'sweep'))
  // In the background: questions and the checks of posts wait for it, nothing else does.
  const notes = config.corpus ? shelveNotes(app.library) : undefined
  const ready = notes?.then(undefined, (error) => log.error({ err: error }, 'the evidence notes could not be indexed'))
  const checks = openPostChecks({ db, library: app.library, model: app.model, live: app.services.live, log, ready })
  const sweeping = setInterval(sweep, SWEEP_EVERY_MS)

  const say = (line: string) => process.stdout.write(`${line}\n`)
  say(`${brand.name} is open at ${url}`)
  say(`Database: PostgreSQL ${database.version}, ${database.kind === 'embedded' ? `embedded in ${config.dataDir}` : 'by DATABASE_URL'}`)
  for (const warning of database.warnings) say(`Warning: ${warning}`)
  if (demoMember) say(`Look around as ${demoMember.name}: ${demoMember.email} with the password ${demoMember.password}`)

  let closing = false
  const close = async (signal: string) => {
    if (closing) return
    closing = true
    log.info({ signal }, 'closing')
    clearInterval(sweeping)
    await checks.close()
    await app.close()
    await database.close()
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      close(signal).then(
        () => process.exit(0),
        (error) => {
          log.fatal({ err: error }, 'closing failed')
          process.exit(1)
        },
      )
    })
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${brand.name} could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import process from 'node:process'
import { brand } from '#contract/brand.ts'
import packageJson from '../package.json' with { type: 'json' }
import { buildApp } from './app.ts'
import { jobTable } from './job-table.ts'
import { ConversationKeys, refuseOtherMessageKeys } from './messages/public.ts'
import { keepHead } from './platform/audit/head.ts'
import { refuseOtherAuditKeys } from './platform/audit/keys.ts'
import { readConfig, SETTINGS } from './platform/config.ts'
import { openDatabase } from './platform/db/open.ts'
import { openFiles } from './platform/files/open.ts'
import { installJobs } from './platform/jobs/install.ts'
import { openLog } from './platform/log.ts'
import { troublesOutside } from './platform/outside.ts'
import { keepMark, refuseOtherKey } from './platform/secrets/key-mark.ts'
import { findKey } from './platform/secrets/secret-key.ts'
import { openVault } from './platform/secrets/vault.ts'
import { adviceOn } from './platform/settings-advice.ts'
import { removeCutOff } from './platform/uploads/sweep.ts'
import { seedSample } from './seed/seed.ts'
import { asUserFacing, refuseTakenPort } from './start/port.js'

/** Longer than a close takes that waits for everything it may wait for. */
const CLOSE_MAX_MS = 60_000

const root = join(import.meta.dirname, '..')

/** Settles with the reason when the end is asked for; before the server is open it ends at once. */
function untilAsked() {
  let open = false
  const asked = new Promise<string>((resolve) => {
    // A terminal and a service manager signal every process of the group, and npm passes on what it got: the same end is asked for twice.
    const ask = (reason: string) => (open ? resolve(reason) : process.exit(0))
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
    process.once('disconnect', () => ask('the end of the supervisor'))
  })
  return () => {
    open = true
    return asked
  }
}

async function main() {
  const asked = untilAsked()
  const config = readConfig(process.env)
  await refuseTakenPort(config.port, config.host)
  await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
  const log = openLog(config.logLevel, config.logFile)
  const print = (line: string) => process.stdout.write(`${line}\n`)
  const say = (line: string) => {
    log.warn(line)
    print(line)
  }
  for (const words of adviceOn(process.env, SETTINGS)) say(`Warning: ${words}`)
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    limits: config.databaseLimits,
    refuse: async (db) => {
      await refuseOtherKey(db, config)
      await refuseOtherAuditKeys(db, config)
      await refuseOtherMessageKeys(db, config)
    },
    install: (pool) => installJobs(pool, jobTable),
    log: { info: (words) => log.info(words), warn: (words) => log.warn(words), say },
  })
  const key = await findKey(config.secretKey, config.dataDir)
  await keepMark(database.db, key)
  await refuseOtherKey(database.db, config)
  const files = openFiles(config, openVault(key), log)
  // The embedded database serves one node: whatever is unfinished was begun by one that is gone.
  if (database.kind === 'embedded') await Promise.all([files.sweep(new Date()), removeCutOff(database.db)])
  const demoMember = config.sample ? await seedSample(database.db, files, await ConversationKeys.open(config)) : null
  // `npm run dev` serves the web itself.
  const webDir = process.argv.includes('--without-web') ? undefined : join(root, 'dist/web')
  const onBreach = process.argv.includes('--check-answers') ? (words: string) => log.error({ breach: words }, 'breach') : undefined
  const app = await buildApp({ config, database, log, version: packageJson.version, demoMember, webDir, onBreach })
  /** A head that cannot be kept is told, and stands in nobody's way. */
  const keepAuditHead = () =>
    keepHead(database.db, config.dataDir, app.services.signer).catch((error: Error) => {
      log.error({ err: error }, 'no audit head kept')
      print(`Warning: ${error.message}`)
    })

  /** Whoever signs up meanwhile does not wait for it. */
  const warnOfTroubles = async () => {
    for (const words of await troublesOutside(app.services)) say(`Warning: ${words}`)
  }

  const begin = async () => {
    const url = await app.listen().catch((error: unknown) => {
      throw asUserFacing(error, config)
    })
    await keepAuditHead()
    process.send?.({ port: new URL(url).port })
    await app.jobs.start()
    void warnOfTroubles()
    log.info({ version: database.version, kind: database.kind }, 'database open')
    for (const warning of database.warnings) print(`Warning: ${warning}`)
    // `npm run dev` prints the address of the web, which is not this one.
    if (!webDir) return
    const lookAround =
      demoMember && config.sampleSignIn ? ` (look around as ${demoMember.email} with the password ${demoMember.password})` : ''
    print(`${brand.name} is open at ${url}${lookAround}`)
  }
  const begun = begin()
  let closing = false

  const end = async (reason: string) => {
    closing = true
    log.info({ reason }, 'closing')
    // What hangs for so long is cut off; the process's end stops the embedded database.
    setTimeout(() => process.exit(1), CLOSE_MAX_MS).unref()
    await app.close()
    await begun.catch(() => {})
    await keepAuditHead()
    await database.close()
  }
  // As soon as it answers anybody, it closes when it ends.
  asked()
    .then(end)
    .then(
      () => process.exit(0),
      (error) => {
        log.fatal({ err: error }, 'closing failed')
        process.exit(1)
      },
    )
  await begun.catch((error: unknown) => {
    // What was begun while it closes may fail at that.
    if (!closing) throw error
  })
}

main().catch((error: unknown) => {
  process.stderr.write(`${brand.name} could not start. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})

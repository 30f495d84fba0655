import { existsSync } from 'node:fs'
import process from 'node:process'
import { type Config, readConfig } from './config.ts'
import { type Database, openDatabase } from './db/open.ts'

/** Runs a command beside the product, on its database, and says what comes back; a failure ends it with one sentence and code 1. */
export const runCommand = (work: (database: Database, args: string[], config: Config) => Promise<string>) =>
  runAct(async () => {
    const config = readConfig(process.env)
    const { databaseUrl, dataDir } = config
    const database = await openDatabase({ ...(databaseUrl && { databaseUrl }), dataDir, poolSize: 2, beside: true })
    try {
      return await work(database, process.argv.slice(2), config)
    } finally {
      await database.close()
    }
  })

/** The same for a command that opens what it needs by itself. */
export async function runAct(work: () => Promise<string>) {
  try {
    // As `npm start` does, so that both speak of the same database. What is set already stays.
    if (existsSync('.env')) process.loadEnvFile('.env')
    process.stdout.write(`${await work()}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
}

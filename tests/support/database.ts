import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { ask, dropDatabase, urlOf } from './statement.ts'

export type FreshDatabase = { url: string; database: Database; drop(): Promise<void> }

/** A migrated database that only the caller knows. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = inject('postgres')
  const name = `wardmates_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name} template ${server.template}`)
  const url = urlOf(server.url, name)
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 5 })
  const drop = async () => {
    await database.close()
    await dropDatabase(server.url, name)
  }
  return { url, database, drop }
}

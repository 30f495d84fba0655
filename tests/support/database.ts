import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openAudit } from '#server/platform/audit/audit.ts'
import { AuditKeys } from '#server/platform/audit/keys.ts'
import type { TimeLimits } from '#server/platform/db/client.ts'
import { type Database, openDatabase } from '#server/platform/db/open.ts'
import { ask, dropDatabase, urlOf } from './statement.ts'

export type FreshDatabase = { url: string; database: Database; drop(): Promise<void> }

/** The key of every test's audit log. */
export const AUDIT_KEY = Buffer.alloc(32, 1)

/** A migrated database that only the caller knows. */
export async function freshDatabase(limits?: TimeLimits): Promise<FreshDatabase> {
  const server = inject('postgres')
  const name = `wardmates_${randomUUID().replaceAll('-', '')}`
  await ask(server.url, `create database ${name} template ${server.template}`)
  const url = urlOf(server.url, name)
  const { database, drop: close } = await joinDatabase(url, limits)
  const drop = async () => {
    await close()
    await dropDatabase(server.url, name)
  }
  return { url, database, drop }
}

/** The same database as another node has it, which its owner drops. */
export async function joinDatabase(url: string, limits?: TimeLimits): Promise<FreshDatabase> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '', poolSize: 5, limits })
  await openAudit(database.db, await AuditKeys.open({ auditKeys: [AUDIT_KEY], dataDir: '' }))
  return { url, database, drop: database.close }
}

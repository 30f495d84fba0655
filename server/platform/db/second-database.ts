import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Address } from './client.ts'
import { passwordOf, SUPERUSER } from './embedded-cluster.ts'
import { findRunning } from './embedded-process.ts'

/**
 * A second database on the embedded server, with a login of its own, for what must not lie among the product's tables. Made when it is first
 * asked for; `prepare` makes what the login needs beside it, such as roles, and may be called again.
 */
export async function secondDatabase(dataDir: string, name: string, prepare: (client: pg.ClientBase) => Promise<void>): Promise<Address> {
  const folder = join(await realpath(dataDir), 'postgres')
  const running = await findRunning(folder)
  if (!running?.ready) throw new Error('The embedded database is not running.')
  const { host, port } = running
  const password = await passwordOf(folder)
  const client = new pg.Client({ host, port, user: SUPERUSER, database: 'postgres', ...(password && { password }) })
  client.on('error', () => {})
  await client.connect()
  try {
    const { rows } = await client.query<{ role: boolean; database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as role, exists (select from pg_database where datname = $1) as database',
      [name],
    )
    const quoted = client.escapeIdentifier(name)
    if (!rows[0]!.role) await client.query(`create role ${quoted} login${password ? ` password ${client.escapeLiteral(password)}` : ''}`)
    await prepare(client)
    if (!rows[0]!.database) {
      await client.query(`create database ${quoted} owner ${quoted}`)
      await client.query(`revoke connect on database ${quoted} from public`)
    }
  } finally {
    await client.end()
  }
  return { host, port, user: name, database: name, ...(password && { password }) }
}

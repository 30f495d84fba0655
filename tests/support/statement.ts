import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** The address of another database on the same server. */
export function urlOf(server: string, database: string): string {
  return server.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)
}

/** The rows of one statement, on a connection of its own. */
export async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement).finally(() => client.end())
  return rows
}

/**
 * Removes a database that nothing of ours uses any more. One that the server itself is still busy in is left to the end of its cluster.
 * Not by force: that may not end autovacuum, and would hide a connection that somebody forgot.
 */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (const wait of [100, 300, 900, 2700]) {
    const isGone = await ask(server, `drop database ${name}`).then(
      () => true,
      () => false,
    )
    if (isGone) return
    await setTimeout(wait)
  }
  const [forgotten] = await ask(server, `select query from pg_stat_activity where datname = '${name}' and backend_type = 'client backend'`)
  if (forgotten) throw new Error(`A connection to ${name} was forgotten; it asked last: ${forgotten.query}`)
}

import { setTimeout } from 'node:timers/promises'
import pg from 'pg'

/** The address of another database on the same server. */
export function urlOf(server: string, database: string): string {
  return server.replace(/^(postgres(?:ql)?:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`)
}

/** One statement on a connection of its own. */
export async function ask(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Removes a database that nothing of ours uses any more. One that the server itself is still busy in is left to the end of its cluster. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  for (const wait of [100, 300, 900, 2700]) {
    const isGone = await ask(server, `drop database ${name} with (force)`).then(
      () => true,
      () => false,
    )
    if (isGone) return
    await setTimeout(wait)
  }
}

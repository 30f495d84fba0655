import { sql } from 'kysely'
import { Sessions } from '#server/platform/access/sessions.ts'
import type { Db } from '#server/platform/db/client.ts'

export type Viewer = { id: string; token: string }

/** So many members, each signed in anew; the same ones in every run. */
export async function signIn(db: Db, count: number): Promise<Viewer[]> {
  await db.deleteFrom('session').execute()
  const { rows } = await sql<{ id: string }>`select id from member order by md5(id::text) limit ${sql.lit(count)}`.execute(db)
  const sessions = new Sessions(db, { remembers: true })
  const viewers: Viewer[] = []
  for (const { id } of rows) viewers.push({ id, token: (await sessions.create(db, id, 'bench')).token })
  return viewers
}

/** Asks a server as a member does, and reads the answer to its end. */
export async function fetched(port: number, path: string, { token }: Viewer) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  await answer.arrayBuffer()
}

import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import { type Db, nameOf } from '#server/platform/db/client.ts'
import type { Tables } from '#server/platform/db/tables.ts'

/** The statements that `ask` sends, in their order. */
export async function statementsOf(pool: pg.Pool, ask: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = []
  await ask(
    new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ level, query }) => void (level === 'query' && sent.push(query)) }),
  )
  return sent
}

/** Sends statements again, prepared and one after another, with nothing around them. */
export async function replay(client: pg.ClientBase, statements: readonly CompiledQuery[]) {
  for (const { sql, parameters } of statements)
    await client.query({ name: nameOf(sql), text: sql, values: [...parameters] } as pg.QueryConfig)
}

/** A value as a literal of its own type reads it. */
export const literal = (value: unknown) =>
  Array.isArray(value) ? `{${value.join(',')}}` : value instanceof Date ? value.toISOString() : String(value)

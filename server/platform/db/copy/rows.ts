import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from, to } from 'pg-copy-streams'
import { RowSum } from './row-sum.ts'
import type { CopiedTable } from './tables.ts'

const { escapeIdentifier } = pg

/** Values are written alike by every server: a moment in UTC, an interval in PostgreSQL's words. */
export const PLAIN_FORMAT = `set local timezone = 'UTC'; set local datestyle = 'ISO, MDY'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`

export const placeOf = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) => `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`
const listOf = ({ columns }: CopiedTable) => columns.map((column) => escapeIdentifier(column)).join(', ')

/** The rows of a table as COPY's text, in no order. */
export const rowsOut = (client: pg.ClientBase, table: CopiedTable): Readable =>
  client.query(to(`copy (select ${listOf(table)} from ${placeOf(table)}) to stdout`))

/** Takes rows as `rowsOut` gives them. */
export const rowsIn = (client: pg.ClientBase, table: CopiedTable): Writable =>
  client.query(from(`copy ${placeOf(table)} (${listOf(table)}) from stdin`))

/** Reads a table to its end and counts. */
export async function countRows(client: pg.ClientBase, table: CopiedTable): Promise<RowSum> {
  const counted = new RowSum()
  await pipeline(rowsOut(client, table), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) counted.add(chunk)
  })
  return counted
}

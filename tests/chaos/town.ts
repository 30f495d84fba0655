import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { test as base, expect } from 'vitest'
import { SUPERUSER } from '#server/platform/db/embedded-cluster.ts'
import { type Running, startProcess } from '../support/process.ts'
import { openNetwork } from './network.ts'
import { openPostgres } from './postgres.ts'
import type { openWriters } from './writers.ts'

type Town = Awaited<ReturnType<typeof openTown>>

/**
 * Two nodes on a PostgreSQL of the operator's, and the way between them. `settings` are theirs beside the usual ones; `between` opens what
 * else they go through to the port of that way, and answers its own.
 */
export async function openTown(settings: Record<string, string> = {}, between = async (port: number) => port) {
  const postgres = await openPostgres()
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'wardmates-chaos-node-'))))
  const nodes: Running[] = []
  const network = await openNetwork(postgres.socket)
  const url = `postgresql://${SUPERUSER}@127.0.0.1:${await between(network.port)}/postgres`
  const key = () => randomBytes(32).toString('base64')
  // What one node seals or writes into the audit log the other has to know as well.
  const keys = { SECRET_KEY: key(), AUDIT_KEYS: key(), MESSAGE_KEYS: key() }
  const shared = { DATABASE_URL: url, ...keys, CORPUS: 'off', LOG_LEVEL: 'silent', ...settings }
  for (const folder of folders) nodes.push(await startProcess({ ...shared, WARDMATES_DATA: folder }))
  const ask = async (text: string, values: unknown[] = []) => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    return client.query(text, values).finally(() => client.end())
  }
  return {
    postgres,
    network,
    ask,
    urls: nodes.map(({ url }) => url),
    pids: nodes.map(({ pid }) => pid),
    async close() {
      expect(await Promise.all(nodes.map((node) => node.end('SIGTERM')))).toEqual([0, 0])
      network.close()
      await postgres.close()
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}

export const test = base.extend<{ town: Town }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
  town: async ({}, use) => {
    const town = await openTown()
    await use(town)
    await town.close()
  },
})

type Writers = Awaited<ReturnType<typeof openWriters>>

/** How many acknowledged posts are not there. */
export async function lostOf({ acknowledged }: Writers, ask: Town['ask']) {
  const ids = acknowledged.map(({ id }) => id)
  const { rows } = await ask('select count(*)::int as n from post where id = any($1)', [ids])
  return ids.length - rows[0].n
}

/** The middle one and the longest of some times. */
export function spanOf(times: readonly number[]) {
  const sorted = [...times].sort((a, b) => a - b)
  return `${Math.round(sorted[sorted.length >> 1] ?? 0)} ms, at most ${Math.round(sorted.at(-1) ?? 0)} ms`
}

/** What writers were told otherwise, and how often. */
export const said = ({ refusals }: Writers) => JSON.stringify(Object.fromEntries(refusals))

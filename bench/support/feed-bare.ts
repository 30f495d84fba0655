import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import pg from 'pg'
import { ranking, since } from '#server/feed/ranking/candidates.ts'
import { aboutReader } from '#server/feed/ranking/reader.ts'
import { SNAPSHOT_SIZE } from '#server/feed/ranking/rules.ts'
import { keepSnapshot } from '#server/feed/ranking/snapshots.ts'
import { hot } from '#server/feed/timeline.ts'
import { newId } from '#server/platform/ids.ts'

// The ceiling: nothing but Node's own server, a prepared statement with the product's SQL, and JSON.stringify.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) })

const ask = async (name: string, text: string, values: unknown[]) => (await pool.query({ name, text, values })).rows

async function newest(viewerId: string, before: string) {
  const rows = await ask('page', hot.page, [viewerId, before, '{}'])
  return { items: rows.slice(0, 20), next: rows.length > 20 ? rows[19].id : null }
}

/** The statements of a ranked page without the ranking. */
async function ranked(viewerId: string) {
  const [reader] = await ask('reader', aboutReader, [viewerId])
  const candidates = await ask('candidates', ranking.candidates, [viewerId, since(), reader.mates, [], [reader.specialty]])
  const ids = candidates.slice(0, SNAPSHOT_SIZE).map(({ id }) => id)
  const id = newId()
  const [items] = await Promise.all([ask('these', hot.these, [viewerId, ids.slice(0, 20)]), ask('keep', keepSnapshot, [viewerId, id, ids])])
  return { items, next: id }
}

const server = createServer(async (request, response) => {
  const [, viewerId, before] = request.url!.split('/')
  const body = JSON.stringify(await (before ? newest(viewerId!, before) : ranked(viewerId!)))
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

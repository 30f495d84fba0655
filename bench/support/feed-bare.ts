import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import pg from 'pg'
import { hot } from '#server/feed/timeline.ts'

// The ceiling: nothing but Node's own server, a prepared statement with the product's SQL, and JSON.stringify.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) })

const server = createServer(async (request, response) => {
  const [, viewerId, before] = request.url!.split('/')
  const { rows } = await pool.query({ name: 'page', text: hot.page, values: [viewerId, before] })
  const body = JSON.stringify({ items: rows.slice(0, 20), next: rows.length > 20 ? rows[19].id : null })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import pg from 'pg'
import { Server } from 'socket.io'
import { LIVE_PATH } from '#contract/live.ts'
import { newId } from '#server/platform/ids.ts'

// The ceiling: Node's own server and the statements of a send as docs/decisions/0036-messages.md names them, prepared, with nothing around them.
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) })
const [senderId, keyId] = [process.env.SENDER_ID!, process.env.KEY_ID!]
const body = Buffer.alloc(100)

async function send(conversationId: string, clientId: string) {
  const client = await pool.connect()
  const ask = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
  const find = () => ask('sent', 'select id, seq, created_at from message where sender_id = $1 and client_id = $2', [senderId, clientId])
  try {
    await client.query('begin')
    const sent = await find()
    const row = sent.rows[0] ?? (await write(ask, conversationId, clientId))
    await client.query('commit')
    return row
  } catch (error) {
    await client.query('rollback')
    // Another connection sent the same one first.
    const first = await find()
    if (!first.rows[0]) throw error
    return first.rows[0]
  } finally {
    client.release()
  }
}

type Ask = (name: string, text: string, values: unknown[]) => Promise<pg.QueryResult>

async function write(ask: Ask, conversationId: string, clientId: string) {
  const next = 'update conversation set last_seq = last_seq + 1, last_at = clock_timestamp() where id = $1 returning last_seq'
  const at = await ask('next', next, [conversationId])
  const values = [newId(), conversationId, at.rows[0].last_seq, senderId, clientId, keyId, body]
  const kept = await ask(
    'keep',
    `insert into message (id, conversation_id, seq, sender_id, client_id, alg, key_id, body) values ($1, $2, $3, $4, $5, 'plain1', $6, $7) returning id, seq, created_at`,
    values,
  )
  return kept.rows[0]
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', async () => {
    const { clientId, envelope } = JSON.parse(Buffer.concat(chunks).toString()) as { clientId: string; envelope: object }
    const conversationId = request.url!.split('/')[3]!
    const { id, seq, created_at } = await send(conversationId, clientId)
    const answer = JSON.stringify({ id, seq: Number(seq), at: created_at.toISOString() })
    response.writeHead(201, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(answer) })
    response.end(answer)
    // As long as what the product says of a message.
    const rest = { at: created_at, changeSeq: 0, editedAt: null, gone: null, reactions: [], urgent: null, replyTo: null, forwarded: false }
    line?.emit('message', { message: { id, conversationId, seq: Number(seq), senderId, clientId, envelope, ...rest } })
  })
})

// Every line hears every message.
const line = process.env.FANS_OUT
  ? new Server(server, { path: LIVE_PATH, transports: ['websocket'], serveClient: false, perMessageDeflate: false })
  : undefined

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

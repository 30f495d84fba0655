import { argon2, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'

// The ceiling: nothing but Node's own server and one Argon2id of the product's cost for each request, as many at once as Node will.
const derive = promisify(argon2)
const cost = { memory: 19_456, passes: 2, parallelism: 1, nonce: Buffer.alloc(16, 1), tagLength: 32 }
const derived = (password: string) => derive('argon2id', { ...cost, message: Buffer.from(password) })
const stored = await derived(process.env.BENCH_PASSWORD!)

const server = createServer(async (request, response) => {
  const { password } = JSON.parse(await text(request))
  const body = JSON.stringify({ fits: timingSafeEqual(await derived(password), stored) })
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})

server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

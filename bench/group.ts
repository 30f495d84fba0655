import { MessageClient } from '#tests/support/message-client.ts'
import { atLeast, atMost, type Figure, median, percentile } from './support/figures.ts'
import { AWAY, openGroupDatabase } from './support/group-database.ts'
import { startHearers, startLoad, startServer } from './support/processes.ts'
import { sendBody, sendOf } from './support/sends.ts'
import type { Viewer } from './support/viewers.ts'

export const title =
  'Messages, live: a group that 2,000 lines show against a bare socket server, sends on two nodes, a device that was away'

const LINES = 2000
const ROUNDS = 5
const MESSAGES = 40
const DEVICES = 20
const SENDS = 20_000
const CONNECTIONS = 16
const SECONDS = 4

type Server = Awaited<ReturnType<typeof startServer>>
type Talk = { id: string; by: Viewer }

export async function measure(): Promise<Figure[]> {
  const { db, settings, viewers, one, other, away, group, close } = await openGroupDatabase()
  const running: { stop(): Promise<void> }[] = []
  const started = async (file: string, env: Record<string, string>) => {
    const server = await startServer(file, { ...settings, DATABASE_POOL: '8', RATE_LIMITS: 'off', CORPUS: 'off', ...env })
    running.push(server)
    return server
  }
  try {
    const key = await db.selectFrom('conversation').select('key_id').where('id', '=', group).executeTakeFirstOrThrow()
    const bareEnv = { SENDER_ID: one.id, KEY_ID: key.key_id }
    const products = [await started('./product.ts', {}), await started('./product.ts', {})]
    const bares = [await started('./messages-bare.ts', { ...bareEnv, FANS_OUT: 'true' }), await started('./messages-bare.ts', bareEnv)]
    const talk = { id: group, by: one }
    const tokens = viewers.map(({ token }) => token)
    return [
      ...(await twoNodes(products, bares, talk, running)),
      await catchingUp(products[0]!, other, away),
      ...(await fanOut(products[0]!, bares[0]!, talk, tokens, running)),
    ]
  } finally {
    for (const child of running.reverse()) await child.stop()
    await close()
  }
}

/** From a send until the last of all lines has the message, one message after another. */
async function fanOut(
  product: Server,
  bare: Server,
  talk: Talk,
  tokens: string[],
  running: { stop(): Promise<void> }[],
): Promise<Figure[]> {
  const before = product.miB()
  const sides = [product, bare].map((server) => ({ server, hearers: startHearers() }))
  running.push(...sides.map(({ hearers }) => hearers))
  for (const { server, hearers } of sides)
    await hearers.open({ port: server.port, tokens, count: LINES, shows: [`conversation:${talk.id}`] })
  const kib = ((product.miB() - before) * 1024) / LINES

  const took = async ({ server, hearers }: (typeof sides)[number]) => {
    const begun = performance.now()
    for (let n = 0; n < MESSAGES; n++) {
      const all = hearers.all()
      await post(server, talk)
      await all
    }
    return (performance.now() - begun) / MESSAGES
  }
  const times: { product: number; bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const [first, second] = round % 2 ? sides : sides.toReversed()
    const [a, b] = [await took(first!), await took(second!)]
    // The first round warms both.
    if (round > 0) times.push(first === sides[0] ? { product: a, bare: b } : { product: b, bare: a })
  }
  const time = (side: 'product' | 'bare') => median(times.map((both) => both[side])).toFixed(1)
  return [
    { what: `a message until ${LINES} lines have it, product / bare`, measured: `${time('product')} / ${time('bare')} ms` },
    atLeast('messages a second to all of them, product to bare', median(times.map(({ product, bare }) => bare / product)), 0.8),
    { what: 'memory a line, in KiB', measured: kib.toFixed(0) },
  ]
}

async function post({ port }: Server, { id, by }: Talk) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/conversations/${id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' },
    body: sendBody(),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** Sends into one conversation through two servers at once. */
async function twoNodes(products: Server[], bares: Server[], { id, by }: Talk, running: { stop(): Promise<void> }[]): Promise<Figure[]> {
  const loads = [startLoad(), startLoad()]
  running.push(...loads)
  const run = async (servers: Server[]) => {
    const order = () => ({
      requests: Array.from({ length: SENDS / 2 }, () => sendOf(id, by)),
      connections: CONNECTIONS / 2,
      seconds: SECONDS,
    })
    const results = await Promise.all(servers.map(({ port }, at) => loads[at]!.run({ port, ...order() })))
    return results.reduce((sum, { perSecond }) => sum + perSecond, 0)
  }
  const rates: { product: number; bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const [first, second] = round % 2 ? [products, bares] : [bares, products]
    const [a, b] = [await run(first), await run(second)]
    if (round > 0) rates.push(first === products ? { product: a, bare: b } : { product: b, bare: a })
  }
  const rate = (side: 'product' | 'bare') => median(rates.map((both) => both[side])).toFixed(0)
  return [
    { what: 'sends a second on two nodes, product / bare', measured: `${rate('product')} / ${rate('bare')}` },
    atLeast('sends a second on two nodes, product to bare', median(rates.map(({ product, bare }) => product / bare)), 0.8),
  ]
}

/** A device that has nothing of a conversation shows all of it. */
async function catchingUp({ port }: Server, { id, token }: Viewer, conversationId: string): Promise<Figure> {
  const seconds: number[] = []
  for (let device = 0; device < DEVICES; device++) {
    const client = new MessageClient({ memberId: id, token }, () => [`http://127.0.0.1:${port}`])
    const begun = performance.now()
    client.open([conversationId])
    while (client.lastSeqOf(conversationId) < AWAY) await new Promise((resolve) => setTimeout(resolve, 5))
    seconds.push((performance.now() - begun) / 1000)
    client.close()
  }
  return atMost(`a device that was away for ${AWAY} messages has them, p95 in s`, percentile(seconds, 0.95), 3)
}

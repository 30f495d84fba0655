import pg from 'pg'
import { listConversations } from '#server/messages/conversations/list.ts'
import { searchMessages } from '#server/messages/reading/search.ts'
import { atLeast, atMost, type Figure, median, percentile } from './support/figures.ts'
import { LONG, openMessagesDatabase } from './support/messages-database.ts'
import { startLoad, startServer } from './support/processes.ts'
import { replay, statementsOf } from './support/recorder.ts'
import { sendOf } from './support/sends.ts'
import { fetched } from './support/viewers.ts'

export const title =
  'Messages: sending against the bare statements, a conversation of 100,000 against one of 100, a list of 2,000 against its bare SQL'

const ROUNDS = 5
const SECONDS = 4
const CONNECTIONS = 16
const SENDS = 20_000
const OPENINGS = 60

export async function measure(): Promise<Figure[]> {
  const { db, settings, keys, one, other, long, short, open, close } = await openMessagesDatabase()
  const env = { ...settings, DATABASE_POOL: '8', RATE_LIMITS: 'off', CORPUS: 'off' }
  const key = await db.selectFrom('conversation').select('key_id').where('id', '=', open).executeTakeFirstOrThrow()
  const product = await startServer('./product.ts', env)
  const bare = await startServer('./messages-bare.ts', { ...env, SENDER_ID: one.id, KEY_ID: key.key_id })
  const load = startLoad()
  const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 1 })
  try {
    const figures: Figure[] = []
    const run = async (port: number) =>
      (
        await load.run({
          port,
          requests: Array.from({ length: SENDS }, () => sendOf(open, one)),
          connections: CONNECTIONS,
          seconds: SECONDS,
        })
      ).perSecond
    const rates: { product: number; bare: number }[] = []
    for (let round = 0; round <= ROUNDS; round++) {
      const first = round % 2 ? product : bare
      const [a, b] = [await run(first.port), await run((first === product ? bare : product).port)]
      // The first round warms both.
      if (round > 0) rates.push(first === product ? { product: a, bare: b } : { product: b, bare: a })
    }
    const rate = (side: 'product' | 'bare') => median(rates.map((both) => both[side])).toFixed(0)
    figures.push(
      { what: 'sends a second into one conversation, 16 connections: product / bare', measured: `${rate('product')} / ${rate('bare')}` },
      atLeast('sends a second, product to bare', median(rates.map(({ product, bare }) => product / bare)), 0.85),
    )

    const opening = async (path: string) => {
      const begun = performance.now()
      await fetched(product.port, path, one)
      return performance.now() - begun
    }
    const at = (id: string, asked = '') => `/api/conversations/${id}/messages?limit=50${asked}`
    const places = { 'at its end': '', 'at a hit in its middle': `&around=${LONG / 2}`, 'at its beginning': '&since=0' }
    for (const [where, asked] of Object.entries(places)) {
      const ratios: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const [far, near]: [number[], number[]] = [[], []]
        for (let n = 0; n < OPENINGS; n++) {
          far.push(await opening(at(long, asked)))
          near.push(await opening(at(short, asked && (asked.startsWith('&around') ? '&around=50' : asked))))
        }
        ratios.push(percentile(far, 0.95) / percentile(near, 0.95))
      }
      figures.push(atMost(`a conversation of 100,000 ${where} to one of 100, p95`, median(ratios), 1.5))
    }

    const sent = await statementsOf(pool, (db) => listConversations({ db, keys }, one.id, { folder: 'inbox' }))
    const client = await pool.connect()
    const ratios: number[] = []
    const p95s: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const [whole, floor]: [number[], number[]] = [[], []]
      for (let n = 0; n < OPENINGS; n++) {
        whole.push(await opening('/api/conversations'))
        const begun = performance.now()
        await replay(client, sent)
        floor.push(performance.now() - begun)
      }
      p95s.push(percentile(whole, 0.95))
      ratios.push(percentile(whole, 0.95) / percentile(floor, 0.95))
    }
    client.release()
    figures.push(
      { what: 'a list of 2,000 conversations, p95 in ms', measured: median(p95s).toFixed(1) },
      atMost('the same, to its bare SQL', median(ratios), 2),
    )

    const begun = performance.now()
    await searchMessages({ db, keys }, other.id, { q: 'no such word' })
    figures.push({ what: 'a search that opens 5,000 messages, ms', measured: (performance.now() - begun).toFixed(0) })
    return figures
  } finally {
    await product.stop()
    await bare.stop()
    await load.stop()
    await pool.end()
    await close()
  }
}

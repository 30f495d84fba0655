import { setTimeout as sleep } from 'node:timers/promises'
import { login, someAccounts } from './support/accounts.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { hostileDocuments } from './support/hostile-documents.ts'
import { startLoad, startServer } from './support/processes.ts'
import { signIn } from './support/viewers.ts'

type Look = { health: number; entering: number }

export const title = 'Two members and a stranger who bring hostile documents, and what they do to /api/health and to signing in'

const ROUNDS = 5
const SECONDS = 4
const MOST_MS = 20
const MOST_RATIO = 3
const PASSWORD = 'a ward round before seven'
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: bench\r\n\r\n'

/** Asks for the state of health alone, and while documents that cost most are sent as fast as they are answered. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('sign-in')
  const visitor = startLoad()
  const running: { stop(): Promise<void> }[] = [visitor]
  try {
    const logins = (await someAccounts(db, 100, PASSWORD)).map(({ email }) => login(email, PASSWORD))
    const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
    running.push(product)
    // What a member may bring in a day is spent within a round.
    const members = await signIn(db, 2 * ROUNDS)
    const look = async () => {
      const health = await visitor.run({ port: product.port, requests: [HEALTH], connections: 1, seconds: SECONDS })
      const entering = await visitor.run({ port: product.port, requests: logins, connections: 1, seconds: SECONDS })
      return { health: health.p99Ms, entering: entering.p95Ms }
    }

    const answered: Record<string, number> = {}
    const [idle, busy]: [Look[], Look[]] = [[], []]
    await look()
    for (let round = 0; round < ROUNDS; round++) {
      idle.push(await look())
      let over = false
      const senders = [...members.slice(2 * round, 2 * round + 2).map(({ token }) => token), undefined].map((token) =>
        keepSending(product.port, token, () => over, answered),
      )
      await sleep(500)
      busy.push(await look())
      over = true
      await Promise.all(senders)
    }
    const [quiet, hostile] = [median(idle.map(({ health }) => health)), median(busy.map(({ health }) => health))]
    const ratio = hostile / quiet
    return [
      {
        what: 'answers to documents',
        measured: Object.entries(answered)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      },
      { what: '/api/health, p99 in ms, no documents', measured: quiet.toFixed(1) },
      {
        what: '/api/health, p99 in ms, under documents',
        measured: `${hostile.toFixed(1)} (${ratio.toFixed(2)})`,
        bar: `≤ ${MOST_MS} or ${MOST_RATIO} times as long`,
        holds: hostile <= MOST_MS || ratio <= MOST_RATIO,
      },
      atMost('sign-in p95 under documents, to none', median(busy.map(({ entering }, at) => entering / idle[at]!.entering)), 2),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

/** One request after another, each of other documents. */
async function keepSending(port: number, token: string | undefined, over: () => boolean, answered: Record<string, number>) {
  for (let turn = 0; !over(); turn++) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/ingest-stub`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: hostileDocuments(turn, token ? 1_000_000 : 250_000),
    })
    await answer.arrayBuffer()
    answered[answer.status] = (answered[answer.status] ?? 0) + 1
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { login, someAccounts } from './support/accounts.ts'
import type { AttackOrder } from './support/attackers.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { startAttackers, startLoad, startServer } from './support/processes.ts'
import { signIn, type Viewer } from './support/viewers.ts'

type Look = { health: number; entering: number; mib: number }

export const title = 'Hostile documents of two members and a stranger, 30 hostile pictures at once, and both: health, signing in, memory'

const ROUNDS = 5
const SECONDS = 4
const UPLOADERS = 30
const LOOK_MS = 10
const MOST_MS = 20
const MOST_RATIO = 3
const PASSWORD = 'a ward round before seven'
const HEALTH = 'GET /api/health HTTP/1.1\r\nHost: bench\r\n\r\n'
const KINDS = ['documents', 'pictures', 'both'] as const

/** What everybody else meets while nobody attacks, and in turns under each attack. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('sign-in')
  const visitor = startLoad()
  const attackers = await startAttackers()
  const running: { stop(): Promise<void> }[] = [visitor, attackers]
  try {
    const logins = (await someAccounts(db, 100, PASSWORD)).map(({ email }) => login(email, PASSWORD))
    const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
    running.push(product)
    const viewers = await signIn(db, UPLOADERS + 4 * ROUNDS)
    const ordersOf = ordersFor(product.port, viewers)

    const look = async (): Promise<Look> => {
      let over = false
      const highest = watch(product.treeMiB, () => over)
      const health = await visitor.run({ port: product.port, requests: [HEALTH], connections: 1, seconds: SECONDS })
      const entering = await visitor.run({ port: product.port, requests: logins, connections: 1, seconds: SECONDS })
      over = true
      return { health: health.p99Ms, entering: entering.p95Ms, mib: await highest }
    }

    let answered = {}
    const looks = { idle: [] as Look[], documents: [] as Look[], pictures: [] as Look[], both: [] as Look[] }
    await look()
    for (let round = 0; round < ROUNDS; round++) {
      looks.idle.push(await look())
      for (const kind of KINDS) {
        const before = product.treeMiB()
        await attackers.attack(ordersOf[kind](round))
        const busy = await look()
        looks[kind].push({ ...busy, mib: busy.mib - before })
        answered = await attackers.end()
      }
    }
    return [
      {
        what: 'answers',
        measured: Object.entries(answered)
          .map((one) => one.join(': '))
          .join(', '),
      },
      {
        what: 'nobody attacks: health p99, sign-in p95',
        measured: `${of(looks.idle, 'health').toFixed(1)} ms, ${of(looks.idle, 'entering').toFixed(0)} ms`,
      },
      ...KINDS.flatMap((kind) => figuresOf(kind, looks.idle, looks[kind])),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

/** What a member may bring in a day is spent within a round, so that each attack with documents has other members. */
function ordersFor(port: number, viewers: readonly Viewer[]): Record<(typeof KINDS)[number], (round: number) => AttackOrder> {
  const tokens = viewers.map(({ token }) => token)
  const pictures = tokens.slice(0, UPLOADERS)
  const documents = (nth: number) => [...tokens.slice(UPLOADERS + 2 * nth, UPLOADERS + 2 * nth + 2), undefined]
  return {
    documents: (round) => ({ port, documents: documents(2 * round) }),
    pictures: () => ({ port, pictures }),
    both: (round) => ({ port, documents: documents(2 * round + 1), pictures }),
  }
}

const of = (looks: readonly Look[], what: keyof Look) => median(looks.map((look) => look[what]))

function figuresOf(kind: string, idle: readonly Look[], busy: readonly Look[]): Figure[] {
  const [quiet, hostile] = [of(idle, 'health'), of(busy, 'health')]
  const added = Math.max(...busy.map(({ mib }) => mib))
  return [
    {
      what: `${kind}: health p99 in ms (to none)`,
      measured: `${hostile.toFixed(1)} (${(hostile / quiet).toFixed(2)})`,
      bar: `≤ ${MOST_MS} or ${MOST_RATIO} times as long`,
      holds: hostile <= MOST_MS || hostile <= MOST_RATIO * quiet,
    },
    atMost(`${kind}: sign-in p95, to none`, median(busy.map(({ entering }, at) => entering / idle[at]!.entering)), 2),
    kind === 'pictures'
      ? atMost(`${kind}: memory of all processes added, MiB, highest of all rounds`, added, 250)
      : { what: `${kind}: memory of all processes added, MiB, highest of all rounds`, measured: added.toFixed(0) },
  ]
}

async function watch(look: () => number, over: () => boolean) {
  let highest = 0
  while (!over()) {
    highest = Math.max(highest, look())
    await sleep(LOOK_MS)
  }
  return highest
}

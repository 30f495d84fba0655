import { login, someAccounts } from './support/accounts.ts'
import { openBenchDatabase } from './support/database.ts'
import { atLeast, atMost, type Figure, median } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'
import { isBuilt } from './web/sizes.ts'

export const title = 'Signing in with a password, 16 at once, and what it does to everybody else'

const ROUNDS = 7
const SECONDS = 3
const CONNECTIONS = 16
const ACCOUNTS = 100
const PASSWORD = 'a ward round before seven'

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: bench\r\n\r\n`

type Run = { perSecond: number; cpuMs: number }
/** One turn of everything; `idle` and `busy` hold a p95 for each path. */
type Round = { bare: Run; product: Run; oneMs: number; idle: number[]; busy: number[] }

/** Compares a sign-in with one comparison of a password, and asks for a page and a file with and without a crowd at the door. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('sign-in')
  const env = { ...settings, RATE_LIMITS: 'off', BENCH_PASSWORD: PASSWORD }
  const [crowd, visitor] = [startLoad(), startLoad()]
  const running: { stop(): Promise<void> }[] = [crowd, visitor]
  try {
    const logins = (await someAccounts(db, ACCOUNTS, PASSWORD)).map(({ email }) => login(email, PASSWORD))
    const bare = await startServer('./sign-in-bare.ts', env)
    running.push(bare)
    const product = await startServer('./product.ts', env)
    running.push(product)

    async function burst(server: typeof product) {
      const before = server.cpuMs()
      const result = await crowd.run({ port: server.port, requests: logins, connections: CONNECTIONS, seconds: SECONDS })
      return { ...result, cpuMs: (server.cpuMs() - before) / result.answered }
    }
    const look = (path: string) => visitor.run({ port: product.port, requests: [get(path)], connections: 1, seconds: SECONDS - 1 })
    const alone = async () => (await crowd.run({ port: bare.port, requests: logins, connections: 1, seconds: 1 })).p50Ms

    const paths = isBuilt() ? ['/api/health', '/favicon.svg'] : ['/api/health']
    const rounds: Round[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const bareRun = await burst(bare)
      const productRun = await burst(product)
      const oneMs = await alone()
      const [idle, busy]: [number[], number[]] = [[], []]
      for (const path of paths) {
        idle.push((await look(path)).p95Ms)
        const [looked] = await Promise.all([look(path), burst(product)])
        busy.push(looked.p95Ms)
      }
      rounds.push({ bare: bareRun, product: productRun, oneMs, idle, busy })
    }
    const of = (value: (round: (typeof rounds)[number]) => number) => median(rounds.map(value))

    return [
      { what: 'sign-ins a second', measured: of((round) => round.product.perSecond).toFixed(0) },
      { what: 'bare comparisons of a password a second', measured: of((round) => round.bare.perSecond).toFixed(0) },
      atLeast(
        'a second, sign-ins to bare comparisons',
        of((round) => round.product.perSecond / round.bare.perSecond),
        0.67,
      ),
      atMost(
        'processor time, sign-in to bare comparison',
        of((round) => round.product.cpuMs / round.bare.cpuMs),
        1.5,
      ),
      { what: 'one comparison alone, ms', measured: of(({ oneMs }) => oneMs).toFixed(1) },
      ...paths.flatMap((path, at) => [
        { what: `${path}, p95 in ms, nobody signing in`, measured: of(({ idle }) => idle[at]!).toFixed(1) },
        { what: `${path}, p95 in ms, ${CONNECTIONS} signing in`, measured: of(({ busy }) => busy[at]!).toFixed(1) },
        atMost(
          `${path}, p95 while ${CONNECTIONS} sign in, to one comparison`,
          of(({ busy, oneMs }) => busy[at]! / oneMs),
          2,
        ),
      ]),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

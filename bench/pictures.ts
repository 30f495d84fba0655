import { setTimeout as sleep } from 'node:timers/promises'
import { login, someAccounts } from './support/accounts.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { hostilePictures } from './support/hostile-pictures.ts'
import { startLoad, startServer } from './support/processes.ts'
import { signIn, type Viewer } from './support/viewers.ts'

export const title = '30 hostile pictures at once, and what they do to signing in'

const ROUNDS = 5
const SECONDS = 4
const AT_ONCE = 30
const LOOK_MS = 10
const PASSWORD = 'a ward round before seven'

type Picture = Awaited<ReturnType<typeof hostilePictures>>[number]
type Count = Record<string, number>

/** Compares signing in with and without members who upload what costs most, and looks at the memory of the server and all it starts. */
export async function measure(): Promise<Figure[]> {
  const pictures = await hostilePictures()
  const { db, settings, close } = await openBenchDatabase('sign-in')
  const visitor = startLoad()
  const running: { stop(): Promise<void> }[] = [visitor]
  try {
    const logins = (await someAccounts(db, 100, PASSWORD)).map(({ email }) => login(email, PASSWORD))
    const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off' })
    running.push(product)
    const viewers = await signIn(db, AT_ONCE)
    const look = () => visitor.run({ port: product.port, requests: logins, connections: 1, seconds: SECONDS })

    const answered: Count = {}
    const [idle, busy, added]: [number[], number[], number[]] = [[], [], []]
    await look()
    for (let round = 0; round < ROUNDS; round++) {
      idle.push((await look()).p95Ms)
      const before = product.treeMiB()
      let over = false
      const uploads = keepUploading(product.port, viewers, pictures, () => over, answered)
      const highest = watch(product.treeMiB, () => over)
      busy.push((await look()).p95Ms)
      over = true
      await uploads
      added.push((await highest) - before)
    }
    return [
      {
        what: 'answers to pictures',
        measured: Object.entries(answered)
          .map(([status, count]) => `${status}: ${count}`)
          .join(', '),
      },
      { what: 'sign-in, p95 in ms, no pictures', measured: median(idle).toFixed(1) },
      { what: 'sign-in, p95 in ms, under pictures', measured: median(busy).toFixed(1) },
      atMost('sign-in p95 under pictures, to none', median(busy.map((ms, at) => ms / idle[at]!)), 2),
      atMost('memory of all processes above idle, MiB, highest of all rounds', Math.max(...added), 250),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

/** All of them upload at once, and again when all are answered. */
async function keepUploading(port: number, viewers: readonly Viewer[], pictures: readonly Picture[], over: () => boolean, answered: Count) {
  for (let turn = 0; !over(); turn++) {
    await Promise.all(
      viewers.map(async ({ token }, at) => {
        const { name, bytes } = pictures[(at + turn) % pictures.length]!
        const body = new FormData()
        body.append('file', new File([bytes], name))
        const url = `http://127.0.0.1:${port}/api/files/images`
        const answer = await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body })
        await answer.arrayBuffer()
        answered[answer.status] = (answered[answer.status] ?? 0) + 1
      }),
    )
  }
}

async function watch(look: () => number, over: () => boolean) {
  let highest = 0
  while (!over()) {
    highest = Math.max(highest, look())
    await sleep(LOOK_MS)
  }
  return highest
}

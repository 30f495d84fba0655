import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { pdfOf } from '#tests/support/paper-files.ts'
import { sendUpload } from '#tests/support/upload.ts'
import { someAccounts } from './support/accounts.ts'
import { openBenchDatabase } from './support/database.ts'
import { atMost, type Figure, median } from './support/figures.ts'
import { startLoad, startServer } from './support/processes.ts'
import { signIn, type Viewer } from './support/viewers.ts'

export const title = 'Papers of 30 MB that are read in the background, and what that does to everybody else'

const ROUNDS = 5
const SECONDS = 4
const FILE_MB = 30
const FILES = 10
const PAGES = 200
const LINES = 30
const LOOK_MS = 50
const PATIENCE_MS = 300_000
const PASSWORD = 'a ward round before seven'

/** Asks for a list as a member does, alone and while a file is read, and looks at the memory of the server while ten are read. */
export async function measure(): Promise<Figure[]> {
  const { db, settings, close } = await openBenchDatabase('sign-in')
  const visitor = startLoad()
  const running: { stop(): Promise<void> }[] = [visitor]
  try {
    await someAccounts(db, 100, PASSWORD)
    await db.deleteFrom('paper').execute()
    const product = await startServer('./product.ts', { ...settings, RATE_LIMITS: 'off', BENCH_JOBS: 'on' })
    running.push(product)
    const [reader, ...authors] = await signIn(db, 1 + ROUNDS + FILES)
    const requests = [`GET /api/research/papers HTTP/1.1\r\nHost: bench\r\nAuthorization: Bearer ${reader!.token}\r\n\r\n`]
    const look = () => visitor.run({ port: product.port, requests, connections: 2, seconds: SECONDS })

    const [idle, busy, waits]: [number[], number[], number[]] = [[], [], []]
    await look()
    for (let round = 0; round < ROUNDS; round++) {
      idle.push((await look()).p95Ms)
      const paperId = await upload(product.port, authors[round]!, `Round ${round}`)
      const read = untilRead(product.port, authors[round]!, paperId)
      busy.push((await look()).p95Ms)
      waits.push(await read)
    }
    const before = product.miB()
    let over = false
    const highest = watch(product.miB, () => over)
    for (let nth = 0; nth < FILES; nth++) {
      const author = authors[ROUNDS + nth]!
      await untilRead(product.port, author, await upload(product.port, author, `File ${nth}`))
    }
    over = true
    return [
      { what: 'p95 of a list of papers in ms, nothing read', measured: median(idle).toFixed(1) },
      { what: 'the same while 30 MB are read', measured: median(busy).toFixed(1) },
      atMost('p95 while 30 MB are read, to nothing read', median(busy.map((ms, at) => ms / idle[at]!)), 1.5),
      { what: 'seconds until its text is here', measured: (median(waits) / 1000).toFixed(1) },
      { what: 'memory of the server before, MiB', measured: before.toFixed(0) },
      atMost('memory of the server while ten are read one after another, MiB', await highest, 400),
    ]
  } finally {
    for (const one of running.reverse()) await one.stop()
    await close()
  }
}

/** A paper of 200 pages with pictures of 30 MB, which are noise here: its table of objects is not where a reader looks first. */
function paperOf(name: string) {
  const page = (nth: number) =>
    Array.from({ length: LINES }, (_, at) => `${name}, page ${nth}, line ${at}: ${at * nth} of 1,486 patients improved within two years.`)
  const text = pdfOf(Array.from({ length: PAGES }, (_, nth) => page(nth)))
  return new File([Uint8Array.from(text), randomBytes(FILE_MB * 1_000_000 - text.length)], `${name}.pdf`)
}

const headers = ({ token }: Viewer) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })

async function upload(port: number, author: Viewer, name: string): Promise<string> {
  const url = `http://127.0.0.1:${port}`
  const uploadId = await sendUpload(url, author.token, 'paper', paperOf(name))
  const body = JSON.stringify({ clientId: randomUUID(), uploadId, title: name })
  const answer = await fetch(`${url}/api/research/papers`, { method: 'POST', headers: headers(author), body })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { id: string }).id
}

/** Milliseconds until the text of a paper can be read. */
async function untilRead(port: number, author: Viewer, paperId: string) {
  const begun = performance.now()
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/research/papers/${paperId}`, { headers: headers(author) })
    const { versionList } = (await answer.json()) as { versionList: { textState: string; textTrouble: string }[] }
    const { textState, textTrouble } = versionList[0]!
    if (textState === 'read') return performance.now() - begun
    if (textState === 'failed' || performance.now() - begun > PATIENCE_MS) throw new Error(`The text is ${textState}. ${textTrouble}`)
    await sleep(LOOK_MS)
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

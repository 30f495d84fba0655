import { connect } from 'node:net'
import process from 'node:process'
import { percentile } from './figures.ts'

/** What the load process is asked to do: these requests, as bytes on the wire, in random order over so many connections. */
export type LoadOrder = { port: number; requests: string[]; connections: number; seconds: number }
export type LoadResult = { perSecond: number; p50Ms: number; p95Ms: number; p99Ms: number; answered: number; refused: number }

/** Drives one keep-alive connection until the time is over. Written on sockets, so that the client costs less than what it measures. */
function drive(port: number, requests: readonly Buffer[], until: number, seen: (ms: number, ok: boolean) => void) {
  return new Promise<void>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let begun = 0
    let ok = false
    let missing = 0
    let head: Buffer = Buffer.alloc(0)

    function ask() {
      if (performance.now() > until) return void socket.end(resolve)
      begun = performance.now()
      socket.write(requests[Math.floor(Math.random() * requests.length)]!)
    }

    function readHead(chunk: Buffer) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
      const end = head.indexOf('\r\n\r\n')
      if (end < 0) return false
      const words = head.toString('latin1', 0, end)
      ok = words.startsWith('HTTP/1.1 20')
      missing = Number(/\r\ncontent-length: (\d+)/i.exec(words)?.[1] ?? 0) - (head.length - end - 4)
      head = Buffer.alloc(0)
      return true
    }

    socket.on('data', (chunk: Buffer) => {
      if (missing > 0) missing -= chunk.length
      else if (!readHead(chunk)) return
      if (missing > 0) return
      seen(performance.now() - begun, ok)
      ask()
    })
    socket.on('connect', ask)
    socket.on('error', reject)
  })
}

async function run({ port, requests, connections, seconds }: LoadOrder): Promise<LoadResult> {
  const bytes = requests.map((request) => Buffer.from(request))
  const times: number[] = []
  let refused = 0
  const begun = performance.now()
  const seen = (ms: number, ok: boolean) => (ok ? void times.push(ms) : void refused++)
  await Promise.all(Array.from({ length: connections }, () => drive(port, bytes, begun + seconds * 1000, seen)))
  const took = (performance.now() - begun) / 1000
  return {
    perSecond: times.length / took,
    p50Ms: percentile(times, 0.5),
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    answered: times.length,
    refused,
  }
}

process.on('message', async (order: LoadOrder) => process.send!(await run(order)))

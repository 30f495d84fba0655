import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { startService } from '#server/demo/service.ts'

// The ceiling: the library's own fetch, called in the process in which it lives, without a line, a thread or rules of ours before it.
const { BENCH_HOSTED, BENCH_EMAIL, BENCH_PASSWORD, BENCH_PATH } = process.env as Record<string, string>
const origin = 'http://127.0.0.1'
const settings = {
  address: { connectionString: BENCH_HOSTED! },
  sessionKey: Buffer.alloc(32, 7),
  publicKeySeed: Buffer.alloc(32, 7),
  publicUrl: origin,
}
const service = await startService(settings, { email: { send: async () => {} }, changed: () => {}, missed: () => {} })
const ask = (path: string, init: RequestInit) => service.answer(new Request(origin + path, init), '127.0.0.1')

const signedIn = await ask('/auth/v1/token?grant_type=password', {
  method: 'POST',
  headers: { apikey: service.key, 'content-type': 'application/json' },
  body: JSON.stringify({ email: BENCH_EMAIL, password: BENCH_PASSWORD }),
})
const { access_token: token } = (await signedIn.json()) as { access_token: string }
const headers = { apikey: service.key, authorization: `Bearer ${token}` }

/** Answers a second, so many at once, until the time is over. */
async function perSecond(callers: number, seconds: number) {
  const begun = performance.now()
  let answered = 0
  async function call() {
    while (performance.now() < begun + seconds * 1000) {
      const answer = await ask(BENCH_PATH!, { headers })
      if (!answer.ok) throw new Error(`The library answered ${answer.status}.`)
      await answer.arrayBuffer()
      answered++
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  return answered / ((performance.now() - begun) / 1000)
}

const server = createServer(async (request, response) => {
  const { searchParams } = new URL(request.url!, origin)
  response.end(String(await perSecond(Number(searchParams.get('callers')), Number(searchParams.get('seconds')))))
})
server.listen(0, '127.0.0.1', () => process.send!((server.address() as AddressInfo).port))
for (const over of ['SIGTERM', 'disconnect']) process.on(over, () => process.exit(0))

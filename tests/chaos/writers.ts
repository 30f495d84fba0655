import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { onTestFinished } from 'vitest'
import type { SignedIn } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'

const PAUSE_MS = 5
/** Whoever was refused waits a moment: without it the asking takes the processors that recovery needs. */
const REFUSED_PAUSE_MS = 50

async function ask<T>(url: string, path: string, token: string | undefined, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const said = await answer.json()
  if (!answer.ok) throw Object.assign(new Error(said.code), said)
  return said as T
}

/** Members who write without pause and note what was acknowledged, and what else they were told. */
export async function openWriters(urls: () => string[], each: number) {
  const acknowledged: { id: string; node: number; at: number }[] = []
  const refusals = new Map<string, number>()
  let over = false
  // Those of a test that failed do not write on beside the next one.
  onTestFinished(() => {
    over = true
  })
  const member = { name: 'Asha Rao', email: `${randomUUID()}@example.org`, password: 'ward round at seven' }
  const { token } = await ask<SignedIn>(urls()[0]!, '/api/auth/register', undefined, member)

  async function write(node: number) {
    while (!over) {
      try {
        const { id } = await ask<Post>(urls()[node]!, '/api/feed/posts', token, {
          clientId: randomUUID(),
          content: 'The round is at seven',
        })
        acknowledged.push({ id, node, at: performance.now() })
      } catch (error) {
        const { code = 'NO_ANSWER' } = error as { code?: string }
        refusals.set(code, (refusals.get(code) ?? 0) + 1)
        await sleep(REFUSED_PAUSE_MS)
      }
    }
  }
  const nodes = urls().map((_url, node) => node)
  const writers = nodes.flatMap((node) => Array.from({ length: each }, () => write(node)))

  return {
    acknowledged,
    refusals,
    /** Milliseconds until every node has acknowledged something that was asked for after this moment. */
    async untilAll() {
      const from = performance.now()
      const firsts = () => nodes.map((node) => acknowledged.findLast((one) => one.node === node && one.at > from)?.at)
      while (firsts().includes(undefined)) await sleep(PAUSE_MS)
      return performance.now() - from
    },
    async end() {
      over = true
      await Promise.all(writers)
    },
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    /** How often chaos does each thing. */
    rounds: number
  }
}

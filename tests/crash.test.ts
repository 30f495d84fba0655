import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#contract/account.ts'
import type { Post } from '#contract/feed.ts'
import { startProcess } from './support/process.ts'

const WRITERS = 4
const WRITING_MS = 700

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wardmates-crash-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

const start = () => startProcess({ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off' })

async function ask<T>(url: string, path: string, token?: string, body?: object): Promise<T> {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(token && { authorization: `Bearer ${token}` }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  return answer.json() as Promise<T>
}

/** Posts without pause until the server is gone; answers what was acknowledged. */
async function writeUntilGone(url: string, token: string, acknowledged: Map<string, string>) {
  for (;;) {
    const content = `Round ${randomUUID()}`
    try {
      const post = await ask<Post>(url, '/api/feed/posts', token, { clientId: randomUUID(), content })
      acknowledged.set(post.id, content)
    } catch {
      return
    }
  }
}

test('nothing that was acknowledged is lost when the server is killed while members write', { timeout: 90_000 }, async () => {
  const acknowledged = new Map<string, string>()
  let server = await start()
  const { token } = await ask<SignedIn>(server.url, '/api/auth/register', undefined, {
    name: 'Asha Rao',
    email: 'asha@example.org',
    password: 'ward round at seven',
  })

  for (let kill = 0; kill < 3; kill++) {
    const before = acknowledged.size
    const writers = Array.from({ length: WRITERS }, () => writeUntilGone(server.url, token, acknowledged))
    await new Promise((resolve) => setTimeout(resolve, WRITING_MS))
    await server.end('SIGKILL')
    await Promise.all(writers)
    expect(acknowledged.size).toBeGreaterThan(before)
    server = await start()
  }

  for (const [id, content] of acknowledged) {
    expect((await ask<Post>(server.url, `/api/feed/posts/${id}`, token)).content).toBe(content)
  }
  expect(await server.end('SIGTERM')).toBe(0)
})

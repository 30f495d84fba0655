import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SignedIn } from '#contract/account.ts'
import { startProcess } from '../support/process.ts'
import { expect, test } from './world.ts'

/** A port that nobody has, below those that connections are given. */
async function portBelow(limit: number): Promise<number> {
  const port = randomInt(10_000, limit)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  await new Promise((closed) => probe.close(closed))
  return isFree ? port : portBelow(limit)
}

/** A product of its own, because it will be killed. */
async function startOwn() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-live-'))
  // None that the machine gives away to whoever connects somewhere while the server is gone.
  const settings = { WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off', PORT: String(await portBelow(32_768)) }
  let server = await startProcess(settings)
  const { url } = server
  const ask = async <T>(path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as T
  }
  return {
    url,
    register: (name: string) =>
      ask<SignedIn>('/api/auth/register', { name, email: `${crypto.randomUUID()}@example.org`, password: 'ward round at seven' }),
    post: (token: string, content: string) => ask<{ id: string }>('/api/feed/posts', { clientId: crypto.randomUUID(), content }, token),
    kill: () => server.end('SIGKILL'),
    startAgain: async () => {
      server = await startProcess(settings)
    },
    close: async () => {
      await server.end('SIGTERM').finally(() => rm(dataDir, { recursive: true, force: true }))
    },
  }
}

test('a browser finds the server again after a kill, without a reload, and catches up on what it missed', async ({ page }) => {
  const own = await startOwn()
  try {
    const [asha, ravi] = [await own.register('Asha Rao'), await own.register('Ravi Menon')]
    await page.addInitScript(
      ([token, user]) => {
        localStorage.setItem('token', token!)
        localStorage.setItem('user', user!)
      },
      [asha.token, JSON.stringify(asha.user)],
    )
    await page.goto(`${own.url}/dashboard`)
    const first = await own.post(ravi.token, 'Before the kill')
    await expect(page.getByRole('region', { name: 'For You' })).toContainText('Before the kill')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))

    await own.kill()
    await own.startAgain()
    // Nobody is told of this one: the line is still down.
    await own.post(ravi.token, 'While nobody listened')

    const feed = page.getByRole('region', { name: 'For You' })
    await expect(feed).toContainText('While nobody listened', { timeout: 30_000 })
    await own.post(ravi.token, 'After the line was back')
    await expect(feed).toContainText('After the line was back')
    await expect(feed).toContainText('Before the kill')
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(first.id).toBeTruthy()
  } finally {
    await own.close()
  }
})

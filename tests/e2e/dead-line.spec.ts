import { randomUUID } from 'node:crypto'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { community } from './community.ts'
import { test as base, expect } from './world.ts'

type Door = { url: string; fallSilent(): void }

/** The product behind a line that can die without a word: what is asked from then on is taken, and never answered. */
const test = base.extend<{ door: Door }>({
  door: async ({ browserName: _ }, use) => {
    let isSilent = false
    const server = createServer((asked, response) => {
      if (isSilent) return
      const { url = '/', method, headers } = asked
      const onward = request(community.url + url, { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      })
      asked.pipe(onward)
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const fallSilent = () => {
      isSilent = true
    }
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, fallSilent })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

test('on a line that has died without a word the program opens, and what was read last is there', async ({ browser, world, door }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const words = `Ward round at nine ${randomUUID().slice(0, 8)}`
  await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: words })
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })
  await context.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token!)
      localStorage.setItem('user', user!)
    },
    [asha.token, JSON.stringify(asha.user)],
  )
  const page = await context.newPage()
  const post = page.getByRole('article').filter({ hasText: words }).first()
  await page.goto('/dashboard?show=newest')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(post).toBeVisible()
  await page.waitForLoadState('networkidle')
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toContain('kept')

  door.fallSilent()
  await page.goto('/dashboard?show=newest', { waitUntil: 'commit' })

  const since = page.getByText(/^No connection to Wardmates\./)
  await expect(since).toBeVisible({ timeout: 40_000 })
  // Only what is near the screen is drawn.
  await since.scrollIntoViewIfNeeded()
  await expect(post).toBeVisible()
  await context.close()
})

import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { community } from './community.ts'
import { test as base, expect } from './world.ts'

type Releases = { url: string; release(): void }

/** The product behind a door that can give out a newer worker. */
const test = base.extend<{ door: Releases }>({
  door: async ({ browserName: _ }, use) => {
    let version = 1
    const server = createServer(({ url = '/', method, headers }, response) => {
      const isWorker = url === '/sw.js'
      const asked = { method, headers: { ...headers, ...(isWorker && { 'accept-encoding': 'identity', 'if-none-match': '' }) } }
      request(community.url + url, asked, (answer) => {
        const { 'content-length': length, ...rest } = answer.headers
        response.writeHead(answer.statusCode ?? 502, isWorker ? rest : { ...rest, ...(length && { 'content-length': length }) })
        answer.on('end', () => response.end(isWorker ? `\n// ${version}` : undefined)).pipe(response, { end: false })
      }).end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    await use({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, release: () => version++ })
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  },
})

test('a new version waits until Update is pressed, and takes no typed text along', async ({ browser, door }) => {
  const context = await browser.newContext({ baseURL: door.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/login')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const strip = page.getByText('A new version is ready.')
  await page.evaluate(() => Object.assign(window, { isFirst: true }))

  door.release()
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
  await expect(strip).toBeVisible()
  await page.getByLabel('Email').fill('asha@ward.example')
  await page.getByRole('button', { name: 'Update' }).click()

  await expect(page.getByText('You have unsent text here.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('asha@ward.example')
  expect(await page.evaluate(() => 'isFirst' in window)).toBe(true)
  await page.getByRole('button', { name: 'Update anyway' }).click()
  await page.waitForFunction(() => !('isFirst' in window))
  await expect(page.getByRole('button', { name: /^Update/ })).toHaveCount(0)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
  await context.close()
})

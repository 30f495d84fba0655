import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messageWith, named, twoMates } from './messages-page.ts'
import { expect, screens, test } from './world.ts'

/** All that lies in the browser for this site, as one text: both storages, every database, every cache but that of the program's own files. */
const allThatLies = (page: Page) =>
  page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name!))
      for (const store of db.objectStoreNames) found.push([name, store, await done(db.transaction(store).objectStore(store).getAll())])
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        const isProgram = /\/(assets\/|app\.html|favicon\.svg|icon-192\.png|push-words)/.test(url)
        found.push(isProgram ? name : [url, await (await cache.match(url))?.text()])
      }
    }
    return JSON.stringify(found)
  })

test('whoever signs out leaves nothing in the browser of who they are, what they read or what they sought', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const secret = `Bed four ${randomUUID().slice(0, 8)}`
  await world.ask(ravi, 'POST', `/api/conversations/${id}/messages`, {
    clientId: randomUUID(),
    deviceId: randomUUID(),
    envelope: { alg: 'plain1', body: JSON.stringify({ text: secret }) },
  })
  const page = await world.visit(asha, '/dashboard', { ...screens['at a desk'], serviceWorkers: 'allow' })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const each of ['/home', '/profile', '/mates', '/education?course=dengue', '/researchhub', '/jobs', '/settings?section=security']) {
    await page.goto(world.url + each)
    await page.waitForLoadState('networkidle')
  }
  const sought = named('Orthopaedics')
  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill(sought)
  await search.press('Enter')
  await page.goto(world.url + path)
  await expect(messageWith(page, secret)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const traces = [asha.name, asha.email, asha.token, ravi.name, secret, sought]
  expect(await allThatLies(page)).toContain(asha.token)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL(/\/login/)
  await page.waitForLoadState('networkidle')

  await expect
    .poll(async () => (await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))).includes('kept'))
    .toBe(false)
  const left = await allThatLies(page)
  expect(traces.filter((trace) => left.includes(trace))).toEqual([])
  expect(left).not.toContain(asha.id)
})

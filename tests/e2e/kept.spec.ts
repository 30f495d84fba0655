import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { messageWith, rowOf, twoMates, write } from './messages-page.ts'
import { expect, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' as const }
const KEPT = /^No connection to Wardmates\. This is how it stood when you last read it here, on/

/** Waits until the worker answers for this page, and has what it draws with. */
async function withWorker(page: Page) {
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await page.waitForLoadState('networkidle')
}

/** Uploads a text through the page, and answers the address of the paper. */
async function upload(page: Page, title: string) {
  await page.getByRole('button', { name: 'Upload paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Upload a paper' })
  const buffer = Buffer.from(`${title}.\nDay transfers improved most.\n`)
  await dialog.getByLabel('Paper file').setInputFiles({ name: `${title}.txt`, mimeType: 'text/plain', buffer })
  await dialog.getByLabel('Title', { exact: true }).fill(title)
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click()
  await expect(page).toHaveURL(/paper=/)
  return page.url()
}

test('a course and a paper that were opened are read without a connection, with a word that they may have changed', async ({ world }) => {
  const title = `Transfers ${randomUUID().slice(0, 8)}`
  const page = await world.visit(await world.member(), '/researchhub', phone)
  const paper = await upload(page, title)
  await withWorker(page)
  const text = page.getByText('Day transfers improved most.')
  await expect(text).toBeVisible()
  await page.goto(`${world.url}/education?course=dengue`)
  const steps = page.getByRole('heading', { name: 'Warning signs' })
  await expect(steps).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto(`${world.url}/education`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.goto(`${world.url}/education`)
  await expect(page.getByText(KEPT)).toBeVisible()
  await page
    .getByRole('link', { name: /dengue/i })
    .first()
    .click()
  await expect(steps).toBeVisible()
  await expect(page.getByText(KEPT)).toBeVisible()
  await world.axe(page)
  await page.goto(paper)
  await expect(text).toBeVisible()
  await expect(page.getByText(KEPT)).toBeVisible()

  await page.context().setOffline(false)
  await expect(page.getByText(KEPT)).toHaveCount(0)
  await expect(text).toBeVisible()
})

test('the page on which the app opens stands without a connection as it was read last', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home', phone)
  const steps = page.getByRole('region', { name: 'Five steps to a useful page' })
  await withWorker(page)
  await expect(steps).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.goto(`${world.url}/home`)
  await expect(page.getByText(KEPT)).toBeVisible()
  await expect(steps).toBeVisible()
  await world.axe(page)

  await page.context().setOffline(false)
  await expect(page.getByText(KEPT)).toHaveCount(0)
  await expect(steps).toBeVisible()
})

test('whoever signs out leaves nothing that was read', async ({ world }) => {
  const page = await world.visit(await world.member(), '/education?course=dengue')
  await expect(page.getByRole('heading', { name: 'Warning signs' })).toBeVisible()
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toContain('kept')

  await page.getByRole('button', { name: 'Logout' }).click()

  await page.waitForURL(/\/login/)
  await expect.poll(databases).not.toContain('kept')
})

test('the feed and a conversation are read without a connection as they had become, and what is written then is sent later', async ({
  world,
}) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const send = (text: string) =>
    world.ask(ravi, 'POST', `/api/conversations/${id}/messages`, {
      clientId: randomUUID(),
      deviceId: randomUUID(),
      envelope: { alg: 'plain1', body: JSON.stringify({ text }) },
    })
  const words = `Ward round at nine ${randomUUID().slice(0, 8)}`
  await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: words })
  await send('Bed four is free')
  const page = await world.visit(asha, '/dashboard?show=newest', phone)
  await withWorker(page)
  const post = page.getByRole('article').filter({ hasText: words })
  await expect(post.first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.goto(world.url + path)
  await expect(messageWith(page, 'Bed four is free')).toBeVisible()
  await send('And taken again')
  await expect(messageWith(page, 'And taken again')).toBeVisible()
  const shownAt = await page.evaluate(() => Date.now())
  await expect.poll(() => keptAt(page, 'messages held')).toBeGreaterThanOrEqual(shownAt)
  await page.goto(`${world.url}/messages`)
  await expect(rowOf(page, ravi.name)).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.context().setOffline(true)
  await page.goto(`${world.url}/dashboard?show=newest`)
  await page.getByText(KEPT).hover()
  await page.mouse.wheel(0, 400)
  await expect(post.first()).toBeVisible()
  await world.axe(page)
  await page.goto(`${world.url}/messages`)
  await expect(page.getByText(KEPT)).toBeVisible()
  await rowOf(page, ravi.name).getByRole('link').click()
  await expect(messageWith(page, 'And taken again')).toBeVisible()
  await expect(page.getByText(KEPT).last()).toBeVisible()
  await world.axe(page)
  await write(page, 'Then bed six')
  await expect(messageWith(page, 'Then bed six')).toContainText('Waiting for the network')

  await page.context().setOffline(false)
  await expect(messageWith(page, 'Then bed six').getByText(/^(Sent|Delivered)$/)).toBeAttached()
  await expect(page.getByText(KEPT)).toHaveCount(0)
})

/** When the answer to a question was kept last in this browser; 0 where it was not. */
const keptAt = (page: Page, name: string) =>
  page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === 'kept')) return 0
    const rows = await new Promise<{ name: string; readAt: number }[]>((resolve, reject) => {
      const opening = indexedDB.open('kept')
      opening.onerror = () => reject(opening.error)
      opening.onsuccess = () => {
        const reading = opening.result.transaction('answers').objectStore('answers').getAll()
        reading.onsuccess = () => {
          opening.result.close()
          resolve(reading.result)
        }
      }
    })
    return Math.max(0, ...rows.filter((row) => row.name.includes(name)).map(({ readAt }) => readAt))
  }, name)

import type { Page } from '@playwright/test'
import { composer, NEWEST, once, postWith, write } from './feed-page.ts'
import { expect, test } from './world.ts'

const over = (text: string) => text.replaceAll(/(\.webp\?until=)\d+&sig=[\w-]+/g, '$11000000000&sig=AAAAAAAAAAAAAAAAAAAAAA')

/** What the feed tells from here on is what a page holds that has stood open for an hour. */
const holdOverdue = (page: Page) =>
  page.route('**/api/feed/posts**', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: over(await response.text()) })
  })

const widthOf = (page: Page, name: string) => () =>
  page.getByRole('img', { name }).evaluate((image: HTMLImageElement) => image.naturalWidth)

test('a page that stood open shows a picture whose address is over, and opens it in a tab of its own', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const hers = await world.visit(asha, '/dashboard')
  const words = once('Hilar shadow')
  await hers.locator('input[type=file]').setInputFiles('web/public/icon-512.png')
  await composer(hers).getByLabel('Describe this picture').fill(words)
  await write(hers, words)
  const his = await world.visit(ravi, '/features')
  await holdOverdue(his)
  const refused = his.waitForResponse((answer) => answer.url().includes('/files/') && answer.status() === 404)

  await his.goto(world.url + NEWEST)

  await refused
  await expect.poll(widthOf(his, words)).toBe(512)
  const tab = his.waitForEvent('popup')
  await postWith(his, words).getByRole('img', { name: words }).click()
  await his.getByRole('dialog', { name: 'Picture' }).getByRole('link', { name: 'Open in a tab of its own' }).click()
  const alone = await tab
  await expect(alone).toHaveURL(/\/files\/[\da-f-]{36}\.webp\?until=\d+&sig=[\w-]{22}$/)
  await expect.poll(() => alone.evaluate(() => document.querySelector('img')?.naturalWidth)).toBe(512)
  expect(await alone.evaluate(() => window.opener)).toBeNull()
})

test('a picture that was added an hour ago is still there to be posted, one that is gone says so', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard')
  await page.locator('input[type=file]').setInputFiles('web/public/icon-512.png')
  const described = once('A blue film')
  await composer(page).getByLabel('Describe this picture').fill(described)
  const age = (id?: string) =>
    page.evaluate(
      ([id]) => {
        for (const [key, text] of Object.entries(localStorage).filter(([key]) => key.startsWith('draft:'))) {
          const aged = text.replace(/until=\d+/, 'until=1000000000')
          localStorage.setItem(key, id ? aged.replace(/[\da-f-]{36}(?=\.webp)/, id) : aged)
        }
      },
      [id],
    )

  await age()
  await page.reload()

  await expect.poll(widthOf(page, described)).toBe(512)
  await age(crypto.randomUUID())
  await page.reload()
  await expect(composer(page).getByRole('alert')).toContainText('That picture has expired. Please add it again.')
})

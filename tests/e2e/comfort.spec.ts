import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const bar = (page: Page) => page.getByRole('banner')
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

/** The radio button itself is only for those who do not see; a press meets its label. */
const choose = (page: Page, theme: string) => page.getByRole('group', { name: 'Theme' }).getByText(theme, { exact: true }).click()

/** The words that were drawn beside a control, which carries them as its name already. */
const tip = (page: Page, words: string) => page.locator('[popover][aria-hidden=true]', { hasText: words })

test('the theme follows the device until one is chosen, and stays chosen without a flash', async ({ browser, world }) => {
  const context = await browser.newContext({ colorScheme: 'light', baseURL: world.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/features')
  const light = await paper(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await paper(page)
  expect(dark).not.toBe(light)

  await bar(page).getByRole('button', { name: 'Theme' }).click()
  await choose(page, 'Light')
  expect(await paper(page)).toBe(light)

  // Before any of the program runs.
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      ;(window as { first?: string }).first = getComputedStyle(document.body).backgroundColor
    })
  })
  await page.goto('/mates')
  expect(await page.evaluate(() => (window as { first?: string }).first)).toBe(light)

  await bar(page).getByRole('button', { name: 'Theme' }).click()
  await choose(page, 'System')
  expect(await paper(page)).toBe(dark)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio', { name: 'System' })).toBeHidden()
  await expect(bar(page).getByRole('button', { name: 'Theme' })).toBeFocused()
  await context.close()
})

test('a chosen theme reaches the other tabs', async ({ context, page }) => {
  const other = await context.newPage()
  await other.goto('/about')
  await page.goto('/features')
  const light = await paper(other)

  await bar(page).getByRole('button', { name: 'Theme' }).click()
  await choose(page, 'Dark')

  await expect.poll(() => paper(other)).not.toBe(light)
})

test('the first thing a keyboard finds leads past the bar', async ({ page }) => {
  await page.goto('/features')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})

test('whoever listens to the page hears where they have come to', async ({ page }) => {
  await page.goto('/features')
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Explore features' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: 'Features' })).toBeAttached()
  await expect(page).toHaveTitle('Features · Wardmates')
})

test('an icon says what it is after 0.7 seconds, its neighbour at once', async ({ world }) => {
  const page = await world.visit(await world.member(), '/mates')
  await page.waitForLoadState('networkidle')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)

  await bar(page).getByRole('button', { name: 'Theme' }).hover()
  await page.clock.runFor(690)
  await expect(tip(page, 'Theme')).toBeHidden()
  await page.clock.runFor(20)
  await expect(tip(page, 'Theme')).toBeVisible()

  await bar(page)
    .getByRole('link', { name: /^Messages/ })
    .hover()
  await page.clock.runFor(10)
  await expect(tip(page, 'Messages')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tip(page, 'Messages')).toBeHidden()
})

test('what was opened before opens without a network too', async ({ browser, world }) => {
  const context = await browser.newContext({ baseURL: world.url, viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/home')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto('/home')

  await expect(page.getByRole('heading', { name: 'Dr. Ananya Iyer' })).toBeVisible()
  await context.close()
})

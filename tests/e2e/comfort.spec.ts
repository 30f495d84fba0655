import type { Page } from '@playwright/test'
import { expect, JourneyWorld, test } from './world.ts'

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
  await expect.poll(() => paper(page)).not.toBe(light)
  const dark = await paper(page)

  await bar(page).getByRole('button', { name: 'Theme' }).click()
  await choose(page, 'Light')
  await expect.poll(() => paper(page)).toBe(light)

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
  await expect.poll(() => paper(page)).toBe(dark)
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

  // A tab that is not in front draws nothing.
  await other.bringToFront()
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
  // Before the program stands, a link is the browser's own, which reads a new document out by itself.
  await page.addInitScript(() => addEventListener('wardmates:mounted', () => Object.assign(window, { isMounted: true })))
  await page.goto('/features')
  await page.waitForFunction(() => 'isMounted' in window)
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
  // Later than a slow machine can have come to by itself.
  await page.clock.pauseAt(60_000)

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
  const name = page.getByRole('heading', { name: 'Dr. Ananya Iyer' })
  await expect(name).toBeVisible()
  await page.waitForLoadState('networkidle')

  await context.setOffline(true)
  await page.goto('/home')

  await expect(name).toBeVisible()
  await context.close()
})

const PHONE = { viewport: { width: 390, height: 844 } }
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
const isWhole = (element: Element) => element.scrollWidth <= element.clientWidth

for (const path of [
  ...['/dashboard', '/home', '/mates', '/profile', '/chat', '/verification', '/messages', '/jobs', '/researchhub', '/education'],
  ...['/education?course=dengue', '/settings', '/settings?section=security', '/settings?section=notifications', '/profile-setup'],
  ...['/institutions', '/locum'],
])
  test(`text of twice the size overflows nothing on a phone: ${path}`, async ({ world }) => {
    const page = await world.visit(await world.member(), path, PHONE)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await page.waitForLoadState('networkidle')

    await enlarge(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const control of await bar(page).locator('a, button').filter({ visible: true }).all())
      await expect(control).toBeInViewport({ ratio: 1 })
  })

for (const path of ['/', '/hi', '/features', '/about', '/login', '/register', '/reset-password', '/privacy', '/status', '/jobs', '/home'])
  test(`text of twice the size overflows nothing on a stranger’s phone: ${path}`, async ({ browser, world }) => {
    const page = await (await browser.newContext({ ...PHONE, baseURL: world.url, serviceWorkers: 'block' })).newPage()
    await page.goto(path)
    await page.waitForLoadState('networkidle')

    await enlarge(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    for (const control of await bar(page).locator('a, button').filter({ visible: true }).all())
      await expect(control).toBeInViewport({ ratio: 1 })
  })

test('text of twice the size covers and cuts nothing that is read or pressed in the chat and among mates', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Dr. Venkataraghavan Krishnamurthy' })]
  await world.ask(ravi, 'POST', '/api/mates/request', { memberId: asha.id })

  const chat = await world.visit(asha, '/chat', PHONE)
  await expect(chat.getByText('Online', { exact: true })).toBeVisible()
  await enlarge(chat)
  const library = await chat.getByRole('button', { name: /^(RAG Enhanced|Library empty)/ }).boundingBox()
  const online = await chat.getByText('Online', { exact: true }).boundingBox()
  const history = await chat.getByRole('button', { name: 'History' }).boundingBox()
  for (const badge of [library!, online!]) expect(badge.x + badge.width).toBeLessThanOrEqual(history!.x)
  await chat.getByRole('textbox', { name: 'Ask DoxyAI' }).fill('A question of many words, '.repeat(20))
  await expect(chat.getByRole('button', { name: 'Send' })).toBeInViewport({ ratio: 1 })

  const mates = await world.visit(asha, '/mates', PHONE)
  const card = mates.getByRole('article', { name: ravi.name })
  await expect(card).toBeVisible()
  await enlarge(mates)
  for (const words of await card.locator('h3, p').all()) expect(await words.evaluate(isWhole)).toBe(true)
  for (const label of await mates.locator('dt').all()) expect(await label.evaluate(isWhole)).toBe(true)
})

test('text of twice the size leaves a new poll and the labels of what was saved in sight on a phone', async ({ world }) => {
  const asha = await world.member()
  const write = await world.ask(asha, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: 'To read again' })
  const label = await world.ask(asha, 'POST', '/api/feed/saved/labels', { name: 'Teaching rounds for the new residents' })
  const [{ id: postId }, { id: labelId }] = [await write.json(), await label.json()]
  expect((await world.ask(asha, 'PUT', `/api/feed/posts/${postId}/label`, { labelId })).ok).toBe(true)

  const page = await world.visit(asha, '/dashboard', PHONE)
  const form = page.getByRole('form', { name: 'New post' })
  await expect(form).toBeVisible()
  await enlarge(page)
  await form.getByRole('button', { name: 'Add poll' }).click()
  const option = form.getByLabel('Option 1')
  await expect(option).toBeFocused()
  const isInSight = (element: Element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + width / 2, y + height / 2) === element
  }
  await expect.poll(() => option.evaluate(isInSight)).toBe(true)
  expect(await option.evaluate((field) => field.clientWidth)).toBeGreaterThan(200)

  const saved = await world.visit(asha, '/dashboard?show=saved', PHONE)
  const tag = saved.getByRole('button', { name: 'Change label: Teaching rounds for the new residents' })
  await expect(tag).toBeVisible()
  await enlarge(saved)
  expect(await tag.getByText('Teaching rounds').evaluate(isWhole)).toBe(true)
  for (const chip of await saved.getByRole('group', { name: 'Labels' }).getByRole('button').all()) {
    const box = (await chip.boundingBox())!
    expect(box.x + box.width).toBeLessThanOrEqual(PHONE.viewport.width)
  }
})

test('a dialog moves nothing, on a short page and on a long one', async ({ openBrowser, world }) => {
  // Headless browsers hide the scrollbars that a desk has.
  const desk = new JourneyWorld(await openBrowser({ ignoreDefaultArgs: ['--hide-scrollbars'] }), world.url)
  const page = await desk.visit(await world.member(), '/home', { viewport: { width: 1440, height: 4000 } })
  for (const height of [4000, 500]) {
    await page.setViewportSize({ width: 1440, height })
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toBeVisible()
    // A scrollbar that comes by itself moves the page too.
    const scrolls = () => page.evaluate(() => innerWidth > document.documentElement.clientWidth)
    await expect.poll(scrolls).toBe(height === 500)
    const before = await heading.boundingBox()
    await page.getByRole('button', { name: 'Where you are signed in' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await heading.boundingBox())!.x).toBe(before!.x)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  }
})

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const bar = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => bar(page).getByRole('button', { name: 'Menu' })

/** The file that a module of the web was built into. */
function builtFile(module: string) {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/.vite/manifest.json'), 'utf8'))
  return `**/${manifest[module].file as string}`
}

/** Waits until the program has taken the page over. */
const ready = (page: Page) =>
  page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__reactContainer')))

test('somebody who is not signed in finds every public place in the bar', async ({ page }) => {
  await page.goto('/about')

  const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Mates', 'Features', 'Doxy AI', 'About'])
  await expect(bar(page).getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page')
  await expect(bar(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await expect(bar(page).getByRole('link', { name: 'Join Now!' })).toHaveAttribute('href', '/register')
  await expect(bar(page).getByRole('link', { name: 'Wardmates home' })).toHaveAttribute('href', '/home')
})

test('a member finds their places, the search, their messages and the way out', async ({ world }) => {
  const page = await world.visit(await world.member(), '/features')

  const links = bar(page).getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links).toHaveText(['Profile', 'Doxy AI', 'Mates', 'Jobs', 'Features', 'Research'])
  await expect(bar(page).getByRole('link', { name: /^Messages, \d+ unread|^Messages$/ })).toHaveAttribute('href', '/messages')
  await expect(bar(page).getByPlaceholder('Search professionals, posts...')).toBeVisible()
  await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible()

  await bar(page).getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/login')
  await expect(bar(page).getByRole('link', { name: 'Join Now!' })).toBeVisible()
  expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
})

test('the back button goes one page back, and for whoever has just arrived to the front door', async ({ page }) => {
  await page.goto('/features')
  await bar(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')

  await bar(page).getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/features')

  await bar(page).getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/')
})

test('the menu of small screens closes on a press outside, on Escape and when a place is chosen', async ({ browser, world }) => {
  const context = await browser.newContext({ ...phone, baseURL: world.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/features')
  const places = page.getByRole('navigation', { name: 'Menu' })

  await menu(page).click()
  await expect(places.getByRole('link')).toHaveText(['Home', 'Mates', 'Features', 'Doxy AI', 'About', 'Sign In'])
  await page.touchscreen.tap(4, 800)
  await expect(places).toBeHidden()

  await menu(page).click()
  await page.keyboard.press('Escape')
  await expect(places).toBeHidden()
  await expect(menu(page)).toBeFocused()

  await menu(page).click()
  await places.getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(places).toBeHidden()
  await context.close()
})

test('a press that closes the menu of small screens presses nothing else', async ({ browser, world }) => {
  const context = await browser.newContext({ ...phone, baseURL: world.url, serviceWorkers: 'block' })
  const page = await context.newPage()
  await page.goto('/features')
  await ready(page)
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '#pressed', textContent: 'Below' })
    link.style.cssText = 'position: fixed; inset: auto 0 0 0; height: 12rem'
    document.body.append(link)
  })
  const places = page.getByRole('navigation', { name: 'Menu' })
  await menu(page).click()
  await expect(places).toBeVisible()

  await page.touchscreen.tap(200, 760)

  await expect(places).toBeHidden()
  expect(new URL(page.url()).hash).toBe('')
  await page.touchscreen.tap(200, 760)
  await expect(page).toHaveURL('/features#pressed')
  await context.close()
})

test('an address with a broken anchor opens its page', async ({ page }) => {
  await page.goto('/about#%')
  await ready(page)
  await page.waitForLoadState('networkidle')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Medicine is learned/)
})

test('nothing of the bar is cut off on the narrowest screen, which is also a desk at 400 %', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard', { viewport: { width: 320, height: 640 } })

  for (const path of ['/dashboard', '/home']) {
    await page.goto(world.url + path)
    await expect(bar(page).getByRole('button', { name: /^Notifications/ })).toBeVisible()
    for (const control of await bar(page).locator('a, button').filter({ visible: true }).all())
      await expect(control).toBeInViewport({ ratio: 1 })
  }
})

test('members have five tabs at the foot of small screens, guests and the wizard none', async ({ browser, world }) => {
  const page = await world.visit(await world.member(), '/mates', phone)
  const tabs = page.getByRole('navigation', { name: 'Primary' })

  await expect(tabs.getByRole('link')).toHaveText(['Home', 'Mates', 'Doxy AI', 'Research', 'You'])
  await expect(tabs.getByRole('link', { name: 'Mates' })).toHaveAttribute('aria-current', 'page')
  await tabs.getByRole('link', { name: 'Research' }).click()
  await expect(page).toHaveURL('/researchhub')
  await expect(tabs.getByRole('link', { name: 'Research' })).toHaveAttribute('aria-current', 'page')
  await page.goto('/profile-setup')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(tabs).toBeHidden()

  const guest = await (await browser.newContext({ ...phone, baseURL: world.url, serviceWorkers: 'block' })).newPage()
  await guest.goto('/mates')
  await expect(guest.getByRole('complementary', { name: 'Preview' })).toContainText('This is a preview with sample people.')
  await expect(guest.getByRole('navigation', { name: 'Primary' })).toBeHidden()
  await guest.context().close()
})

test('what is for members leads others to sign in first, with the way back', async ({ page }) => {
  for (const path of ['/dashboard', '/profile', '/chat']) {
    await page.goto(`${path}?from=a%20letter`)
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(`${path}?from=a%20letter`)}`)
  }
  for (const path of ['/profile-setup', '/supabase-dashboard']) {
    await page.goto(path)
    await expect(page).toHaveURL('/supabase-login')
  }
})

test('an address that leads nowhere says so and leads home', async ({ page }) => {
  const answer = await page.goto('/ward/of/nobody')

  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Wardmates')
  await page.getByRole('main').getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/home')
})

test('a page that cannot be drawn leaves a calm sentence and a way to try again', async ({ page }) => {
  const broken = builtFile('pages/MatesPage.tsx')
  await page.route(broken, (route) => route.abort())
  await page.goto('/mates')

  await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong.' })).toBeVisible()
  await expect(page).toHaveTitle('Something went wrong · Wardmates')
  await page.unroute(broken)
  await page.getByRole('button', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mates' })).toBeVisible()
})

test('a program that does not arrive leaves words and a way to try again', async ({ page }) => {
  const main = builtFile('app/main.tsx')
  await page.route(main, (route) => route.abort())
  await page.goto('/mates')

  await expect(page.getByRole('alert')).toContainText('Wardmates could not be loaded.')
  await page.unroute(main)
  await page.getByRole('button', { name: 'Refresh Page' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh Page' })).toBeHidden()
})

test('toasts stand at the top, at most three at once, none twice, and can be closed', async ({ page }) => {
  let words = 'Refused 1'
  const refuse = () => ({ code: 'FORBIDDEN', status: 403, message: words, requestId: 'test' })
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: refuse() }))
  await page.goto('/login')
  await page.getByLabel('Email').fill('asha@example.org')
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('not the password')
  const toasts = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')

  // Under the pointer they stay; it is where the first one will stand, which leaves after three seconds.
  await page.mouse.move(720, 60)
  await password.press('Enter')
  await toasts.first().hover()
  const again = page.waitForResponse('**/api/auth/login')
  await password.press('Enter')
  await again
  for (const count of [2, 3, 4]) {
    words = `Refused ${count}`
    await password.press('Enter')
    await expect(toasts).toHaveCount(count)
  }

  await expect(toasts.and(page.locator('[data-visible=true]'))).toHaveCount(3)
  const { x, y, width } = (await toasts.first().boundingBox())!
  expect(Math.abs(x + width / 2 - 720)).toBeLessThan(10)
  expect(y).toBeLessThan(120)
  await toasts.first().getByRole('button', { name: 'Close' }).click()
  await expect(toasts).toHaveCount(3)
})

/** Keeps the program from arriving until the returned function is called. */
async function holdProgram(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route(builtFile('app/main.tsx'), async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test('a press that comes before the program is kept', async ({ page }) => {
  const arrive = await holdProgram(page)
  await page.goto('/features')

  await bar(page).getByRole('button', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/features')
  arrive()

  await expect(page).toHaveURL('/')
})

for (const [screen, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const)
  test(`a press on the frame of the dashboard is kept for the dashboard, ${screen}`, async ({ world }) => {
    const page = await world.visit(await world.member(), '/robots.txt', { viewport })
    const arrive = await holdProgram(page)
    await page.goto('/dashboard')

    await page.getByRole('button', { name: 'Notifications' }).click()
    arrive()

    await expect(page.getByRole('list', { name: 'Notifications' })).toBeVisible()
  })

test('the first words of the dashboard stand before the program, where its card has them', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/robots.txt', { viewport: { width: 390, height: 844 } })
  const { items } = (await (await world.ask(asha, 'GET', '/api/feed/trending')).json()) as { items: { content: string }[] }
  items[0]!.content = 'Sepsis at night: <img src=x onerror="window.hurt = 1"> lactate first, or fluids?'
  await page.route('**/api/feed/trending', (route) => route.fulfill({ json: { items } }))
  const arrive = await holdProgram(page)
  await page.goto('/dashboard')

  const words = page.getByText(items[0]!.content)
  await expect(words).toBeVisible()
  await world.axe(page)
  const before = await words.boundingBox()
  arrive()
  await expect(page.getByRole('article', { name: /^Trending: / }).first()).toContainText(items[0]!.content)
  await expect(words).toHaveCount(1)
  expect(await words.boundingBox()).toEqual(before)
  expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined()
})

test('a finger that is down while the program comes has pressed', async ({ world }) => {
  const page = await world.visit(await world.member(), '/robots.txt', { viewport: { width: 390, height: 844 } })
  const arrive = await holdProgram(page)
  await page.goto('/dashboard')
  const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
  await menu.hover()
  await page.mouse.down()
  arrive()
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.mouse.up()

  await expect(page.getByRole('button', { name: 'What you follow' })).toBeVisible()
})

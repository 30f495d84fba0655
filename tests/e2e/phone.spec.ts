import type { Locator, Page } from '@playwright/test'
import { expect, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 } }
const SMALL = { viewport: { width: 360, height: 640 } }

const openMenu = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Words of elements that do not stand on one line each. */
async function brokenWords(locator: Locator) {
  await locator.first().waitFor()
  return locator.evaluateAll((roots) => {
    const broken: string[] = []
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.parentElement?.checkVisibility() || text.parentElement.closest('.vh')) continue
        for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\p{L}+/gu)) {
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(word)
        }
      }
    }
    return broken
  })
}

test('a phone leads to what one follows, to the muted words and to what the marks mean', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard', PHONE)

  await openMenu(page)
  await page.getByRole('button', { name: 'What the marks mean' }).click()
  const marks = page.getByRole('dialog', { name: 'What the marks mean' })
  await expect(marks).toContainText('Verified. Checked against its sources.')
  await world.axe(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'What the marks mean' })).toBeFocused()

  await page.getByRole('button', { name: 'What you follow' }).click()
  const follows = page.getByRole('dialog', { name: 'What you follow' })
  await expect(follows).toContainText('Nothing yet.')
  await follows.getByRole('button', { name: 'Muted words' }).click()
  await expect(page.getByRole('dialog', { name: 'Muted words' })).toBeVisible()
  await world.axe(page)
})

test('a word that is muted is written at once, and one that is too long stays as it was typed', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard', PHONE)
  await openMenu(page)
  await page.getByRole('button', { name: 'What you follow' }).click()
  await page.getByRole('button', { name: 'Muted words' }).click()
  const dialog = page.getByRole('dialog', { name: 'Muted words' })
  const field = dialog.getByRole('textbox', { name: 'Word or #topic' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('At most 60 characters.')

  await page.keyboard.insertText('z'.repeat(64))
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('z'.repeat(64))
  await expect(dialog).toContainText('At most 60 characters; this has 64.')
  await expect(dialog.getByText('No words yet.')).toBeVisible()

  await field.fill('zumba')
  await page.keyboard.press('Enter')
  const list = dialog.getByRole('list', { name: 'Muted words' })
  await list.getByRole('button', { name: 'Unmute zumba' }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('No words yet.')).toBeVisible()
  await expect(list).toBeFocused()
})

/** Whatever the keyboard comes to on this page, top and bottom of it are seen. */
async function expectNothingCovered(page: Page) {
  const covered = await page.getByRole('main').evaluate(async (main) => {
    const found: string[] = []
    const bars = [...document.querySelectorAll('header, nav[aria-label="Primary"]')]
    for (const control of main.querySelectorAll<HTMLElement>('a, button, input, select, textarea')) {
      if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.vh')) continue
      control.focus()
      await new Promise(requestAnimationFrame)
      const { top, bottom, height } = control.getBoundingClientRect()
      const isCovered = bars.some((bar) => {
        const over = bar.getBoundingClientRect()
        return over.height > 0 && Math.min(bottom, over.bottom) - Math.max(top, over.top) > 1
      })
      if (isCovered && height < innerHeight / 2) found.push(control.getAttribute('aria-label') ?? control.textContent ?? control.id)
    }
    return found
  })
  expect(covered).toEqual([])
}

for (const path of ['/home', '/mates', '/profile', '/verification', '/dashboard?show=saved'])
  test(`nothing that the keyboard comes to lies under a bar on a small phone: ${path}`, async ({ world }) => {
    const page = await world.visit(await world.member(), path, SMALL)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await page.waitForLoadState('networkidle')

    await expectNothingCovered(page)
  })

test('the menu of a small phone ends above the tabs', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home', SMALL)
  await openMenu(page)
  const logout = page.getByRole('button', { name: 'Logout' })

  await logout.scrollIntoViewIfNeeded()

  const tabs = await page.getByRole('navigation', { name: 'Primary' }).boundingBox()
  const last = await logout.boundingBox()
  expect(last!.y + last!.height).toBeLessThanOrEqual(tabs!.y)
})

test('what is done about all notifications stands on one line of a phone', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await world.ask(ravi, 'POST', '/api/mates/request', { memberId: asha.id })
  const page = await world.visit(asha, '/home', SMALL)
  await page.getByRole('button', { name: /^Notifications/ }).click()

  const box = await page.getByRole('dialog').getByRole('button', { name: 'Mark all as read' }).boundingBox()

  expect(box!.height).toBeLessThan(48)
})

for (const path of ['/home', '/dashboard?show=newest', '/mates', '/profile', '/profile-setup', '/verification'])
  test(`text of twice the size breaks no word on a phone: ${path}`, async ({ world }) => {
    const ravi = await world.member({ name: 'Ravi Menon' })
    const asha = await world.member()
    await world.ask(ravi, 'POST', '/api/mates/request', { memberId: asha.id })
    const page = await world.visit(asha, path, PHONE)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
    await page.waitForLoadState('networkidle')

    await enlarge(page)

    // In one look: the list goes on living while it is read.
    const controls = page.getByRole('main').locator('h1, h2, button, a[class]').filter({ visible: true })
    expect(await brokenWords(controls)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('text of twice the size fits in the settings of notifications and in the menu', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home', PHONE)
  await enlarge(page)
  await openMenu(page)
  expect(await brokenWords(page.getByRole('group', { name: 'Theme' }))).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Notification settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Notification settings' })
  await expect(settings.getByRole('switch').first()).toBeVisible()

  expect(await brokenWords(settings)).toEqual([])
  for (const toggle of await settings.getByRole('switch').all())
    expect(await toggle.evaluate((element) => element.getBoundingClientRect().right <= innerWidth)).toBe(true)
})

import type { Locator, Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

/** By day, where a browser keeps more of our own colours than by night. */
const look = { ...screens['at a desk'], forcedColors: 'active', colorScheme: 'light' } as const

const open = (world: JourneyWorld, member: JourneyMember, path: string, more: object = {}) =>
  world.visit(member, path, { ...look, ...more })

/** Expects that what an attribute says of an element is seen: without the attribute it looks otherwise. */
async function isSeen(element: Locator, attribute: string, what: string) {
  await expect(element, what).toHaveAttribute(attribute)
  await element.scrollIntoViewIfNeeded()
  const held = await element.elementHandle()
  const said = await held!.screenshot()
  await held!.evaluate((one, name) => one.removeAttribute(name), attribute)
  const unsaid = await held!.screenshot()
  expect(said.equals(unsaid), `${what}: the same with and without ${attribute}`).toBe(false)
}

/** Expects that the outline of a field, or of what it stands in, is seen: without it the page looks otherwise. */
async function isOutlineSeen(page: Page, field: Locator) {
  const outlined = await field.evaluateHandle((one) => {
    let at: Element | null = one
    while (at && getComputedStyle(at).outlineStyle !== 'solid') at = at.parentElement
    return at as HTMLElement | null
  })
  const said = await page.screenshot()
  await outlined.evaluate((one) => {
    if (one) one.style.outline = 'none'
  })
  expect(said.equals(await page.screenshot()), 'the same with and without the outline').toBe(false)
}

test('where one is, what is chosen and what is new is seen where the system gives the colours', async ({ world }) => {
  const asha = await world.member({ hasRead: false })
  const page = await open(world, asha, '/home')
  const main = page.getByRole('main')
  await isSeen(main.locator('li[aria-current="step"]'), 'aria-current', 'the next of the first steps')
  await page.getByRole('button', { name: 'Theme' }).click()
  const system = page.getByRole('group', { name: 'Theme' }).locator('label', { hasText: 'System' })
  const chosen = await system.screenshot()
  await page.getByRole('radio', { name: 'Dark' }).evaluate((radio: HTMLInputElement) => {
    radio.checked = true
  })
  expect((await system.screenshot()).equals(chosen), 'the chosen theme').toBe(false)

  await page.goto(`${world.url}/mates`)
  await isSeen(page.getByRole('banner').getByRole('link', { name: 'Mates', exact: true }), 'aria-current', 'the place in the bar')
  await page.goto(`${world.url}/settings?section=security`)
  const section = page.getByRole('navigation', { name: 'Settings' }).locator('a[aria-current]')
  await isSeen(section, 'aria-current', 'the section of the settings')
  await page.goto(`${world.url}/profile`)
  await isSeen(page.getByRole('tab', { selected: true }), 'aria-selected', 'the tab')
  await page.goto(`${world.url}/messages`)
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await isSeen(page.getByRole('main').locator('li a[aria-current]'), 'aria-current', 'the open conversation')
  await page.goto(`${world.url}/education?course=dengue`)
  await isSeen(page.getByRole('main').locator('li[aria-current="step"]'), 'aria-current', 'the open step of a course')
})

test('an option on which the keys stand, the focus of a composer and the edge of a dialog are seen there', async ({ world }) => {
  const page = await open(world, await world.member({ name: 'Asha Rao' }), '/dashboard')
  const text = page.getByRole('textbox', { name: 'Write a post' })
  await text.focus()
  await page.waitForLoadState('networkidle')
  await isOutlineSeen(page, text)

  const search = page.getByRole('combobox', { name: 'Search' })
  await search.fill('dengue')
  await expect(page.getByRole('option').first()).toBeVisible()
  await search.press('ArrowDown')
  await isSeen(page.getByRole('option', { selected: true }), 'aria-selected', 'the option of a search')

  await page.goto(`${world.url}/home`)
  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  await expect(page.getByRole('dialog')).toHaveCSS('border-top-width', '1px')
})

/** How a progress bar looks when it stands there. */
const drawn = async (bar: Locator, value: number) => {
  await bar.evaluate((one: HTMLProgressElement, to) => {
    one.value = to
  }, value)
  return bar.screenshot()
}

test('how far one has come is seen there, in a course and on the way through the wizard', async ({ world }) => {
  const asha = await world.member()
  const { modules } = (await (await world.ask(asha, 'GET', '/api/education/courses/dengue')).json()) as {
    modules: { steps: { id: string }[] }[]
  }
  await world.ask(asha, 'PUT', '/api/education/courses/dengue/place', { stepId: modules[0]!.steps[0]!.id })
  const page = await open(world, asha, '/education')
  const bar = page.locator('progress').first()
  await bar.scrollIntoViewIfNeeded()
  const max = await bar.evaluate((one: HTMLProgressElement) => one.max)
  expect((await drawn(bar, 0)).equals(await drawn(bar, max))).toBe(false)

  await page.goto(`${world.url}/profile-setup`)
  const track = page.getByRole('progressbar', { name: 'Profile setup' })
  await isSeen(track.locator('[data-on]').first(), 'data-on', 'the step of the wizard')
})

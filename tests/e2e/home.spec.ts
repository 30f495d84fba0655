import type { Page } from '@playwright/test'
import { callsOf, expect, test } from './world.ts'

const PHONE = { width: 390, height: 844 }

const card = (page: Page) => page.getByRole('region', { name: 'Profile card' })
const people = (page: Page) => page.getByRole('region', { name: 'People to know' })
const reading = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'Your activity' })
    .locator('div')
    .filter({ has: page.getByText(label, { exact: true }) })
    .getByRole('definition')

test('a guest sees the sample ward with its fixed numbers, and nothing is asked of the server', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/home')

  await expect(page).toHaveTitle('Home · Wardmates')
  await expect(card(page)).toContainText('Dr. Ananya Iyer')
  for (const [label, number] of Object.entries({ Posts: '42', Connections: '156', Saved: '28', Events: '13' })) {
    await expect(reading(page, label)).toHaveText(number)
  }
  await expect(page.getByText('This is a preview with sample people.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Today’s round' }).getByRole('listitem')).toHaveCount(4)
  await page.getByRole('button', { name: 'Connect with Dr. Neha Joshi' }).click()
  await expect(people(page).getByRole('button', { name: 'Request Sent' })).toBeVisible()
  await page.getByRole('link', { name: 'Mates' }).first().click()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(people(page).getByRole('button', { name: 'Request Sent' })).toBeVisible()

  expect(calls).toEqual([])
})

test('what a guest asked for is gone with the tab, and one press from joining', async ({ page }) => {
  await page.goto('/home')
  await page.getByRole('button', { name: 'Connect with Dr. Neha Joshi' }).click()
  await expect(people(page).getByRole('button', { name: 'Request Sent' })).toBeVisible()

  await page.reload()

  await expect(page.getByRole('button', { name: 'Connect with Dr. Neha Joshi' })).toBeVisible()
  await page.getByRole('link', { name: 'Join Now', exact: true }).click()
  await expect(page).toHaveURL('/register')
})

test('a newcomer finds no zeros, and every number moves with what is done', async ({ world, request }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const page = await world.visit(asha, '/home')

  await expect(card(page)).toContainText('Dr. Asha Rao')
  await expect(page.getByRole('region', { name: 'Your activity' })).toHaveText(/Numbers appear here after your first post\.$/)
  await expect(page.getByText('This is a preview with sample people.')).toHaveCount(0)

  const headers = { authorization: `Bearer ${asha.token}` }
  const posted = await request.post('/api/feed/posts', { headers, data: { clientId: crypto.randomUUID(), content: 'A case' } })
  await request.put(`/api/feed/posts/${(await posted.json()).id}/save`, { headers })
  await page.reload()

  await expect(reading(page, 'Posts')).toHaveText('1')
  await expect(reading(page, 'Saved')).toHaveText('1')
})

test('a member asks somebody to connect; the other one is told, and both find it again after a reload', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao', interests: ['Research'] })
  const page = await world.visit(asha, '/home')
  const connect = people(page)
    .getByRole('button', { name: /^Connect with / })
    .first()
  const name = (await connect.getAttribute('aria-label'))!.replace('Connect with ', '')
  const row = people(page).getByRole('listitem').filter({ hasText: name })

  await row.getByRole('button').click()
  await expect(row.getByRole('button', { name: 'Request Sent' })).toBeFocused()
  await page.reload()

  await expect(row.getByRole('button', { name: 'Request Sent' })).toBeVisible()
  await expect(people(page).getByRole('button', { name: `Connect with ${name}` })).toHaveCount(0)
  await expect(people(page).getByRole('button', { name: /^Connect with / })).toHaveCount(3)
})

test("a request and a comment stand in the other member's round", async ({ world, request }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const as = (member: typeof asha) => ({ authorization: `Bearer ${member.token}` })
  const post = await request.post('/api/feed/posts', {
    headers: as(asha),
    data: { clientId: crypto.randomUUID(), content: 'Which tape holds?' },
  })

  await request.post('/api/mates/request', { headers: as(ravi), data: { memberId: asha.id } })
  await request.post(`/api/feed/posts/${(await post.json()).id}/comments`, {
    headers: as(ravi),
    data: { clientId: crypto.randomUUID(), text: 'The silk one.' },
  })
  const page = await world.visit(asha, '/home')

  const round = page.getByRole('region', { name: 'Today’s round' })
  await expect(round.getByText('Dr. Ravi Menon wants to be your mate.')).toBeVisible()
  await expect(round.getByText('Dr. Ravi Menon commented on your post “Which tape holds?”')).toBeVisible()
})

test('when the server does not answer, the page says so and tries again when asked', async ({ world, page }) => {
  const asha = await world.member()
  await page.addInitScript(
    ([token, user]) => {
      localStorage.setItem('token', token!)
      localStorage.setItem('user', user!)
    },
    [asha.token, JSON.stringify(asha.user)],
  )
  await page.route('**/api/home', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/json',
      body: '{"code":"NOT_FOUND","status":404,"message":"x","requestId":"x"}',
    }),
  )

  await page.goto('/home')
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible({ timeout: 20_000 })
  await page.unroute('**/api/home')
  await retry.click()

  await expect(page.getByText('Numbers appear here after your first post.')).toBeVisible()
})

test('home stands without suggestions, and says why there are none', async ({ world }) => {
  const page = await world.visit(await world.member({ name: 'Dr. Asha Rao', interests: ['Research'] }), '/home')
  await expect(people(page).getByRole('listitem')).not.toHaveCount(0)

  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), suggestions: null } })
  })
  await page.reload()

  await expect(people(page)).toContainText('Suggestions are back tomorrow.')
  await expect(card(page)).toContainText('Dr. Asha Rao')
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { viewport: PHONE } },
]) {
  test(`home is open to everybody ${name}, as guest and as member`, async ({ world, browser, baseURL }) => {
    const context = await browser.newContext({ ...options, serviceWorkers: 'block' })
    const guest = await context.newPage()
    await guest.goto(`${baseURL}/home`)
    await expect(people(guest).getByRole('listitem')).toHaveCount(3)
    await world.axe(guest)
    expect(await guest.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await context.close()

    const member = await world.visit(await world.member({ interests: ['Research'] }), '/home', options)
    await expect(people(member).getByRole('listitem')).toHaveCount(3)
    await world.axe(member)
    expect(await member.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

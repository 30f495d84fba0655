import type { Page } from '@playwright/test'
import type { WeekSummary } from '#contract/week.ts'
import { expect, type JourneyWorld, test } from './world.ts'

const week = (page: Page) => page.getByRole('region', { name: 'Your last week' })

/** A member on their home after a week in which something happened: whoever has just joined was in none. */
async function afterAWeek(world: JourneyWorld, options: Parameters<JourneyWorld['visit']>[2] = {}) {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Dr. Ravi Menon' })]
  const written = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: 'Which tape holds?' })
  const { id: postId, author } = (await written.json()) as { id: string; author: WeekSummary['mates']['top'][0]['by'] }
  const summary: WeekSummary = {
    from: '2026-11-09',
    until: '2026-11-16',
    mates: { total: 5, top: [{ postId, by: author, excerpt: 'Which tape holds?', comments: 6 }] },
    specialty: { name: 'Cardiology', total: 1, top: [{ postId, by: author, excerpt: 'A second look', comments: 0 }] },
    joined: {
      total: 1,
      people: [{ member: author, state: 'suggested', shared: [{ as: 'hospital' }], mutualMates: 0, mutual: [], note: null }],
    },
  }
  const page = await world.visit(asha, '/verification', options)
  let read = false
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), week: read ? null : summary.until } })
  })
  await page.route('**/api/home/week', (route) => route.fulfill({ json: summary }))
  page.on('response', (response) => {
    read ||= response.url().endsWith('/api/home/week/read') && response.ok()
  })
  await page.goto('/home')
  return page
}

test('the last week stands on home until it is marked as read', async ({ world }) => {
  const page = await afterAWeek(world)

  await expect(week(page)).toContainText('9 November to 15 November')
  await expect(week(page).getByRole('heading', { name: '5 posts by your mates' })).toBeVisible()
  await expect(week(page)).toContainText('Dr. Ravi Menon · 6 comments that week')
  await expect(week(page).getByRole('heading', { name: '1 post by others in Cardiology' })).toBeVisible()
  await expect(week(page).getByRole('heading', { name: '1 person joined from your college or hospital' })).toBeVisible()
  await week(page).getByRole('button', { name: 'Mark this summary as read' }).click()
  await expect(week(page)).toHaveCount(0)
  await page.reload()

  await expect(page.getByRole('region', { name: 'Five steps to a useful page' })).toBeVisible()
  await expect(week(page)).toHaveCount(0)
})

test('the weekly summary is set in the notification settings: on Home, and by mail once a week', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard?notices=settings')
  const rhythm = page.getByLabel('The weekly summary by email')

  await expect(page.getByRole('switch', { name: 'The weekly summary on Home' })).toBeChecked()
  await expect(rhythm.getByRole('option')).toHaveText(['Off', 'Weekly'])
  await rhythm.selectOption('Weekly')
  await page.reload()

  await expect(rhythm).toHaveValue('weekly')
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { viewport: { width: 390, height: 844 } } },
]) {
  test(`the last week is open to everybody ${name}`, async ({ world }) => {
    const page = await afterAWeek(world, options)

    await expect(week(page)).toBeVisible()
    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

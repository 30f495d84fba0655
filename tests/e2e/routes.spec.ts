import type { Browser } from '@playwright/test'
import { expect, type JourneyWorld, screens, test } from './world.ts'

/** Every route of the specification, for whoever is not signed in, with what stands in the title there. */
const guestRoutes = {
  '/': 'The whole country on one ward',
  '/features': 'Features',
  '/about': 'About',
  '/login': 'Welcome back',
  '/register': 'Create your verified account',
  '/privacy': 'Privacy',
  '/terms': 'Terms',
  '/rules': 'House rules',
  '/verification-policy': 'Verification policy',
  '/grievance': 'Grievance officer',
  '/corpus': 'Sources of Doxy AI',
  '/status': 'Status',
  '/docs': 'Documentation',
  '/reset-password': '',
  '/home': 'Home',
  '/mates': 'Mates',
  '/jobs': 'Jobs',
  '/messages': 'Messages',
  '/researchhub': 'Research Hub',
  '/research-hub': 'Research Hub',
  '/education': 'Education',
  '/supabase-login': '',
  '/supabase-register': '',
  '/supabase-demo': '',
  '/oauth-debug': '',
  '/oauth-fix': '',
  '/auth-test': '',
}
const memberRoutes = {
  '/home': 'Home',
  '/dashboard': 'Dashboard',
  '/profile': '',
  '/profile-setup': '',
  '/verification': 'Verification',
  '/chat': 'Doxy AI',
  '/messages': 'Messages',
  '/mates': 'Mates',
  '/jobs': 'Jobs',
  '/researchhub': 'Research Hub',
  '/education': 'Education',
  '/institutions': 'Institutions',
  '/locum': 'Locum shifts',
  '/settings': '',
}

/** Opens each route once and expects a page that is whole: a title, one heading, nothing too wide, no complaint of the browser or of axe. */
async function walk(browser: Browser, world: JourneyWorld, routes: Record<string, string>, look: object, signedIn: boolean) {
  const page = signedIn
    ? await world.visit(await world.member(), '/robots.txt', look)
    : await (await browser.newContext({ ...look, baseURL: world.url, serviceWorkers: 'block' })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`))
  page.on('console', (message) => {
    // The journeys allow no worker; saying so is Playwright's own doing.
    if (['error', 'warning'].includes(message.type()) && !message.text().startsWith('Service Worker'))
      complaints.push(`${page.url()}: ${message.text()}`)
  })

  for (const [path, title] of Object.entries(routes)) {
    await test.step(path, async () => {
      const answer = await page.goto(world.url + path)
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveTitle(new RegExp(`^${title}.* · Wardmates$`))
      expect(new URL(page.url()).pathname).toBe(path)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await world.axe(page)
    })
  }
  expect(complaints).toEqual([])
  // The world closes the browsers it has opened.
  if (!signedIn) await page.context().close()
}

/** The phone is the narrowest that is sold in numbers. */
const looks = { ...screens, 'on a phone': { ...screens['on a phone'], viewport: { width: 360, height: 740 } } }

for (const [when, look] of Object.entries(looks)) {
  test(`every place a visitor can open is whole ${when}`, async ({ browser, world }) => {
    test.slow()
    await walk(browser, world, guestRoutes, look, false)
  })
  test(`every place a member can open is whole ${when}`, async ({ browser, world }) => {
    test.slow()
    await walk(browser, world, memberRoutes, look, true)
  })
}

test('the places that only sign somebody in complain of nothing either', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))

  for (const path of ['/auth/callback', '/supabase-auth/callback']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }

  expect(complaints).toEqual([])
})

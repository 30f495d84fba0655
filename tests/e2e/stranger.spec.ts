import type { Page } from '@playwright/test'
import { named } from './messages-page.ts'
import { expect, type JourneyWorld, test } from './world.ts'

/** More than the site has; beyond it something leads on without end. */
const PAGES_MAX = 250

/** A member whose page is turned on for everybody, and what of theirs no stranger may read. */
async function memberInPublic(world: JourneyWorld) {
  const asha = await world.member({ name: named('Asha Rao') })
  const [phone, bio] = [`+91 98${Math.floor(Math.random() * 1e8)}`.padEnd(15, '7'), named('Sleeps badly after nights')]
  const step = { step: 1, kind: null, name: asha.name, headline: 'Cardiologist', location: 'Kochi', phone, bio }
  const saved = await world.ask(asha, 'PUT', '/api/setup', step)
  expect(saved.status, await saved.text()).toBe(200)
  const { card } = await (await world.ask(asha, 'PUT', '/api/profile/audience', { isPublic: true })).json()
  return { asha, path: `/p/${card.handle}`, hidden: [asha.email, phone, phone.replace(/\D/g, '').slice(2), bio, asha.id] }
}

/** Where a page leads within the site, each address once; other members' own pages come and go with the journeys beside this one. */
const linksOf = (page: Page, own: string) =>
  page.evaluate(
    (mine) =>
      [...document.querySelectorAll('a[href]')].flatMap((link) => {
        const { origin, pathname, search } = new URL((link as HTMLAnchorElement).href, location.href)
        const isOthers = /^\/p\//.test(pathname) && pathname !== mine
        // Whichever page asks to sign in, it is one page.
        const isEntrance = /^\/(login|register|profile)$/.test(pathname)
        return origin === location.origin && !isOthers ? [isEntrance ? pathname : pathname + search] : []
      }),
    own,
  )

test('a stranger who follows every link from the front door meets no dead end, and nothing that a member keeps back', async ({
  browser,
  world,
}) => {
  test.slow()
  const { asha, path, hidden } = await memberInPublic(world)
  const page = await (await browser.newContext({ baseURL: world.url, serviceWorkers: 'block' })).newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error}`))
  const listed = await (await page.request.get('/sitemap.xml')).text()
  const doors = [...listed.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname)
  const ahead = ['/', path, ...doors].map((to) => ({ to, from: 'the front door' }))
  const seen = new Set<string>()
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    const { to, from } = next
    if (seen.has(to) || to.startsWith('/api/')) continue
    const answer = await page.goto(to)
    expect(answer?.status(), `${to}, from ${from}`).toBe(200)
    if (answer?.headers()['content-type']?.startsWith('text/html')) {
      await page.waitForLoadState('networkidle')
      await expect(page.getByRole('heading', { level: 1 }), to).toHaveCount(1)
      await expect(page.getByRole('heading', { name: /Page not found|Something went wrong|could not be found/ }), to).toHaveCount(0)
      ahead.push(...(await linksOf(page, path)).map((link) => ({ to: link, from: to })))
    }
    const text = `${await answer!.text().catch(() => '')} ${await page.content()}`
    for (const each of hidden) expect(text, `${to} says ${each}`).not.toContain(each)
    seen.add(to)
    expect(seen.size, [...seen].slice(-20).join('\n')).toBeLessThan(PAGES_MAX)
  }

  expect(complaints).toEqual([])
  expect(seen.size).toBeGreaterThan(25)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(asha.name)
})

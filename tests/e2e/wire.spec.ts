import { openWire } from '../support/wire.ts'
import { forYou } from './feed-page.ts'
import { expect, JourneyWorld, test } from './world.ts'

const PHONE = { width: 390, height: 844 }

test('a first visit of the dashboard takes at most 30 requests and 240 kB beside the posts, the second 7 kB, nothing twice', async ({
  browser,
  world,
}) => {
  const wire = await openWire(world.url)
  const through = new JourneyWorld(browser, wire.url)
  try {
    const page = await through.visit(await world.member(), '/robots.txt', { viewport: PHONE })
    wire.take()
    /** Everything that a visit takes, but for the pictures of the first posts: which these are is up to whoever wrote last. */
    const visit = async () => {
      // Asked once the live line stands, after all else.
      const last = page.waitForResponse('**/api/auth/me')
      await page.goto(`${wire.url}/dashboard`)
      await last
      await expect(forYou(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      return wire.take().filter(({ path }) => !path.startsWith('/files/'))
    }
    const first = await visit()
    const second = await visit()

    // What the posts say weighs what their authors wrote: about 8 kB in the sample community.
    const kilobytes = (all: typeof first) =>
      all.reduce((sum, { path, bytes }) => sum + (path.startsWith('/api/feed/') ? 0 : bytes), 0) / 1000
    const paths = first.map(({ path }) => path)
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([])
    expect(first.length, paths.join('\n')).toBeLessThanOrEqual(30)
    expect(kilobytes(first)).toBeLessThanOrEqual(240)
    expect(kilobytes(second)).toBeLessThanOrEqual(7)
  } finally {
    await wire.close()
  }
})

for (const [path, isSettled] of [
  ['/home', false],
  ['/home', true],
  ...['/mates', '/profile', '/profile-setup', '/chat', '/verification'].map((path) => [path, false] as const),
] as const)
  test(`a first visit of ${path} on a phone${isSettled ? ' by a settled member' : ''} takes at most 30 requests`, async ({ world }) => {
    const member = await world.member()
    if (isSettled) await world.ask(member, 'POST', '/api/home/first-day/end')
    const page = await world.visit(member, '/robots.txt', { viewport: PHONE })
    // What a browser has fetched ahead it imports from its cache: the wire sees that once.
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))

    // What the bar counts comes last.
    const counted = page.waitForResponse('**/api/notifications/unread')
    await page.goto(path)
    await counted
    await page.waitForLoadState('networkidle')

    expect(asked.size, [...asked].join('\n')).toBeLessThanOrEqual(30)
  })

test.describe('a font that comes late', () => {
  test.use({ viewport: PHONE })

  for (const path of ['/', '/features', '/about', '/login', '/register'])
    test(`moves nothing on ${path}`, async ({ page }) => {
      const font = Promise.withResolvers<void>()
      await page.route('**/*.woff2', async (route) => {
        await font.promise
        await route.continue()
      })
      await page.addInitScript(() => {
        Object.assign(window, { shifts: 0 })
        new PerformanceObserver((list) => {
          for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { shifts: number }).shifts += shift.value
        }).observe({ type: 'layout-shift', buffered: true })
      })

      await page.goto(path, { waitUntil: 'domcontentloaded' })
      await expect(page.locator('h1')).toBeVisible()
      // For a tenth of a second after it is first wanted, a browser may still put the font in unseen.
      await page.waitForFunction(
        () => performance.now() > (performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity) + 500,
      )
      const came = page.waitForResponse('**/*.woff2')
      font.resolve()
      await (await came).finished()
      await page.evaluate(() => document.fonts.ready)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

      expect(await page.evaluate(() => (window as unknown as { shifts: number }).shifts)).toBeLessThanOrEqual(0.01)
    })
})

import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const main = (page: Page) => page.getByRole('main')

/** The pages that are read, with the first words of each. */
const texts = {
  '/privacy': 'Privacy',
  '/terms': 'Terms of use',
  '/rules': 'House rules',
  '/verification-policy': 'Verification policy',
  '/grievance': 'Grievance officer',
  '/corpus': 'Sources of Doxy AI',
  '/status': 'Status',
  '/docs': 'Documentation',
}

test('a visitor is told what the product is and invited in', async ({ page }) => {
  await page.goto('/')

  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('The whole country on one ward.')
  await expect(main(page).getByRole('link', { name: 'Join the Healthcare Revolution' })).toHaveAttribute('href', '/register')
  await expect(main(page).getByText('50,000+').first()).toBeVisible()
  for (const tile of ['Research Excellence', 'Surgical Innovation', 'Patient Care', 'Diagnostic Precision']) {
    await expect(main(page).getByRole('figure', { name: tile })).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
  await expect(main(page).getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
  await main(page).getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')
})

test('each of the six cards leads to its place among the features', async ({ page }) => {
  for (const anchor of ['profile', 'research', 'jobs', 'discussions', 'security', 'ai']) {
    await page.goto('/')
    await main(page).locator(`a[href="/features#${anchor}"]`).click()

    await expect(page).toHaveURL(`/features#${anchor}`)
    await expect(page.locator(`#${anchor}`)).toBeInViewport()
  }
})

test('every feature leads to its page, those for members by way of signing in', async ({ page }) => {
  const places = {
    Feed: '/login?next=%2Fdashboard',
    'Doxy AI': '/login?next=%2Fchat',
    Mates: '/mates',
    Jobs: '/jobs',
    'Research Hub': '/researchhub',
    Messages: '/messages',
    Education: '/education',
    Profiles: '/login?next=%2Fprofile',
  }
  await page.goto('/features')
  await expect(page.getByRole('region', { name: 'Features', exact: true }).getByRole('listitem')).toHaveCount(8)
  await expect(page.getByRole('region', { name: 'Why choose Wardmates' }).getByRole('term')).toHaveCount(4)

  for (const [name, address] of Object.entries(places)) {
    await page.goto('/features')
    const card = page.getByRole('region', { name: 'Features', exact: true }).getByRole('listitem')
    await card
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .getByRole('link')
      .click()
    await expect(page).toHaveURL(address)
  }
})

test('the people behind it, what they stand for and how to reach them stand on one page', async ({ page }) => {
  await page.goto('/about')

  await expect(main(page).getByRole('heading', { level: 1 })).toContainText('Medicine is learned on the ward.')
  await expect(main(page)).toContainText('Co-founder')
  for (const value of ['Empower professionals', 'Foster collaboration and research', 'Build an inclusive community']) {
    await expect(main(page).getByRole('heading', { name: value })).toBeVisible()
  }
  await expect(main(page).getByRole('link', { name: 'hello@wardmates.example' })).toHaveAttribute('href', 'mailto:hello@wardmates.example')
  await expect(main(page).getByRole('link', { name: 'Join Now' })).toHaveAttribute('href', '/register')
  await main(page).getByRole('link', { name: 'Explore features' }).click()
  await expect(page).toHaveURL('/features')
})

test('no link of the public pages leads nowhere', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of ['/', '/features', '/about', '/login', '/register', ...Object.keys(texts)]) {
    await page.goto(path)
    for (const link of await page.getByRole('link').all()) {
      const href = (await link.getAttribute('href')) ?? ''
      expect(href, (await link.textContent()) ?? '').toMatch(/^(\/|#|mailto:|tel:|https:)/)
      if (href.startsWith('/')) seen.add(href)
      if (href.startsWith('#')) await expect(page.locator(href), `${path}${href}`).toHaveCount(1)
    }
  }

  for (const href of seen) {
    const [path, anchor] = href.split('#')
    const answer = await request.get(path!)
    expect(answer.status(), href).toBe(200)
    if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`)
  }
})

test('each page for strangers says its whole address and has a card of its own where its link is shown', async ({ request }) => {
  const shared = ['/', '/hi', '/features', '/about', '/login', '/register', ...Object.keys(texts)]
  const cards = new Set<string>()
  for (const path of shared) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<link rel="canonical" href="(http[^"]+)">/.exec(html) ?? []
    const [, card = ''] = /<meta property="og:image" content="(http[^"]+)">/.exec(html) ?? []
    expect(new URL(address).pathname, path).toBe(path)
    const picture = await request.get(new URL(card).pathname)
    expect([picture.status(), picture.headers()['content-type']], card).toEqual([200, 'image/png'])
    cards.add((await picture.body()).toString('base64'))
  }
  expect(cards.size).toBe(shared.length)

  const front = await (await request.get('/')).text()
  const [, facts = '{}'] = /<script type="application\/ld\+json">(.+?)<\/script>/.exec(front) ?? []
  expect(JSON.parse(facts)['@graph']).toMatchObject([
    { '@type': 'Organization', url: expect.stringMatching(/^http.+\/$/) },
    { '@type': 'WebSite' },
  ])
})

test('the public pages can be read before any program runs, and without one', async ({ browser, world }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: world.url })
  const page = await context.newPage()

  for (const [path, words] of [
    ['/', 'The whole country on one ward.'],
    ['/features', 'What is on the ward'],
    ['/about', 'Medicine is learned on the ward.'],
    ['/login', 'Welcome back'],
    ['/register', 'Create your verified account'],
    ...Object.entries(texts),
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(words)
  }
  await context.close()
})

test('the pages of the foot are reached from it, and each leads to its sections', async ({ page, world }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Grievance officer' }).click()
  await expect(page).toHaveURL('/grievance')
  await expect(main(page).getByRole('link', { name: 'grievance@wardmates.example' })).toBeVisible()

  for (const [path, heading] of Object.entries(texts)) {
    await page.goto(path)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last().click()
    await expect(main(page).getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await world.axe(page)
  }
})

test('the status page asks the server, and says so when there is no answer', async ({ page }) => {
  await page.goto('/status')
  await expect(main(page).getByRole('status')).toHaveText('All is well. Backend is healthy!')

  await page.route('**/api/health', (route) => route.abort())
  await main(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(main(page).getByRole('status')).toContainText('No answer.')

  await page.unroute('**/api/health')
  await main(page).getByRole('button', { name: 'Ask again' }).click()
  await expect(main(page).getByRole('status')).toContainText('All is well.')
})

test('the page of sources counts what the library holds now, and names what it lacks', async ({ page, request }) => {
  const library = await (await request.get('/api/doxy/library')).json()
  const specialties = library.specialties.map(({ specialty }: { specialty: string }) => ({
    specialty,
    documents: specialty === 'orthopaedics' ? 0 : 1,
  }))
  await page.route('**/api/doxy/library', (route) => route.fulfill({ json: { ...library, specialties } }))
  await page.goto('/corpus')

  await expect(main(page)).toContainText(`${library.documents.toLocaleString('en-IN')} documents`)
  await expect(main(page)).toContainText('No note yet on: orthopaedics.')
})

test('the house rules stand open, with what was decided under them', async ({ page }) => {
  await page.goto('/rules')

  await expect(main(page)).toContainText('1. No patient can be recognised')
  await expect(main(page).getByRole('region', { name: 'What was decided' })).toContainText(
    /Nothing has been decided yet|From report to decision/,
  )
})

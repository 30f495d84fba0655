import type { Locator, Page } from '@playwright/test'
import type { Post } from '#contract/feed.ts'
import { choose, NEWEST, once } from './feed-page.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const OUTSIDE = /\/(api|assets|files)\/|release\.txt/

const toasts = (page: Page) => page.getByRole('region', { name: /^सूचनाएँ alt/ })
const post = (page: Page, words: string) => page.getByRole('article', { name: /^Post by/ }).filter({ hasText: words })
/** Which language somebody has it read aloud in. */
const spokenIn = (part: Locator) => part.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))

async function writes(world: JourneyWorld, member: JourneyMember, words: string) {
  const content = once(words)
  const made = await world.ask(member, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })
  return { content, id: ((await made.json()) as Post).id }
}

/** The newest posts, as whoever has chosen Hindi finds them. */
async function inHindi(world: JourneyWorld, asha: JourneyMember, options: object) {
  const page = await world.visit(asha, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.goto(world.url + NEWEST)
  await expect(page.getByRole('article', { name: /^Post by/ }).first()).toBeVisible()
  return page
}

test('whoever chose Hindi finds the frame of the dashboard in it, and each part says which language it is in', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const { content } = await writes(world, asha, 'Bed 4 is awake')
  const page = await inHindi(world, asha, screens['at a desk'])

  await expect(page).toHaveTitle('डैशबोर्ड · Wardmates')
  const frame = {
    way: page.getByRole('navigation', { name: 'डैशबोर्ड' }).getByRole('link', { name: 'फ़ीड' }),
    count: page.getByRole('term').filter({ hasText: 'प्रोफ़ाइल देखी गई' }),
    head: page.getByRole('heading', { name: 'सबसे नई' }),
    rule: page.getByText('सबसे नई पहले, आपके छिपाए या म्यूट किए बिना।'),
    marks: page.getByRole('heading', { name: 'निशानों का अर्थ' }),
    people: page.getByRole('heading', { name: 'सुझाए गए साथी' }),
    writing: page.getByRole('form', { name: 'नई पोस्ट' }).getByRole('textbox', { name: 'पोस्ट लिखिए' }),
  }
  for (const [name, part] of Object.entries(frame)) {
    await expect(part, name).toBeVisible()
    expect(await spokenIn(part), name).toBe('hi')
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN')
  expect(await spokenIn(post(page, content))).toBe('en-IN')
  await world.axe(page)

  const next = once('Bed 5 sleeps')
  await frame.writing.fill(next)
  await page.getByRole('button', { name: 'पोस्ट करें', exact: true }).click()
  await expect(post(page, next)).toBeVisible()
})

test('what is done on a page that is in English is told in Hindi, and a report is written in it', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const others = await writes(world, ravi, 'Ten grams of paracetamol are safe')
  const own = await writes(world, asha, 'Bed 4 is awake')
  const page = await inHindi(world, asha, screens['on a phone'])

  await choose(post(page, own.content), 'Pin to your profile')
  const told = toasts(page).getByText('आपकी प्रोफ़ाइल पर पिन की गई।')
  await expect(told).toBeVisible()
  expect(await spokenIn(told)).toBe('hi')

  await page.goto(`${world.url}/dashboard?post=${others.id}`)
  await choose(post(page, others.content), 'Report')
  const report = page.getByRole('dialog', { name: 'शिकायत: पोस्ट' })
  await expect(report).toHaveAttribute('lang', 'hi-IN')
  await report.getByLabel('क्या ग़लत है?').selectOption('ख़तरनाक या ग़लत चिकित्सा सलाह')
  await world.axe(page)
  await report.getByRole('button', { name: 'शिकायत भेजें' }).click()
  await expect(toasts(page).getByText(/^धन्यवाद। हमें वह मिल गई है।/)).toBeVisible()
})

test('without a line that is told in Hindi, and what could not be fetched', async ({ world }) => {
  const asha = await world.member({ name: named('Asha Rao') })
  const own = await writes(world, asha, 'Before the outage')
  const page = await inHindi(world, asha, screens['on a phone'])
  await page.waitForLoadState('networkidle')
  await page.context().route(OUTSIDE, (route) => route.abort())

  await choose(post(page, own.content), 'Delete')

  const line = page.getByRole('status').filter({ hasText: 'फिर जोड़ा जा रहा है… जो आप लिखें वह सुरक्षित रहेगा' })
  await expect(line).toBeVisible()
  expect(await spokenIn(line)).toBe('hi')
  await expect(toasts(page).getByText('यह हिस्सा लोड नहीं हो सका।')).toBeVisible()
  await expect(toasts(page).getByText('कनेक्शन लौटने पर यह आ जाएगा।')).toBeVisible()
  await page.context().unroute(OUTSIDE)
  await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'फिर से जुड़ गए।' })).toBeVisible()
})

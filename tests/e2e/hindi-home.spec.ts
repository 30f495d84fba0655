import type { Post } from '#contract/feed.ts'
import type { FirstStep } from '#contract/first-day.ts'
import type { HomeSummary, RoundEntry } from '#contract/home.ts'
import type { Mate } from '#contract/mates.ts'
import type { WeekSummary } from '#contract/week.ts'
import { isAllInHindi } from './in-english.ts'
import { named } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const EXCERPT = 'Which tape holds?'
const EVENT = 'Heart failure journal club'
const PLACE = 'Kochi'
const QUESTION = 'Warning signs in dengue'

/** Somebody who has chosen Hindi, on their home with that in it. */
async function inHindi(world: JourneyWorld, asha: JourneyMember, options: object, summary: Partial<HomeSummary>, week?: WeekSummary) {
  const page = await world.visit(asha, '/about', options)
  await page.evaluate(() => localStorage.setItem('language', 'hi'))
  await page.route('**/api/home', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...summary } })
  })
  await page.route('**/api/home/week', (route) => route.fulfill({ json: week ?? null }))
  // What others offer is not this journey's.
  await page.route('**/api/jobs/suggested', (route) => route.fulfill({ json: { items: [] } }))
  await page.goto(`${world.url}/home`)
  return page
}

/** Another member's card, as a post of theirs has it. */
async function authorOf(world: JourneyWorld, member: JourneyMember) {
  const written = await world.ask(member, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: EXCERPT })
  const { id, author } = (await written.json()) as Post
  return { postId: id, by: author }
}

const writtenBy = (...members: JourneyMember[]) => [...members.map(({ name }) => name), EXCERPT, EVENT, PLACE, QUESTION, 'Cardiology']

test('whoever chose Hindi is led through their first day in it on a phone', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const { postId, by } = await authorOf(world, ravi)
  const steps: FirstStep[] = [
    { step: 'email', state: 'open' },
    { step: 'profile', state: 'open', left: ['basics', 'work', 'training', 'interests'] },
    { step: 'proof', state: 'waiting', by: 'registration', progress: 'waiting' },
    { step: 'mates', state: 'open', connected: 1, asked: [asha.id] },
    { step: 'post', state: 'open' },
  ]
  const suggestion: Mate = { member: by, state: 'suggested', shared: [{ as: 'hospital' }], mutualMates: 0, mutual: [], note: null }
  const reading = [{ postId, by, excerpt: EXCERPT, likes: 3, comments: 1 }]
  const firstDay = { steps, shared: { as: 'both', name: '' } as const, reading }
  const page = await inHindi(world, asha, screens['on a phone'], { firstDay, suggestions: [suggestion], round: [] })
  const isWhole = (what: string) => isAllInHindi(world, page, writtenBy(asha, ravi), what)

  await expect(page.getByRole('region', { name: 'काम के पन्ने तक पाँच क़दम' })).toContainText('5 में से 0 पूरे।')
  await expect(page.getByText('3 में से 1, 1 से पूछा है। आपके कॉलेज और अस्पताल से एक नीचे हैं।')).toBeVisible()
  await expect(page.getByRole('region', { name: 'आपके कॉलेज और अस्पताल से' })).toContainText('आपके अस्पताल में')
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi')
  await isWhole('the first day')

  await page.getByRole('button', { name: 'यह सूची हटाएँ' }).click()
  await expect(page.getByRole('dialog')).toContainText('यह वापस नहीं आएगी।')
  await isWhole('putting the list away')
})

test('whoever chose Hindi reads their day and their last week in it on a computer', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const { postId, by } = await authorOf(world, ravi)
  const at = new Date().toISOString()
  const round: RoundEntry[] = [
    { kind: 'comment', at, by, postId, excerpt: EXCERPT, comments: 2 },
    { kind: 'mate_accepted', at, by, mutualMates: 1 },
    { kind: 'mate_request', at, by, mutualMates: 6 },
    { kind: 'event', at, title: EVENT, place: PLACE, going: 42 },
  ]
  const top = [{ postId, by, excerpt: EXCERPT, comments: 6 }]
  const shared: Mate['shared'] = [{ as: 'mates', count: 2 }]
  const person: Mate = { member: by, state: 'suggested', shared, mutualMates: 2, mutual: [], note: null }
  const week: WeekSummary = {
    ...{ from: '2026-11-09', until: '2026-11-16' },
    mates: { total: 5, top },
    specialty: { name: 'Cardiology', total: 1, top },
    joined: { total: 1, people: [person] },
  }
  const activity = { posts: 1, connections: 2, saved: 3, events: 4 }
  const summary = { firstDay: null, week: week.until, round, activity, suggestions: [person] }
  const page = await inHindi(world, asha, screens['at a desk'], summary, week)
  const isWhole = (what: string) => isAllInHindi(world, page, writtenBy(asha, ravi), what)

  const day = page.getByRole('region', { name: 'आज का राउंड' })
  await expect(day).toContainText(`ने आपकी पोस्ट “${EXCERPT}” पर टिप्पणी की।`)
  await expect(day).toContainText('आप दोनों के 6 साझा साथी हैं।')
  const last = page.getByRole('region', { name: 'आपका पिछला हफ़्ता' })
  await expect(last).toContainText('9 नवंबर से 15 नवंबर')
  await expect(last.getByRole('heading', { name: 'आपके साथियों की 5 पोस्ट' })).toBeVisible()
  await isWhole('a day')

  await last.getByRole('button', { name: 'इस सारांश को पढ़ा हुआ मानें' }).click()
  await expect(last).toHaveCount(0)
})

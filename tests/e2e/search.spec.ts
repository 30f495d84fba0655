import type { Page } from '@playwright/test'
import { once } from './feed-page.ts'
import { expect, type JourneyMember, test } from './world.ts'

const PHONE = { width: 390, height: 844 }

const bar = (page: Page) => page.getByRole('search', { name: 'Site' })
const box = (page: Page) => bar(page).getByRole('combobox', { name: 'Search' })
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search Wardmates' })
const line = (page: Page) => palette(page).getByRole('combobox', { name: 'Search' })
/** A surname nobody else has. */
const surname = () => `Qu${Array.from({ length: 8 }, () => 'aeioulmnrst'[Math.floor(Math.random() * 11)]).join('')}`

const as = (member: JourneyMember) => ({ authorization: `Bearer ${member.token}` })

test('a colleague is found while their name is typed, and the keys lead to their page', async ({ world }) => {
  const name = surname()
  await world.member({ name: `Dr. Kabir ${name}` })
  const page = await world.visit(await world.member(), '/home')

  await box(page).fill(name.slice(0, 6))
  const found = bar(page)
    .getByRole('group', { name: 'People' })
    .getByRole('option', { name: `Dr. Kabir ${name}` })
  await expect(found).toBeVisible()
  await expect(bar(page).getByRole('status')).toHaveText('1 person found')
  await page.keyboard.press('ArrowDown')
  await expect(found).toHaveAttribute('aria-selected', 'true')
  await expect(box(page)).toBeFocused()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/profile\?member=/)
  await expect(bar(page).getByRole('listbox')).toHaveCount(0)
})

test('the palette opens on / and Ctrl+K from anywhere, finds a misspelt name, and Escape gives the focus back', async ({ world }) => {
  const name = `${surname()}nathan`
  await world.member({ name: `Dr. Meher ${name}` })
  const page = await world.visit(await world.member(), '/features')
  await expect(box(page)).toBeVisible()
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })
  await jobs.focus()

  await page.keyboard.press('/')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(jobs).toBeFocused()
  await page.keyboard.press('Control+k')
  await line(page).fill(`${name.slice(0, 6)}${name.slice(7)}`)
  await palette(page).getByRole('group', { name: 'Did you mean' }).getByRole('option', { name: name.toLowerCase() }).click()
  await expect(palette(page).getByRole('group', { name: 'People' })).toContainText(`Dr. Meher ${name}`)
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/\/profile\?member=/)
  await expect(palette(page)).toHaveCount(0)
})

test('/ is a letter where something is written', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard')
  await page.getByRole('textbox', { name: 'Write a post' }).click()

  await page.keyboard.type('120/80')

  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('120/80')
  await expect(palette(page)).toHaveCount(0)
})

test('a post is found by its words and opens whole', async ({ world, request }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const words = once('A pericardiocentesis at night')
  await request.post('/api/feed/posts', { headers: as(asha), data: { clientId: crypto.randomUUID(), content: words } })
  const page = await world.visit(ravi, '/dashboard')

  await box(page).fill(words.split(' ').at(-1)!)
  await bar(page).getByRole('group', { name: 'Posts' }).getByRole('option').click()

  const opened = page.getByRole('article', { name: 'Post by Dr. Asha Rao' })
  await expect(opened).toContainText(words)
  await opened.getByRole('button', { name: /^Like/ }).click()
  await expect(opened.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('region', { name: 'For You' })).toBeVisible()
})

test('an address of a post that is gone says so', async ({ world }) => {
  const page = await world.visit(await world.member(), `/dashboard?post=${crypto.randomUUID()}`)

  await expect(page.getByRole('main')).toContainText('We could not find it.')
})

test('all people that fit are a press away, and more come on asking', async ({ world }) => {
  const name = surname()
  for (let at = 0; at < 23; at++) await world.member({ name: `Dr. ${name} Number ${at}` })
  const page = await world.visit(await world.member(), '/home')

  await box(page).fill(name)
  await bar(page).getByRole('option', { name: 'See all people' }).click()
  await expect(palette(page).getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true')
  await expect(palette(page).getByRole('option', { name: name })).toHaveCount(20)
  await palette(page).getByRole('option', { name: 'Show more' }).click()

  await expect(palette(page).getByRole('option', { name: name })).toHaveCount(23)
  await palette(page).getByRole('button', { name: 'Everything' }).click()
  await expect(palette(page).getByRole('option', { name: name })).toHaveCount(6)
})

test('recent searches stay in this browser, can be asked again and cleared', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home')
  await box(page).fill('cardiology')
  await page.keyboard.press('Enter')
  await expect(line(page)).toHaveValue('cardiology')
  await page.keyboard.press('Escape')

  await page.keyboard.press('Control+k')
  await palette(page).getByRole('group', { name: 'Recent searches' }).getByRole('option', { name: 'cardiology' }).click()
  await expect(line(page)).toHaveValue('cardiology')
  await line(page).fill('')
  await palette(page).getByRole('button', { name: 'Clear recent searches' }).click()

  await expect(palette(page).getByRole('option')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})

test('what was sought is gone with whoever sought it', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home')
  await box(page).fill('nephrology')
  await page.keyboard.press('Enter')
  await expect(line(page)).toBeFocused()
  await page.keyboard.press('Escape')

  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('recentSearches'))).toBeNull()
})

test('nothing found and nothing reached are told apart, and what was typed stays', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home')
  await box(page).fill('zzqqxx')
  await expect(bar(page)).toContainText('Nothing found for “zzqqxx”')

  await page.route('**/api/search?*', (route) => route.abort())
  await box(page).fill('zzqqxxy')
  await expect(bar(page).getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(box(page)).toHaveValue('zzqqxxy')
  await page.unroute('**/api/search?*')
  await bar(page).getByRole('button', { name: 'Try again' }).click()

  await expect(bar(page)).toContainText('Nothing found for “zzqqxxy”')
})

test('guests have no search and no palette', async ({ page }) => {
  await page.goto('/home')
  await page.keyboard.press('/')
  await page.keyboard.press('Control+k')

  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the search is open to everybody, below its box, in the palette and on a phone', async ({ world, request }) => {
  const [asha, ravi] = [await world.member({ name: `Dr. ${surname()}` }), await world.member()]
  const word = asha.name.slice(4)
  await request.post('/api/feed/posts', {
    headers: as(asha),
    data: { clientId: crypto.randomUUID(), content: `Seen by ${word} at night` },
  })
  const desk = await world.visit(ravi, '/dashboard')
  await box(desk).fill(word)
  await expect(bar(desk).getByRole('option')).toHaveCount(2)
  await desk.keyboard.press('ArrowDown')
  await world.axe(desk)
  await desk.keyboard.press('Escape')
  await desk.keyboard.press('Control+k')
  await line(desk).fill(word)
  await expect(palette(desk).getByRole('option')).toHaveCount(2)
  await world.axe(desk)

  const phone = await world.visit(ravi, '/home', { viewport: PHONE, hasTouch: true, isMobile: true })
  await phone.getByRole('button', { name: 'Menu' }).click()
  await phone.getByRole('button', { name: 'Search professionals, posts...' }).click()
  await line(phone).fill(word)
  await expect(palette(phone).getByRole('option')).toHaveCount(2)
  await world.axe(phone)
  const size = await palette(phone).boundingBox()
  expect([size?.width, size?.height]).toEqual([PHONE.width, PHONE.height])
})

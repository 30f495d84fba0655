import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { composer, NEWEST, once, openComments, postWith, write } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Write a post' })
const post = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true })
const note = (page: Page) => composer(page).getByRole('group', { name: 'Before you send' })

/** The file that looks a text through, as it was built. */
function scanWorker() {
  const folder = join(import.meta.dirname, '../../dist/web/assets')
  const name = readdirSync(folder).find(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('self.onmessage'),
  )
  return `**/assets/${name}`
}

/** Two members whose names nobody else has. */
async function colleagues(world: JourneyWorld) {
  const word = `Q${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: `${word} Menon` })]
  return { asha, ravi, word, handle: await handleOf(world, ravi) }
}

async function handleOf(world: JourneyWorld, member: JourneyMember) {
  const answer = await world.ask(member, 'GET', '/api/profile')
  return ((await answer.json()) as { card: { handle: string } }).card.handle
}

test('members are offered while a mention is typed, by arrows and Enter, and the one who is taken hears of the post', async ({ world }) => {
  const { asha, ravi, word, handle } = await colleagues(world)
  const page = await world.visit(asha, NEWEST)
  const words = once('Seen with')

  await field(page).fill(`${words} x@${word}`)
  await field(page).press('End')
  await field(page).pressSequentially(' @')
  await field(page).pressSequentially(word.slice(0, 4).toLowerCase())
  const list = page.getByRole('listbox', { name: 'People to mention' })
  const option = list.getByRole('option', { name: `${word} Menon` })
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await option.getAttribute('id'))!)
  await expect(page.locator('#announcer')).toContainText('1 suggestion.')
  await world.axe(page)

  await field(page).press('Escape')
  await expect(list).toHaveCount(0)
  await field(page).press('Backspace')
  await expect(list).toHaveCount(0)
  await field(page).pressSequentially(' @')
  await field(page).pressSequentially(word.slice(0, 5))
  await option.waitFor()
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue(new RegExp(`@${handle} $`))
  await expect(list).toHaveCount(0)

  await post(page).click()
  const bell = await world.visit(ravi, '/home')
  await bell.getByRole('button', { name: 'Notifications 1 unread' }).click()
  await expect(bell.getByText(/mentioned you in a post/)).toBeVisible()
})

test('a hashtag is offered with how many posts have it this week, also to a finger on a phone, and taken where the caret stands', async ({
  world,
}) => {
  const tag = `Ward${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  const [asha, ravi] = [await world.member(), await world.member()]
  for (const text of ['One', 'Two']) {
    const draft = { clientId: crypto.randomUUID(), content: `${text} #${tag}` }
    expect((await world.ask(ravi, 'POST', '/api/feed/posts', draft)).status).toBe(201)
  }
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const page = await world.visit(asha, NEWEST, phone)

  await field(page).tap()
  await field(page).pressSequentially(`Read #${tag.slice(0, 8)}`)
  const option = page.getByRole('listbox', { name: 'Topics' }).getByRole('option', { name: `#${tag}` })
  await expect(option).toContainText('2 posts this week')
  await expect(option).toBeInViewport({ ratio: 1 })
  await world.axe(page)
  await option.tap()

  await expect(field(page)).toHaveValue(`Read #${tag} `)
  await expect(field(page)).toBeFocused()
})

test('hashtags that fill several lines stand far enough apart to be pressed', async ({ world }) => {
  const asha = await world.member()
  const tag = `Apart${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
  const content = Array.from({ length: 5 }, (_, nth) => `#${tag}${'abcde'[nth]!.repeat(12)}`).join(' ')
  const { id } = await (await world.ask(asha, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })).json()

  const page = await world.visit(asha, `/dashboard?post=${id}`, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await expect(page.getByRole('button', { name: new RegExp(`^#${tag}a`) }).first()).toBeVisible()
  await world.axe(page)
})

test('under a post who speaks there is offered, and Doxy AI, whom a comment asks and a post does not', async ({ world }) => {
  const asha = await world.visit(await world.member({ name: 'Asha Rao' }), NEWEST)
  const words = once('A question')
  const own = await write(asha, words)
  const ravi = await world.visit(await world.member({ name: 'Ravi Menon' }), NEWEST)
  const box = (await openComments(postWith(ravi, words))).getByRole('textbox')

  await box.pressSequentially('@')
  const options = ravi.getByRole('listbox', { name: 'People to mention' }).getByRole('option')
  await expect(options).toHaveText([/^Asha Rao.*In this conversation/, /^@doxy/])
  await box.press('ArrowUp')
  await expect(options.last()).toHaveAttribute('aria-selected', 'true')
  await box.press('Tab')
  await expect(box).toHaveValue('@doxy ')
  await expect(postWith(ravi, words).getByRole('button', { name: 'Ask Doxy AI' })).toBeVisible()

  await expect(own).toBeVisible()
  const asked = asha.waitForResponse('**/api/suggestions/members*')
  await field(asha).pressSequentially('@doxy')
  await asked
  await expect(asha.getByRole('listbox')).toHaveCount(0)
})

test('what could identify a patient is shown before it goes: taken out, or posted as it is', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  const words = once('Fever again')
  const secret = `${words}, call 98765 43210`

  await field(page).fill(secret)
  await expect(note(page)).toContainText('98765 43210 becomes [phone]')
  await world.axe(page)
  await note(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(field(page)).toHaveValue(`${words}, call [phone]`)
  await expect(note(page)).toHaveCount(0)
  await expect(field(page)).toBeFocused()

  await field(page).fill(secret)
  await expect(note(page)).toContainText('98765 43210')
  await note(page).getByRole('button', { name: 'Post as it is' }).click()
  await expect(postWith(page, secret)).toBeVisible()
  await expect(field(page)).toHaveValue('')
})

test('whoever posts faster than it is looked through is shown it once, and the next press posts', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await page.clock.install()
  await field(page).fill('98765 43210')
  await expect(note(page)).toBeVisible()
  await field(page).fill('')
  const secret = once('MRN 448812 again')
  // Nothing is looked through by itself before the press.
  await page.clock.pauseAt(Date.now() + 60_000)

  await field(page).fill(secret)
  await field(page).press('Control+Enter')
  await expect(note(page)).toBeFocused()
  await expect(field(page)).toHaveValue(secret)
  await page.clock.resume()
  await field(page).press('Control+Enter')
  await expect(postWith(page, secret)).toBeVisible()
})

test('the first text of a page that is posted at once waits for what looks it through, and is shown first', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  const held = Promise.withResolvers<void>()
  await page.route(scanWorker(), async (route) => {
    await held.promise
    await route.fallback()
  })
  const secret = once('MRN 448812 again')
  await field(page).fill(secret)
  await post(page).click()
  await expect(post(page)).toHaveAttribute('aria-busy', 'true')
  held.resolve()

  await expect(note(page)).toBeFocused()
  await expect(post(page)).not.toHaveAttribute('aria-busy')
  await expect(field(page)).toHaveValue(secret)
  await note(page).getByRole('button', { name: 'Post as it is' }).click()
  await expect(postWith(page, secret)).toBeVisible()
})

test('where what looks a text through does not come, the text goes after a few seconds', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  const held = Promise.withResolvers<void>()
  await page.route(scanWorker(), async (route) => {
    await held.promise
    await route.abort()
  })
  const secret = once('MRN 448812 again')
  await field(page).fill(secret)
  await post(page).click()

  await expect(postWith(page, secret)).toBeVisible()
  await expect(field(page)).toHaveValue('')
  held.resolve()
})

/** Where what is typed last stands on a phone, and what lies over it. */
const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  // As high as a keyboard leaves it.
  { width: 390, height: 420 },
]
for (const viewport of PHONES)
  test(`at the end of a long text, suggestions and Post are free of the bar at ${viewport.width}x${viewport.height}`, async ({ world }) => {
    const tag = `Ward${Math.random()
      .toString(36)
      .replace(/[^a-z]/g, '')}`
    const asha = await world.member()
    const content = ['A', 'B', 'C', 'D', 'E'].map((letter) => `#${tag}${letter}`).join(' ')
    expect((await world.ask(asha, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })).status).toBe(201)
    const page = await world.visit(asha, NEWEST, { viewport, hasTouch: true, isMobile: true })
    await field(page).tap()
    await field(page).fill(once('A line of a long case, and another\n'.repeat(30)))
    await field(page).pressSequentially(` #${tag.slice(0, 7)}`)
    const list = page.getByRole('listbox', { name: 'Topics' })
    await expect(list.getByRole('option')).toHaveCount(5)
    const bar = (await page.getByRole('navigation', { name: 'Primary' }).boundingBox())!
    const bottomOf = async (what: typeof list) => {
      const { y, height } = (await what.boundingBox())!
      return y + height
    }
    expect((await list.boundingBox())!.y).toBeGreaterThanOrEqual(0)
    expect(await bottomOf(list)).toBeLessThanOrEqual(bar.y)
    for (let times = 0; times < 4; times++) await field(page).press('ArrowDown')
    await expect(list.getByRole('option', { selected: true })).toHaveText(new RegExp(`${tag}E`))
    await expect(list.getByRole('option', { selected: true })).toBeInViewport({ ratio: 1 })
    await field(page).press('Enter')
    await expect(field(page)).toHaveValue(new RegExp(`#${tag}E $`))
    await expect(list).toHaveCount(0)
    await expect(post(page)).toBeInViewport({ ratio: 1 })
    expect(await bottomOf(post(page))).toBeLessThanOrEqual(bar.y)
    await post(page).tap()
    await expect(postWith(page, `${tag}E`).first()).toBeAttached()
    await expect(field(page)).toHaveValue('')
  })

test('in a dialog Escape closes the suggestions alone', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard')
  await page
    .getByRole('article', { name: /^Trending: / })
    .first()
    .getByRole('button', { name: /^Comment, / })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Trending post' })
  const box = (await openComments(dialog.getByRole('article', { name: /^Post by/ }))).getByRole('textbox')
  await box.fill('Said')
  await box.press('End')
  await box.pressSequentially(' @do')
  const list = page.getByRole('listbox', { name: 'People to mention' })
  await expect(list.getByRole('option', { name: '@doxy' })).toBeVisible()
  await box.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(dialog).toBeVisible()
  await expect(box).toHaveValue('Said @do')
})

test('Ctrl+Enter posts while suggestions are open, and they go with the text', async ({ world }) => {
  const { asha, word } = await colleagues(world)
  const page = await world.visit(asha, NEWEST)
  const words = once('Seen')
  await field(page).fill(words)
  await field(page).press('End')
  await field(page).pressSequentially(` @${word.slice(0, 5)}`)
  await expect(page.getByRole('listbox', { name: 'People to mention' }).getByRole('option')).toHaveCount(1)
  await field(page).press('Control+Enter')

  await expect(postWith(page, `${words} @${word.slice(0, 5)}`)).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await expect(page.getByRole('listbox')).toHaveCount(0)
})

test('where a text cannot be looked through it says so, posts all the same, and looks again once it can', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await expect(field(page)).toBeVisible()
  await page.route(scanWorker(), (route) => route.fulfill({ status: 503 }))
  const unseen = composer(page).getByText('This text could not be looked through')
  const secret = once('MRN 448812 again')
  await field(page).fill(secret)
  await expect(unseen).toBeVisible()
  await expect(note(page)).toHaveCount(0)
  await world.axe(page)
  await post(page).click()
  await expect(postWith(page, secret)).toBeVisible()
  await expect(field(page)).toHaveValue('')

  await page.unroute(scanWorker())
  await field(page).fill('MRN 448812 once more')
  await expect(note(page)).toContainText('Only the words in this field were looked through.')
  await expect(unseen).toHaveCount(0)
})

test('hiding keeps what was typed meanwhile, though the text cannot be looked through anew', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await field(page).fill('Call 98765 43210 today')
  await expect(note(page)).toContainText('98765 43210 becomes [phone]')
  // No answer comes any more, and none can be asked for.
  await page.evaluate(() => {
    Worker.prototype.postMessage = () => {
      throw new Error('gone')
    }
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).press('End')
  await field(page).pressSequentially(', said the ward')

  await note(page).getByRole('button', { name: 'Hide it' }).click()
  await expect(field(page)).toHaveValue('Call [phone] today, said the ward')
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { choose, forYou, NEWEST, once, postWith } from './feed-page.ts'
import { expect, test } from './world.ts'

const feed = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const show = (page: Page, name: string) => page.getByRole('group', { name: 'Show' }).getByRole('button', { name }).click()

test('a doctor asks why a post is there, follows its author, and reads their mates alone', async ({ world }) => {
  const [asha, kavya] = [await world.member(), await world.member({ name: 'Kavya Reddy' })]
  const words = once('Lyse or transfer?')
  await world.ask(kavya, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: words })
  const page = await world.visit(asha, NEWEST)
  const post = postWith(page, words)

  await choose(post, 'Follow Kavya Reddy')
  await expect(page.getByRole('region', { name: 'What you follow' })).toContainText('Kavya Reddy')
  await choose(post, 'Why am I seeing this?')
  const why = post.getByRole('region', { name: 'Why am I seeing this?' })
  await expect(why).toContainText('Newest first, without what you have hidden or muted. In For You this counts:')
  await expect(why).toContainText('You follow Kavya Reddy')
  await expect(why).toContainText('Likes count least. Nobody can pay for a place.')
  await world.axe(page)
  await why.getByRole('button', { name: 'Unfollow Kavya Reddy' }).click()
  await expect(page.getByRole('region', { name: 'What you follow' })).not.toContainText('Kavya Reddy')
  await why.getByRole('button', { name: 'Close' }).click()
  await expect(post.getByRole('button', { name: 'More options' })).toBeFocused()

  await show(page, 'Mates')
  await expect(feed(page, 'Mates')).toContainText('No posts yet')
  await expect(page).toHaveURL(/show=mates/)
  await page.reload()
  await expect(feed(page, 'Mates')).toContainText('No posts yet')
  await show(page, 'For you')
  await expect(feed(page, 'For You').getByRole('article').first()).toBeVisible()
  await expect(page).not.toHaveURL(/show=/)
  await world.axe(page)
})

test('the chosen feed is told from the others where the system gives the colours', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard', { forcedColors: 'active' })
  const chips = page.getByRole('group', { name: 'Show' }).getByRole('button')
  const colours = () => chips.evaluateAll((all) => all.map((chip) => getComputedStyle(chip).backgroundColor))
  await expect(chips.first()).toHaveAttribute('aria-pressed', 'true')

  // A chip that is just being drawn anew has none, and one that was chosen a moment ago is on its way from one to the other.
  const isToldApart = async () => {
    const [chosen, ...others] = await colours()
    return chosen !== '' && others.every((colour) => colour !== '' && colour !== chosen)
  }
  await expect.poll(isToldApart).toBe(true)
})

test('a doctor sees less of what they hide, takes it back by the keyboard, and mutes a word', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const [hidden, muted, kept] = [once('Marathon times'), once('Zumba again'), once('Ward round')]
  for (const content of [kept, hidden, muted]) await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  // Among mates nobody else writes meanwhile.
  await world.ask(ravi, 'POST', '/api/mates/request', { memberId: asha.id })
  await world.ask(asha, 'POST', '/api/mates/accept', { memberId: ravi.id })
  const page = await world.visit(asha, '/dashboard?show=mates')
  const post = postWith(page, hidden)

  await choose(post, 'Show less like this')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(page.getByText('You will see less like this.')).toBeVisible()
  await world.axe(page)
  await page.keyboard.press('Enter')
  await expect(post.getByRole('button', { name: 'More options' })).toBeFocused()
  await choose(post, 'Show less like this')
  await page.getByRole('button', { name: 'Not my field' }).click()
  await expect(page.getByText('You will see less from this topic.')).toBeVisible()

  await choose(postWith(page, muted), 'Mute words')
  const dialog = page.getByRole('dialog', { name: 'Muted words' })
  await dialog.getByRole('textbox', { name: 'Word or #topic' }).fill('zumba')
  await dialog.getByRole('button', { name: 'Mute', exact: true }).click()
  await expect(dialog.getByRole('list', { name: 'Muted words' })).toContainText('zumba')
  await world.axe(page)
  await page.keyboard.press('Escape')
  await page.reload()
  await expect(postWith(page, kept)).toBeVisible()
  await expect(forYou(page)).not.toContainText(hidden)
  await expect(forYou(page)).not.toContainText(muted)
})

test('what stood in view for a second is told once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const content = once('Seen for a second')
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id } = (await made.json()) as { id: string }
  const page = await world.visit(asha, '/features')
  const told = page.waitForRequest(
    (request) => request.url().endsWith('/api/feed/seen') && (request.postDataJSON() as { postIds: string[] }).postIds.includes(id),
  )

  await page.goto(world.url + NEWEST)
  // Others may have posted meanwhile.
  await postWith(page, content).scrollIntoViewIfNeeded()

  await told
})

test('a post by a mate comes to Mates by itself, and one by a stranger does not', async ({ world }) => {
  const [asha, mate, stranger] = [await world.member(), await world.member({ name: 'Kavya Reddy' }), await world.member()]
  await world.ask(mate, 'POST', '/api/mates/request', { memberId: asha.id })
  await world.ask(asha, 'POST', '/api/mates/accept', { memberId: mate.id })
  const page = await world.visit(asha, '/dashboard?show=mates')
  await expect(feed(page, 'Mates')).toContainText('No posts yet')
  const [theirs, others] = [once('By a mate'), once('By a stranger')]

  await world.ask(stranger, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: others })
  await world.ask(mate, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: theirs })

  await expect(feed(page, 'Mates').getByRole('article')).toHaveCount(1)
  await expect(feed(page, 'Mates')).toContainText(theirs)
})

import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { composer, forYou, NEWEST, once, postWith } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function asked(world: JourneyWorld, by: JourneyMember, content: string, more: object = {}): Promise<string> {
  const poll = { options: ['Femoral', 'Jugular', 'Subclavian'], days: 7 }
  const answer = await world.ask(by, 'POST', '/api/feed/posts', { clientId: randomUUID(), content, poll, ...more })
  return (await answer.json()).id
}
const voteBy = (world: JourneyWorld, by: JourneyMember, postId: string, choice: number) =>
  world.ask(by, 'PUT', `/api/feed/posts/${postId}/vote`, { choice })
const pollOf = (post: Locator) => post.getByRole('group', { name: 'Poll' })
const opened = (page: Page) => page.getByRole('article', { name: /^Post by/ }).first()

test('a member asks, others vote, change and take back their votes, and whoever looks hears of it', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const words = once('Which line would you place?')
  for (const content of ['Which vein?', 'Which side?']) await asked(world, asha, content)
  const hers = await world.visit(asha, NEWEST)
  await composer(hers).getByRole('textbox', { name: 'Write a post' }).fill(words)
  await composer(hers).getByRole('button', { name: 'Add poll' }).click()
  await expect(composer(hers).getByRole('textbox', { name: 'Option 1' })).toBeFocused()
  await hers.keyboard.type('Femoral')
  await hers.keyboard.press('Enter')
  await expect(composer(hers).getByRole('textbox', { name: 'Option 2' })).toBeFocused()
  await hers.keyboard.type('femoral')
  await expect(composer(hers)).toContainText('This option is there already.')
  await expect(composer(hers).getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
  await composer(hers).getByRole('textbox', { name: 'Option 2' }).fill('Jugular')
  await composer(hers).getByRole('button', { name: 'Add option' }).click()
  await expect(composer(hers).getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  await hers.keyboard.type('Subclavian')
  await composer(hers).getByLabel('Closes after').selectOption('3 days')
  await expect(forYou(hers).getByRole('group', { name: 'Poll' }).nth(1)).toBeVisible()
  await world.axe(hers)
  await composer(hers).getByRole('button', { name: 'Post', exact: true }).click()
  const poll = pollOf(postWith(hers, words))
  await expect(poll).toContainText('No votes yet. A poll shows opinion, not evidence. Votes are anonymous.')
  await expect(poll.getByRole('radio')).toHaveCount(0)

  const his = await world.visit(ravi, NEWEST)
  const ballot = pollOf(postWith(his, words))
  await expect(ballot.getByRole('radio')).toHaveText(['Femoral', 'Jugular', 'Subclavian'])
  await ballot.getByRole('radio', { name: 'Jugular' }).click()
  await expect(ballot.getByRole('radio', { name: 'Jugular (your vote) 100% 1 vote' })).toBeChecked()
  await expect(poll).toContainText('Opinion of 1 member, not evidence.')
  await expect(poll.getByRole('listitem').nth(1)).toContainText('100% 1 vote')

  await ballot.getByRole('radio', { name: 'Femoral' }).click()
  await expect(ballot.getByRole('radio', { name: 'Femoral (your vote) 100% 1 vote' })).toBeChecked()
  await expect(poll.getByRole('listitem').nth(0)).toContainText('100% 1 vote')
  const address = await postWith(his, words)
    .getByRole('link', { name: /^Open the post/ })
    .getAttribute('href')
  const postId = new URL(address!, world.url).searchParams.get('post')!
  await voteBy(world, meera, postId, 2)
  await expect(ballot.getByRole('radio', { name: 'Femoral (your vote) 50% 1 vote' })).toBeChecked()
  await expect(poll).toContainText('Opinion of 2 members, not evidence.')

  await ballot.getByRole('button', { name: 'Take back your vote' }).click()
  await expect(ballot.getByRole('radio')).toHaveText(['Femoral', 'Jugular', 'Subclavian'])
  await expect(ballot.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(ballot.getByRole('radio', { name: 'Femoral' })).toBeFocused()
  await expect(poll).toContainText('Opinion of 1 member, not evidence.')
})

test('arrows lead along the options and vote for none; a press does', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const page = await world.visit(ravi, `/dashboard?post=${await asked(world, asha, 'Which line?')}`)
  const ballot = pollOf(opened(page))

  await ballot.getByRole('radio', { name: 'Femoral' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(ballot.getByRole('radio', { name: 'Subclavian' })).toBeFocused()
  await expect(ballot.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.keyboard.press('Space')

  await expect(ballot.getByRole('radio', { name: 'Subclavian (your vote)' })).toBeChecked()
  await expect(ballot.getByRole('radio', { name: 'Subclavian (your vote)' })).toBeFocused()
})

test('a vote that does not arrive says so, and counts when it is pressed again', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const page = await world.visit(ravi, `/dashboard?post=${await asked(world, asha, 'Which line?')}`)
  const ballot = pollOf(opened(page))
  await expect(ballot.getByRole('radio')).toHaveCount(3)
  const lost = (url: URL) => url.pathname.endsWith('/vote')
  await page.route(lost, (route) => route.abort())

  await ballot.getByRole('radio', { name: 'Jugular' }).click()

  await expect(ballot.getByRole('alert')).toContainText('Your vote was not counted. Could not reach Wardmates.')
  await expect(ballot.getByRole('radio', { checked: true })).toHaveCount(0)
  await page.unroute(lost)
  await ballot.getByRole('button', { name: 'Try again' }).click()
  await expect(ballot.getByRole('radio', { name: 'Jugular (your vote) 100% 1 vote' })).toBeChecked()
  await expect(ballot.getByRole('alert')).toHaveCount(0)
})

test('a vote that comes after the close says so and shows the result', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const postId = await asked(world, asha, 'Which line?')
  await voteBy(world, meera, postId, 0)
  const page = await world.visit(ravi, `/dashboard?post=${postId}`)
  const ballot = pollOf(opened(page))
  await expect(ballot.getByRole('radio')).toHaveCount(3)
  const refusal = { code: 'POLL_CLOSED', status: 409, message: 'This poll has closed, so votes can no longer be changed.', requestId: 'x' }
  await page.route(
    ({ pathname }) => pathname.endsWith('/vote'),
    (route) => route.fulfill({ status: 409, json: refusal }),
  )
  await page.route('**/api/feed/refresh', async (route) => {
    const response = await route.fetch()
    const { items, gone } = await response.json()
    for (const item of items) Object.assign(item.poll, { isClosed: true, counts: [1, 0, 0] })
    await route.fulfill({ response, json: { items, gone } })
  })

  await ballot.getByRole('radio', { name: 'Jugular' }).click()

  await expect(ballot.getByRole('alert')).toContainText('This poll has closed')
  await expect(ballot.getByRole('radio')).toHaveCount(0)
  await expect(ballot.getByRole('listitem').first()).toHaveText('Femoral100% 1 vote')
  await expect(ballot).toContainText('Closed on')
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { ...PHONE } },
])
  test(`a poll and its public page can be used by everybody ${name}`, async ({ world, browser }) => {
    const [asha, ravi] = [await world.member(), await world.member()]
    const postId = await asked(world, asha, 'Which line?', { audience: 'public' })
    const page = await world.visit(ravi, `/dashboard?post=${postId}`, { ...options, reducedMotion: 'reduce' })
    await expect(page.getByRole('form', { name: 'New comment' })).toBeVisible()
    await expect(pollOf(opened(page)).getByRole('radio')).toHaveCount(3)
    await world.axe(page)
    await pollOf(opened(page)).getByRole('radio', { name: 'Jugular' }).click()
    await expect(pollOf(opened(page)).getByRole('radio', { name: 'Jugular (your vote) 100% 1 vote' })).toBeChecked()
    await world.axe(page)

    const context = await browser.newContext({ ...options, baseURL: world.url, javaScriptEnabled: true })
    const stranger = await context.newPage()
    await stranger.goto(`/p/post/${postId}`)
    await expect(stranger.getByRole('region', { name: 'Poll' })).toContainText('Opinion of 1 member, not evidence.')
    await expect(stranger.getByRole('region', { name: 'Poll' }).getByRole('listitem').nth(1)).toContainText('Jugular 100% 1 vote')
    await world.axe(stranger)
    await context.close()
  })

import type { Page, Request } from '@playwright/test'
import { choose, NEWEST, once, openComments, postWith, write } from './feed-page.ts'
import { expect, test } from './world.ts'

const MATES = '/dashboard?show=mates'
const LIKE = '**/api/feed/posts/*/like'
const WAITS = 'Not sent yet. It goes by itself when the connection is back.'
const like = (page: Page, words: string) => postWith(page, words).getByRole('button', { name: /^Like, / })
const isLike = (request: Request) => /\/posts\/[^/]+\/like$/.test(request.url()) && request.method() !== 'GET'

test('likes and saves without a connection wait and say so; the last press alone is sent when it is back', async ({ world }) => {
  const [author, reader] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  await world.ask(reader, 'POST', '/api/mates/request', { memberId: author.id })
  await world.ask(author, 'POST', '/api/mates/accept', { memberId: reader.id })
  // Among mates nobody else's posts come between.
  const asha = await world.visit(author, MATES)
  const [first, second] = [once('One case'), once('Another case')]
  await write(asha, first)
  await write(asha, second)
  const page = await world.visit(reader, MATES)
  await expect(postWith(page, first)).toBeVisible()
  await page.context().setOffline(true)

  await like(page, first).click()
  await expect(postWith(page, first)).toContainText(WAITS)
  await expect(like(page, first)).toHaveAccessibleName('Like, 1 like')
  await world.axe(page)
  await like(page, second).click()
  await expect(postWith(page, second)).toContainText(WAITS)
  await like(page, second).click()
  await expect(like(page, second)).toHaveAccessibleName('Like, 0 likes')
  await like(page, second).click()
  await choose(postWith(page, second), 'Save')
  await expect(postWith(page, second).getByText('Saved')).toBeAttached()

  const taken: string[] = []
  page.on('response', (response) => void (isLike(response.request()) && response.ok() && taken.push(response.request().method())))
  await page.context().setOffline(false)

  for (const words of [first, second]) {
    await expect(postWith(page, words)).not.toContainText('Not sent yet')
    await expect(like(page, words)).toHaveAttribute('aria-pressed', 'true')
    await expect(like(asha, words)).toHaveAccessibleName('Like, 1 like')
  }
  expect(taken).toEqual(['PUT', 'PUT'])
  await page.reload()
  await expect(like(page, second)).toHaveAttribute('aria-pressed', 'true')
  await expect(postWith(page, second).getByText('Saved')).toBeAttached()
})

test('a like that was held up and is then refused says why, and the post stands as it is', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  const words = once('A case')
  await write(page, words)
  await page.route(LIKE, (route) => route.abort())
  await like(page, words).click()
  await expect(postWith(page, words)).toContainText(WAITS)

  const refusal = { code: 'NOT_FOUND', status: 404, message: 'This is not here any more.', requestId: 'made-up' }
  await page.route(LIKE, (route) => route.fulfill({ status: 404, json: refusal }))

  await expect(
    page.getByRole('listitem').filter({ hasText: 'Your like was not taken.' }).filter({ hasText: refusal.message }),
  ).toBeVisible()
  await expect(like(page, words)).toHaveAccessibleName('Like, 0 likes')
  await expect(like(page, words)).toHaveAttribute('aria-pressed', 'false')
  await expect(postWith(page, words)).not.toContainText('Not sent yet')
})

test('a like of a comment waits as well, and survives a reload', async ({ world }) => {
  const page = await world.visit(await world.member({ name: 'Asha Rao' }), NEWEST)
  const words = once('A case')
  const box = await openComments(await write(page, words))
  await box.getByRole('textbox').fill('An addition')
  await box.getByRole('button', { name: 'Comment' }).click()
  const comment = postWith(page, words).getByRole('article', { name: 'Comment by Asha Rao' })
  const heart = comment.getByRole('button', { name: /^Like comment/ })
  await page.route('**/comments/*/like', (route) => route.abort())
  await heart.click()
  await expect(comment).toContainText(WAITS)

  await page.reload()
  await postWith(page, words)
    .getByRole('button', { name: /^Comment, / })
    .click()
  await expect(comment).toContainText(WAITS)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  const stored = page.waitForResponse((response) => /\/comments\/[^/]+\/like$/.test(response.url()) && response.ok())
  await page.unroute('**/comments/*/like')
  await stored
  await expect(comment).not.toContainText('Not sent yet')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
})

test('after a reload a press that waits is shown wherever its post is, until it is answered', async ({ world }) => {
  const [author, reader] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  await world.ask(reader, 'POST', '/api/mates/request', { memberId: author.id })
  await world.ask(author, 'POST', '/api/mates/accept', { memberId: reader.id })
  const words = once('One case')
  const made = async (content: string) => {
    const answer = await world.ask(author, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })
    return ((await answer.json()) as { id: string }).id
  }
  const [id, kept] = [await made(words), once('Kept till now')]
  const keptId = await made(kept)
  await world.ask(reader, 'PUT', `/api/feed/posts/${keptId}/save`)
  const page = await world.visit(reader, MATES)
  await expect(postWith(page, words)).toBeVisible()
  const presses = /\/posts\/[^/]+\/(like|save)$/
  await page.context().route(presses, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await like(page, words).click()
  await choose(postWith(page, words), 'Save')
  await choose(postWith(page, kept), 'Remove from saved')
  await expect(postWith(page, words)).toContainText(WAITS)
  await expect(postWith(page, kept)).toContainText(WAITS)

  const card = page.getByRole('article', { name: 'Post by Asha Rao' }).filter({ hasText: words })
  const stands = async () => {
    await expect(card).toContainText(WAITS)
    await expect(card.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true')
    await expect(card.getByText('Saved', { exact: true })).toBeAttached()
  }
  await page.reload()
  await stands()
  await expect(postWith(page, kept).getByText('Saved', { exact: true })).toHaveCount(0)
  await page.goto(`${world.url}/dashboard?post=${id}`)
  await stands()
  await page.goto(`${world.url}/dashboard?show=saved`)
  const row = page.getByRole('list', { name: 'Saved posts' }).getByRole('listitem').filter({ hasText: kept })
  await expect(row).toContainText(`Removed: ${kept}`)
  await expect(row).toContainText(WAITS)
  await world.axe(page)

  await page.context().unroute(presses)
  await expect(page.getByRole('link', { name: words })).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(world.url + MATES)
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'true')
  await expect(card.getByText('Saved', { exact: true })).toBeAttached()
  await expect(card).not.toContainText('Not sent yet')
})

test('a removal from Saved waits for the line, survives a reload, and is taken back', async ({ world }) => {
  const reader = await world.member()
  const words = once('One case')
  const answer = await world.ask(reader, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: words })
  const { id } = (await answer.json()) as { id: string }
  await world.ask(reader, 'PUT', `/api/feed/posts/${id}/save`)
  const page = await world.visit(reader, '/dashboard?show=saved')
  const row = page.getByRole('list', { name: 'Saved posts' }).getByRole('listitem').filter({ hasText: words })
  const saves = /\/posts\/[^/]+\/save$/
  await page.context().route(saves, (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  await row.getByRole('button', { name: 'Remove from Saved' }).click()
  await expect(row).toContainText(WAITS)
  await page.reload()
  await expect(row).toContainText(WAITS)

  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: 'Remove from Saved' })).toBeVisible()
  const stored = page.waitForResponse((response) => saves.test(response.url()) && response.ok())
  await page.context().unroute(saves)
  expect((await stored).request().method()).toBe('PUT')
  await page.reload()
  await expect(row.getByRole('button', { name: 'Remove from Saved' })).toBeVisible()
})

import type { Page } from '@playwright/test'
import { composer, forYou, NEWEST, once, openComments, postWith, write } from './feed-page.ts'
import { expect, test } from './world.ts'

const ONE_PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64')
const WRITES = /\/api\/feed\/posts(\/[^/]+\/comments)?$/

const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Write a post' })
const post = (page: Page) => composer(page).getByRole('button', { name: 'Post', exact: true })
const GONE = 'The post that you quote is not available any more.'

/** Nothing that is written arrives until the answer is called. */
async function holdWrites(page: Page) {
  await page.context().route(WRITES, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  return () => page.context().unroute(WRITES)
}

test('a refused post goes back into the composer whole, and what stands there is kept', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const answer = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: once('Soon gone') })
  const { id } = (await answer.json()) as { id: string }
  const page = await world.visit(asha, `/dashboard?post=${id}`)
  await page.getByRole('region', { name: 'Share' }).getByRole('button', { name: 'Quote in a post' }).click()
  await expect(composer(page).getByRole('link', { name: 'Post by Ravi Menon' })).toBeVisible()
  const [words, meanwhile] = [once('With all that belongs to it'), once('Begun meanwhile')]
  await field(page).fill(words)
  await page.locator('input[type=file]').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: ONE_PIXEL })
  const alt = composer(page).getByLabel('Describe this picture')
  await alt.fill('A chest film')
  await composer(page).getByRole('button', { name: 'Add link' }).click()
  await composer(page).getByRole('textbox', { name: 'Link' }).fill('https://example.org/trial')
  await composer(page).getByRole('button', { name: 'Add poll' }).click()
  const options = composer(page).getByLabel(/^Option \d/)
  await options.nth(0).fill('Drain it')
  await options.nth(1).fill('Wait')
  await composer(page)
    .getByRole('button', { name: /^Who can read it/ })
    .click()
  await page.getByRole('menuitem', { name: 'Public' }).click()
  await expect(post(page)).toBeEnabled()
  const letWrites = await holdWrites(page)
  await post(page).click()
  const waiting = postWith(page, words)
  await expect(waiting).toContainText('Not sent yet.')
  await world.ask(ravi, 'DELETE', `/api/feed/posts/${id}`)
  await letWrites()
  await expect(waiting).toContainText(`Not sent. ${GONE}`)
  await world.axe(page)
  await field(page).fill(meanwhile)

  await waiting.getByRole('button', { name: 'Edit' }).click()
  await expect(waiting).toHaveCount(0)
  await expect(field(page)).toHaveValue(words)
  await expect(field(page)).toBeFocused()
  await expect(alt).toHaveValue('A chest film')
  await expect(composer(page).getByRole('img', { name: 'A chest film' })).toBeVisible()
  await expect(composer(page).getByRole('textbox', { name: 'Link' })).toHaveValue('https://example.org/trial')
  await expect(options.nth(0)).toHaveValue('Drain it')
  await expect(composer(page).getByRole('button', { name: 'Who can read it: Public' })).toBeVisible()
  await expect(composer(page).getByRole('alert')).toContainText(GONE)
  await expect(post(page)).toBeDisabled()
  await world.axe(page)
  await page.reload()
  await expect(field(page)).toHaveValue(words)
  await expect(composer(page).getByRole('alert')).toContainText(GONE)
  await composer(page).getByRole('button', { name: 'Remove the quoted post' }).click()
  await expect(field(page)).toBeFocused()
  await post(page).click()

  await expect(waiting.getByRole('button', { name: /^Like, / })).toBeVisible()
  await expect(waiting).toHaveCount(1)
  await expect(waiting.getByRole('img', { name: 'A chest film' })).toBeVisible()
  await expect(
    waiting
      .getByRole('radio', { name: /Drain it/ })
      .or(waiting.getByText('Drain it'))
      .first(),
  ).toBeVisible()
  await composer(page).getByRole('button', { name: 'Drafts, 1 kept' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: `Open draft: ${meanwhile}` })).toBeVisible()
})

test('where the browser has no room for both, a refused post stays where it is', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await expect(forYou(page).getByRole('article').first()).toBeVisible()
  const refusal = { code: 'BAD_INPUT', status: 400, message: 'That is not accepted.', requestId: 'x' }
  await page.route(WRITES, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 400, json: refusal }) : route.fallback(),
  )
  const words = once('A case')
  await field(page).fill(words)
  await post(page).click()
  await expect(postWith(page, words)).toContainText('Not sent. That is not accepted.')
  await field(page).fill('Begun meanwhile')
  await page.evaluate(() => {
    const put = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('kept-post:')) throw new DOMException('full', 'QuotaExceededError')
      put.call(this, key, value)
    }
  })

  await postWith(page, words).getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByText('no room for another draft')).toBeVisible()
  await expect(postWith(page, words)).toContainText('Not sent. That is not accepted.')
  await expect(field(page)).toHaveValue('Begun meanwhile')
})

test('a refused comment goes back into its field, before what was typed since', async ({ world }) => {
  const page = await world.visit(await world.member({ name: 'Asha Rao' }), NEWEST)
  const own = await write(page, once('A case'))
  const box = (await openComments(own)).getByRole('textbox')
  const send = own.getByRole('form', { name: 'New comment' }).getByRole('button', { name: 'Comment' })
  const comment = (words: string) => own.getByRole('article', { name: 'Comment by Asha Rao' }).filter({ hasText: words })
  await page.route(WRITES, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 400, json: { code: 'BAD_INPUT', status: 400, message: 'That is not accepted.', requestId: 'x' } })
      : route.fallback(),
  )
  await box.fill('First thought')
  await send.click()
  await expect(comment('First thought')).toContainText('Not sent. That is not accepted.')
  const message = page.getByText('Your comment was not sent.')
  await expect(message).toBeVisible()
  await box.fill('Second thought')
  await comment('First thought').getByRole('button', { name: 'Edit' }).click()
  await expect(box).toHaveValue('First thought\n\nSecond thought')
  await expect(box).toBeFocused()
  await expect(comment('First thought')).toHaveCount(0)
  await expect(message).toHaveCount(0)

  await page.unroute(WRITES)
  await send.click()
  await expect(comment('First thought').getByRole('button', { name: /^Like comment/ })).toBeVisible()
  await expect(comment('First thought')).toContainText('Second thought')
})

test('a refused reply goes back to what it answers, and to the post where that has gone', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const page = await world.visit(asha, NEWEST)
  const own = await write(page, once('A case'))
  const address = (await own.getByRole('link', { name: /^Open the post, / }).getAttribute('href'))!
  const postId = new URLSearchParams(address.split('?')[1]).get('post')!
  const said = await world.ask(ravi, 'POST', `/api/feed/posts/${postId}/comments`, { clientId: crypto.randomUUID(), text: 'Which side?' })
  const { id } = (await said.json()) as { id: string }
  const box = (await openComments(own)).getByRole('textbox')
  const asked = own.getByRole('article', { name: 'Comment by Ravi Menon' })
  await asked.getByRole('button', { name: 'Reply' }).click()
  const reply = own.getByRole('form', { name: 'Reply to Ravi Menon' })
  let status = 400
  await page.route(WRITES, (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (status === 0) return route.abort()
    return route.fulfill({ status, json: { code: 'BAD_INPUT', status, message: 'That is not accepted.', requestId: 'x' } })
  })
  await reply.getByRole('textbox').fill('The left one')
  await reply.getByRole('button', { name: 'Reply' }).click()
  const refused = own.getByRole('article', { name: 'Comment by Asha Rao' }).filter({ hasText: 'The left one' })
  await expect(refused).toContainText('Not sent. That is not accepted.')
  await refused.getByRole('button', { name: 'Edit' }).click()
  await expect(reply.getByRole('textbox')).toHaveValue('The left one')
  await expect(reply.getByRole('textbox')).toBeFocused()

  status = 0
  await reply.getByRole('button', { name: 'Reply' }).click()
  await expect(refused).toContainText('Not sent yet.')
  await world.ask(ravi, 'DELETE', `/api/feed/posts/${postId}/comments/${id}`)
  await page.unroute(WRITES)
  await expect(refused).toContainText('Not sent. The comment you are replying to is no longer there.')
  await expect(asked).toHaveCount(0)
  await expect(refused).toHaveCount(1)
  await refused.getByRole('button', { name: 'Edit' }).click()
  await expect(box).toHaveValue('The left one')
  await expect(box).toBeFocused()
  await expect(refused).toHaveCount(0)
})

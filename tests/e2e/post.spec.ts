import { randomUUID } from 'node:crypto'
import { choose, composer, NEWEST, once, postWith, write } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function written(world: JourneyWorld, by: JourneyMember, content: string, more: object = {}): Promise<string> {
  const answer = await world.ask(by, 'POST', '/api/feed/posts', { clientId: randomUUID(), content, ...more })
  return (await answer.json()).id
}

test('a post has a page of its own, with its conversation and others on its topic', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const tag = `#Topic${randomUUID().slice(0, 8)}`
  const other = once('The night before')
  await written(world, ravi, `${other} ${tag}`)
  const id = await written(world, asha, `Which line would you place? ${tag}`)
  await world.ask(ravi, 'POST', `/api/feed/posts/${id}/comments`, { clientId: randomUUID(), text: 'The femoral one.' })

  const page = await world.visit(ravi, `/dashboard?post=${id}`)

  const post = page.getByRole('article', { name: 'Post by Dr. Asha Rao' })
  await expect(post.getByRole('article', { name: 'Comment by Dr. Ravi Menon' })).toContainText('The femoral one.')
  await expect(page).toHaveTitle('Post by Dr. Asha Rao · Wardmates')
  await page.getByRole('region', { name: 'On the same topic' }).getByRole('link').click()
  await expect(page.getByRole('article', { name: 'Post by Dr. Ravi Menon' })).toContainText(other)
  await page.goBack()
  await expect(post).toBeVisible()
})

test('an author who deletes a post on its page is told that it is gone', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, `/dashboard?post=${await written(world, asha, 'Soon gone')}`)

  await choose(page.getByRole('article', { name: 'Post by Asha Rao' }), 'Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect(page.getByRole('main')).toContainText('It was deleted, or it is no longer open to you.')
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: 'Go to the feed' }).click()
  await expect(page.getByRole('region', { name: 'For You' })).toBeVisible()
})

test('what its author makes public is read by strangers without a program, and by members among theirs', async ({ world, browser }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const words = once('For everybody to read')
  const page = await world.visit(asha, '/dashboard')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: world.url })
  await composer(page).getByRole('button', { name: 'Who can read it: Members' }).click()
  await page.getByRole('menuitem', { name: 'Public' }).click()
  await expect(composer(page)).toContainText('Everyone can read this with your name')
  const post = await write(page, words)
  await choose(post, 'Copy link')
  await expect(page.getByText('Anyone can open it.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())

  const context = await browser.newContext({ javaScriptEnabled: false })
  const stranger = await context.newPage()
  await stranger.goto(link)
  await expect(stranger.getByRole('article', { name: 'Post by Dr. Asha Rao' })).toContainText(words)
  await expect(stranger.getByRole('link', { name: 'Sign In' }).last()).toHaveAttribute('href', /^\/login\?next=%2Fdashboard%3Fpost%3D/)
  await context.close()

  const member = await world.visit(ravi, new URL(link).pathname)
  await expect(member).toHaveURL(/\/dashboard\?post=/)
  await expect(member.getByRole('article', { name: 'Post by Dr. Asha Rao' })).toContainText(words)

  await choose(post, 'Edit')
  await page.getByRole('form', { name: 'Edit post' }).getByRole('button', { name: 'Who can read it: Public' }).click()
  await page.getByRole('menuitem', { name: 'Members' }).click()
  await page.getByRole('form', { name: 'Edit post' }).getByRole('button', { name: 'Save' }).click()
  await expect(post.getByText('Public', { exact: true })).toHaveCount(0)
  await choose(post, 'Copy link')
  await expect(page.getByText('Only members of Wardmates can open it.')).toBeVisible()
  expect((await fetch(link)).status).toBe(404)
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { ...PHONE } },
])
  test(`the page of a post can be used by everybody ${name}`, async ({ world }) => {
    const asha = await world.member()
    const tag = `#Topic${randomUUID().slice(0, 8)}`
    await written(world, asha, `Another one ${tag}`)
    const id = await written(world, asha, `A case ${tag}`)

    const page = await world.visit(asha, `/dashboard?post=${id}`, { ...options, reducedMotion: 'reduce' })

    await expect(page.getByRole('region', { name: 'On the same topic' })).toBeVisible()
    await expect(page.getByRole('form', { name: 'New comment' })).toBeVisible()
    await world.axe(page)
  })

test('the public page of a post can be used by everybody', async ({ world, browser }) => {
  const id = await written(world, await world.member({ name: 'Dr. Asha Rao' }), 'A case for all', { audience: 'public' })
  const context = await browser.newContext({ ...PHONE, baseURL: world.url })
  const page = await context.newPage()

  await page.goto(`/p/post/${id}`)

  await expect(page.getByRole('article')).toContainText('A case for all')
  await world.axe(page)
  await context.close()
})

test('a guest copies the link of a public post', async ({ world, browser }) => {
  const id = await written(world, await world.member(), 'For everybody', { audience: 'public' })
  const context = await browser.newContext({ baseURL: world.url, permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  await page.goto(`/p/post/${id}`)

  await page.getByRole('button', { name: 'Copy link' }).click()

  await expect(page.getByRole('status')).toHaveText('Link copied.')
  expect(new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname).toBe(`/p/post/${id}`)
  await context.close()
})

test('an edit says so and shows what was written before', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const id = await written(world, asha, 'Give 5 mg')
  await world.ask(asha, 'PATCH', `/api/feed/posts/${id}`, { content: 'Give 0.5 mg', link: null })
  const page = await world.visit(ravi, `/dashboard?post=${id}`)

  await page.getByRole('button', { name: /^Edited/ }).click()

  const dialog = page.getByRole('dialog', { name: 'Edits of this post' })
  await expect(dialog.getByRole('listitem')).toHaveText([/Give 0.5 mg/, /Give 5 mg/])
  await world.axe(page)
})

test('a member pins a post to their profile, where others read it', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const words = once('What I stand for')
  const id = await written(world, asha, words)
  const { card } = await (await world.ask(asha, 'GET', '/api/profile')).json()
  const page = await world.visit(asha, `/dashboard?post=${id}`)

  await choose(page.getByRole('article', { name: 'Post by Dr. Asha Rao' }), 'Pin to your profile')
  await expect(page.getByText('Pinned to your profile.')).toBeVisible()

  const theirs = await world.visit(ravi, `/profile?member=${card.handle}`)
  await expect(theirs.getByRole('region', { name: 'Pinned post' })).toContainText(words)
  await world.axe(theirs)
})

test('a member quotes a post from its page in one of their own', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const quoted = once('Worth a second look')
  const id = await written(world, asha, quoted)
  const page = await world.visit(ravi, `/dashboard?post=${id}`)

  await page.getByRole('region', { name: 'Share' }).getByRole('button', { name: 'Quote in a post' }).click()
  await expect(composer(page).getByRole('link', { name: 'Post by Dr. Asha Rao' })).toContainText(quoted)
  await expect(composer(page).getByRole('textbox', { name: 'Write a post' })).toBeFocused()
  await world.axe(page)
  const post = await write(page, once('Read this'))

  await expect(composer(page).getByRole('link', { name: 'Post by Dr. Asha Rao' })).toHaveCount(0)
  await post.getByRole('link', { name: 'Post by Dr. Asha Rao' }).click()
  await expect(page).toHaveURL(`/dashboard?post=${id}`)
})

test('a post that is quoted from a chosen feed is quoted there', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const words = once('Worth a second look')
  await written(world, asha, words)
  const page = await world.visit(ravi, NEWEST)

  for (const _ of ['anew', 'again']) {
    await choose(postWith(page, words), 'Quote in a post')
    await expect(composer(page).getByRole('textbox', { name: 'Write a post' })).toBeFocused()
    await expect(composer(page).getByRole('link', { name: 'Post by Dr. Asha Rao' })).toContainText(words)
  }

  await expect(page).toHaveURL(NEWEST)
  await expect(postWith(page, words)).toBeVisible()
})

test('a trending post is quoted from its dialog, which makes way for the composer', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await page
    .getByRole('article', { name: /^Trending: / })
    .first()
    .getByRole('button', { name: /^Comment, / })
    .click()

  await choose(page.getByRole('dialog', { name: 'Trending post' }), 'Quote in a post')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(composer(page).getByRole('link', { name: /^Post by / })).toBeVisible()
  await expect(composer(page).getByRole('textbox', { name: 'Write a post' })).toBeFocused()
})

test('a post that is deleted is no longer read where it is quoted', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member()]
  const quotedId = await written(world, asha, once('Worth a second look'))
  const answer = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: once('Read this'), quotedId })
  const { id } = (await answer.json()) as { id: string }
  const page = await world.visit(ravi, `/dashboard?post=${id}`)
  await expect(page.getByRole('link', { name: 'Post by Dr. Asha Rao' })).toBeVisible()

  await world.ask(asha, 'DELETE', `/api/feed/posts/${quotedId}`)
  await expect(page.getByRole('article').getByText('This post is not available.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Post by Dr. Asha Rao' })).toHaveCount(0)
})

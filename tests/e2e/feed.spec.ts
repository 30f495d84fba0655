import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { choose, composer, forYou, NEWEST, once, openComments, postWith, write } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

async function attach(page: Page, name: string, buffer: Buffer, mimeType = 'image/jpeg') {
  const chooser = page.waitForEvent('filechooser')
  await composer(page).getByRole('button', { name: 'Add image, up to 10 MB' }).click()
  await (await chooser).setFiles({ name, mimeType, buffer })
}

/** Asha and Ravi, each in a browser of their own, looking at the feed. */
async function twoDoctors(world: JourneyWorld) {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const open = async (member: JourneyMember) => {
    const page = await world.visit(member, '/dashboard')
    await expect(forYou(page).getByRole('article').first()).toBeVisible()
    return page
  }
  return [await open(asha), await open(ravi)] as const
}

test('somebody registers and posts; another member sees it live, likes it and comments on it', async ({ page, world }) => {
  const ravi = await world.visit(await world.member({ name: 'Ravi Menon' }), '/dashboard')
  const words = once('A patient with a broken heart')

  await page.goto('/register')
  await page.getByLabel('Full Name').fill('Asha Rao')
  await page.getByLabel('Email').fill(`${once('asha').replace(' ', '-')}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('ward round at seven')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.waitForURL(/profile-setup|home/)
  await page.goto('/dashboard')
  const own = await write(page, words)

  const seen = postWith(ravi, words)
  await expect(seen).toContainText('Asha Rao')
  await seen.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(own.getByRole('button', { name: 'Like, 1 like' })).toBeVisible()
  const box = await openComments(seen)
  await box.getByRole('textbox').fill('Ask for the **ECG**')
  await box.getByRole('textbox').press('Control+Enter')

  await expect(own.getByRole('button', { name: 'Comment, 1 comment' })).toBeVisible()
  await openComments(own)
  const comment = own.getByRole('article', { name: 'Comment by Ravi Menon' })
  await expect(comment.getByText('ECG')).toBeVisible()
  await expect(comment.locator('strong')).toHaveText('ECG')

  await page.reload()
  await expect(postWith(page, words).getByRole('button', { name: 'Like, 1 like' })).toHaveAttribute('aria-pressed', 'false')
})

test('an edit and a deletion reach the other browser, and only the author is offered them', async ({ world }) => {
  const [asha, ravi] = await twoDoctors(world)
  const words = once('First words')
  const own = await write(asha, words)
  const seen = postWith(ravi, words)
  await seen.getByRole('button', { name: 'More options' }).click()
  await expect(ravi.getByRole('menuitem')).toHaveText([
    'Save',
    'Save with a label',
    'Copy link',
    'Quote in a post',
    'Why am I seeing this?',
    'Follow Asha Rao',
    'Show less like this',
    'Mute words',
    'Report',
  ])
  await ravi.keyboard.press('Escape')

  await choose(own, 'Edit')
  const better = once('Better words')
  const form = asha.getByRole('form', { name: 'Edit post' })
  await form.getByRole('textbox', { name: 'Post' }).fill(better)
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(postWith(ravi, better)).toContainText('Edited')
  await choose(postWith(asha, better), 'Delete')
  await asha.getByRole('dialog', { name: 'Delete this post?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(postWith(ravi, better)).toHaveCount(0)
  await expect(asha.getByText('Post deleted.')).toBeVisible()
  await expect(asha.getByRole('heading', { name: 'For You' })).toBeFocused()
})

test('what was begun survives a reload, post and comment alike', async ({ world }) => {
  const [asha] = await twoDoctors(world)
  const own = await write(asha, once('A question'))
  const box = await openComments(own)
  await box.getByRole('textbox').fill('Half a thought')
  await composer(asha).getByRole('textbox', { name: 'Write a post' }).fill('Half a case')

  await asha.reload()

  await expect(composer(asha).getByRole('textbox', { name: 'Write a post' })).toHaveValue('Half a case')
  await expect(forYou(asha).getByRole('textbox', { name: 'Write a comment' }).first()).toHaveValue('Half a thought')
})

test('a comment whose answer is late stands once when the line brings it first', async ({ world }) => {
  const [asha, ravi] = await twoDoctors(world)
  const words = once('A question')
  const own = await write(asha, words)
  const box = await openComments(own)
  await expect(own.getByText('No comments yet.')).toBeVisible()
  const held = Promise.withResolvers<void>()
  await asha.route('**/comments', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    await held.promise
    await route.fulfill({ response })
  })

  await box.getByRole('textbox').fill('An addition')
  await box.getByRole('button', { name: 'Comment' }).click()
  const mine = own.getByRole('article', { name: 'Comment by Asha Rao' })
  await expect(mine).not.toContainText('Sending')
  const answer = await openComments(postWith(ravi, words))
  await answer.getByRole('textbox').fill('Thank you')
  await answer.getByRole('button', { name: 'Comment' }).click()

  await own.getByRole('button', { name: '1 new comment' }).click()
  await expect(own.getByRole('article', { name: 'Comment by Ravi Menon' })).toBeVisible()
  await expect(mine).toHaveCount(1)
  held.resolve()
  await expect(box.getByRole('button', { name: 'Comment' })).toBeVisible()
  await expect(mine).toHaveCount(1)
})

test('hostile words stay words, in posts and in comments, for everyone who reads them', async ({ world }) => {
  const [asha, ravi] = await twoDoctors(world)
  const words = once('<script>window.hurt = 1</script><img src=x onerror="window.hurt = 2">')
  await write(asha, words)
  const seen = postWith(ravi, words)
  const box = await openComments(seen)
  await box
    .getByRole('textbox')
    .fill(
      '[press](javascript:window.hurt=3) [trial](https://journals.example/trial) <b onclick="window.hurt=4">x</b> ![p](https://evil.example/p.png)',
    )
  await box.getByRole('button', { name: 'Comment' }).click()

  const comment = seen.getByRole('article', { name: 'Comment by Ravi Menon' })
  await expect(comment.getByRole('link', { name: 'trial' })).toHaveAttribute('href', 'https://journals.example/trial')
  await expect(comment.getByRole('link', { name: 'press' })).toHaveCount(0)
  await expect(comment.locator('b, img, script')).toHaveCount(0)
  for (const page of [asha, ravi]) expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined()
})

test('a picture is previewed, described and posted; what is too large or no picture is refused in words', async ({ world }) => {
  const [asha, ravi] = await twoDoctors(world)
  const picture = await sharp({ create: { width: 320, height: 200, channels: 3, background: '#36a' } })
    .jpeg()
    .toBuffer()
  const words = once('See the film')

  await attach(asha, 'notes.jpg', Buffer.from('not a picture at all'))
  await expect(composer(asha).getByRole('alert')).toContainText('That file is not an image we can read. Use JPEG, PNG, WebP, AVIF or GIF.')
  await attach(asha, 'huge.jpg', Buffer.concat([picture, Buffer.alloc(11 * 1024 * 1024)]))
  await expect(composer(asha).getByRole('alert')).toContainText('Use an image under 10 MB.')
  await attach(asha, 'film.jpg', picture)
  await composer(asha).getByLabel('Describe this picture').fill('A blue film')
  await expect(composer(asha).getByRole('img', { name: 'A blue film' })).toBeVisible()
  await composer(asha).getByRole('button', { name: 'Add link' }).click()
  await composer(asha).getByRole('textbox', { name: 'Link' }).fill('journals.example/a')
  await write(asha, words)

  await expect(postWith(ravi, words).getByRole('img', { name: 'A blue film' })).toBeVisible()
  await expect(postWith(ravi, words).getByRole('link', { name: 'Read More' })).toHaveAttribute('href', 'https://journals.example/a')
})

test('a like that the server does not take is undone and said', async ({ world }) => {
  const [asha] = await twoDoctors(world)
  const own = await write(asha, once('Before the fault'))
  const fault = { code: 'FAULT', status: 500, message: 'Something went wrong on our side.', requestId: 'made-up' }
  await asha.route('**/api/feed/posts/*/like', (route) => route.fulfill({ status: 500, json: fault }))

  await own.getByRole('button', { name: 'Like, 0 likes' }).click()
  await expect(asha.getByText(fault.message)).toBeVisible()
  await expect(own.getByRole('button', { name: 'Like, 0 likes' })).toHaveAttribute('aria-pressed', 'false')
})

test('a reader further down is not moved by what arrives, and is told of it', async ({ world }) => {
  const [asha, ravi] = await twoDoctors(world)
  await ravi.mouse.move(700, 600)
  // The page grows while the posts are drawn, and one turn of the wheel ends where the page ended.
  const further = async () => {
    await ravi.mouse.wheel(0, 2500)
    return ravi.evaluate(() => window.scrollY)
  }
  await expect.poll(further).toBeGreaterThan(1500)
  const words = once('News from above')

  await write(asha, words)

  const newPosts = ravi.getByRole('button', { name: /new posts?$/i })
  // What another journey posts meanwhile may be what is told first.
  await expect(async () => {
    if (await newPosts.isVisible()) await newPosts.click()
    await expect(postWith(ravi, words)).toBeInViewport({ timeout: 2000 })
  }).toPass()
})

test('what arrives with a muted word is neither shown nor counted', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await world.ask(ravi, 'POST', '/api/feed/mute', { word: 'chloroquine' })
  const page = await world.visit(ravi, NEWEST)
  await expect(page.getByRole('article').first()).toBeVisible()
  const [muted, shown] = [once('Chloroquine again'), once('A quiet ward')]

  for (const content of [muted, shown]) await world.ask(asha, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })

  await expect(postWith(page, shown)).toBeVisible()
  await expect(postWith(page, muted)).toHaveCount(0)
})

test('what is posted while the list reads on further down stays where it is', async ({ world }) => {
  const [asha] = await twoDoctors(world)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await asha.route('**/api/feed/posts?cursor=*', async (route) => {
    await held
    await route.continue()
  })
  const asked = asha.waitForRequest('**/api/feed/posts?cursor=*')
  await asha.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await asked
  await asha.evaluate(() => window.scrollTo(0, 0))
  const words = once('Meanwhile')
  await write(asha, words)

  const read = asha.waitForResponse('**/api/feed/posts?cursor=*')
  letGo()
  await (await read).finished()

  await asha.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await asha.evaluate(() => window.scrollTo(0, 0))
  await expect(postWith(asha, words)).toBeVisible()
})

test('a post whose check is over says quietly what came of it', async ({ world }) => {
  const [asha] = await twoDoctors(world)
  const own = await write(asha, once('Unchecked'))

  const line = own.getByRole('button', { name: 'Doxy AI found nothing in it that it can check.' })
  await line.click()

  const panel = own.getByRole('group', { name: 'Doxy AI Verification' })
  await expect(panel).toContainText('found nothing in it')
  await expect(panel).not.toContainText('is reviewing it')
  await line.press('Enter')
  await expect(panel).toHaveCount(0)
})

test('trending shows three posts, wide enough to read, and the rule it follows', async ({ world }) => {
  const [asha] = await twoDoctors(world)
  const trending = asha.getByRole('region', { name: 'Trending on Wardmates' })

  const cards = trending.getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(380)
  await trending.getByRole('button', { name: 'How trending is chosen' }).click()
  await expect(trending).toContainText('The 3 posts of the last 7 days with the most likes and comments')
})

test('on a small phone the trending cards keep their width, and what they say stays on the screen', async ({ world }) => {
  const asha = await world.visit(await world.member(), '/dashboard', { viewport: { width: 320, height: 640 } })
  const cards = asha.getByRole('region', { name: 'Trending on Wardmates' }).getByRole('article')

  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    await card.scrollIntoViewIfNeeded()
    expect((await card.boundingBox())!.width).toBeGreaterThanOrEqual(380)
    const words = card.getByRole('button').first()
    await words.focus()
    await expect(words).toBeInViewport({ ratio: 1 })
  }
  expect(await asha.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})

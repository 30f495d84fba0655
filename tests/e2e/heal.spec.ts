import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { choose, composer, forYou, NEWEST, once, openComments, postWith, write } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const ONE_PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==', 'base64')

const OUTSIDE = /\/(api|assets|files)\/|release\.txt/

/** The server as it is when nobody can reach it. */
const cut = (context: BrowserContext) => context.route(OUTSIDE, (route) => route.abort())
const restore = (context: BrowserContext) => context.unroute(OUTSIDE)
const status = (page: Page) => page.getByRole('status').filter({ hasText: /onnect/ })

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }))
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window)

const isReloaded = (page: Page) => page.waitForFunction(() => !('sameDocument' in window))

/** The dashboard of a member, with all that it fetches by itself. */
async function dashboard(world: JourneyWorld) {
  const page = await world.visit(await world.member(), '/dashboard')
  await expect(forYou(page).getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await mark(page)
  return page
}

/** The file that a module of the web was built into. */
function builtFile(module: string) {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../dist/web/.vite/manifest.json'), 'utf8'))
  return `**/${manifest[module].file as string}`
}

test('a dialog that cannot be fetched keeps the page, and comes when the line is back', async ({ world }) => {
  const page = await dashboard(world)
  const own = await write(page, once('Before the outage'))
  await cut(page.context())

  await choose(own, 'Delete')

  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await expect(status(page)).toHaveText('Reconnecting… what you write is kept')
  await expect(own).toBeVisible()
  await restore(page.context())
  await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
  await expect(page.getByText('This part could not be loaded.')).toBeHidden()
  await expect(status(page)).toHaveText('Connected again.')
  expect(await isSameDocument(page)).toBe(true)
})

test('a page that cannot be fetched leaves the one before standing, with what was typed', async ({ world }) => {
  const page = await dashboard(world)
  const text = composer(page).getByRole('textbox', { name: 'Write a post' })
  await text.fill('Half a case')
  await cut(page.context())

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Mates' }).click()

  await expect(page.getByText('This part could not be loaded.')).toBeVisible()
  await expect(text).toHaveValue('Half a case')
  await restore(page.context())
  await expect(page.getByRole('heading', { level: 1, name: 'Mates' })).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('the first failure of an outage is said, and the page stays', async ({ world }) => {
  const page = await dashboard(world)
  const own = await write(page, once('A post to pin'))
  await cut(page.context())

  await choose(own, 'Pin to your profile')

  await expect(page.getByText('Could not reach Wardmates. Check your connection and try again.')).toBeVisible()
  await expect(own).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
})

test('a part that could not be read is read again when the line is back, and what was typed stays', async ({ world }) => {
  const page = await world.visit(await world.member(), '/features')
  await page.route('**/api/feed/**', (route) => route.abort())
  await page.route('**/api/health', (route) => route.abort())
  await page.goto(`${world.url}/dashboard`)
  await expect(forYou(page).getByText('Posts could not be loaded.')).toBeVisible()
  const text = composer(page).getByRole('textbox', { name: 'Write a post' })
  await text.fill('Written meanwhile')

  await page.unrouteAll()

  await expect(forYou(page).getByRole('article').first()).toBeVisible()
  await expect(text).toHaveValue('Written meanwhile')
})

test.describe('what was sent and did not arrive', () => {
  const POSTS = '**/api/feed/posts'
  const written = (page: Page, words: string) => postWith(page, words).filter({ has: page.getByRole('button', { name: /^Like/ }) })
  const waiting = (page: Page, words: string) => postWith(page, words).filter({ hasText: 'Not sent yet.' })
  const post = async (page: Page, words: string) => {
    await composer(page).getByRole('textbox', { name: 'Write a post' }).fill(words)
    await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  }
  /** Nothing that is written arrives; the page itself still comes, as from a browser that keeps it. */
  const holdWrites = (page: Page) =>
    page.context().route('**/api/**', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()))
  const letWrites = (page: Page) => page.context().unroute('**/api/**')

  test('in an outage waits in its place, survives a reload, and is sent once when the line is back', async ({ world }) => {
    const page = await dashboard(world)
    const reader = await world.visit(await world.member({ name: 'Ravi Menon' }), NEWEST)
    const [words, reply, question] = [once('Sent into the void'), once('Said into the void'), once('A question')]
    const box = await openComments(await write(page, question))
    await expect(box.getByRole('textbox')).toBeVisible()
    await cut(page.context())

    await post(page, words)
    await box.getByRole('textbox').fill(reply)
    await box.getByRole('button', { name: 'Comment' }).click()
    await expect(page.getByText('Not sent yet. Waiting for the connection…')).toHaveCount(2)
    await expect(composer(page).getByRole('textbox', { name: 'Write a post' })).toHaveValue('')
    await world.axe(page)
    await holdWrites(page)
    await restore(page.context())
    await page.reload()
    await expect(waiting(page, words)).toHaveCount(1)
    const own = page.getByRole('article', { name: /^Comment by/ }).filter({ hasText: reply })
    await expect(own).toContainText('Not sent yet.')
    await letWrites(page)

    await expect(written(page, words)).toHaveCount(1)
    await expect(postWith(page, words)).toHaveCount(1)
    await expect(own).not.toContainText('Not sent yet.')
    await expect(own).toHaveCount(1)
    await reader.reload()
    await expect(postWith(reader, words)).toHaveCount(1)
    await openComments(postWith(reader, question))
    await expect(reader.getByRole('article', { name: /^Comment by/ }).filter({ hasText: reply })).toHaveCount(1)
  })

  test('is said on every page, and leads to its place', async ({ world }) => {
    const page = await dashboard(world)
    const words = once('Held up')
    const inBar = page.getByRole('banner').getByRole('button', { name: /^Not sent yet/ })
    await holdWrites(page)
    await post(page, words)
    await expect(waiting(page, words)).toHaveCount(1)

    await page.getByRole('banner').getByRole('link', { name: 'Wardmates home' }).click()
    await expect(page).toHaveTitle('Home · Wardmates')
    await expect(inBar).toHaveAccessibleName('Not sent yet: 1')
    await inBar.click()
    const list = page.getByRole('list', { name: 'Not sent yet' })
    await world.axe(page)
    await list.getByRole('link', { name: `Post: ${words}` }).click()
    await expect(waiting(page, words)).toHaveCount(1)
    await letWrites(page)

    await expect(written(page, words)).toHaveCount(1)
    await expect(inBar).toHaveCount(0)
  })

  test('is written once though the answer was lost', async ({ world }) => {
    const page = await dashboard(world)
    const words = once('Stored and not told')
    let tries = 0
    await page.route(POSTS, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      if (++tries > 1) return route.fallback()
      await route.fetch()
      await route.abort()
    })

    await post(page, words)

    await expect.poll(() => tries).toBe(2)
    await expect(written(page, words)).toHaveCount(1)
    await page.reload()
    await expect(postWith(page, words)).toHaveCount(1)
  })

  test('because the server refused it says so, keeps the text, and goes when its author says so', async ({ world }) => {
    const page = await dashboard(world)
    const words = once('Refused for good')
    let tries = 0
    await page.route(POSTS, (route) => {
      if (route.request().method() !== 'POST') return route.fallback()
      tries++
      return route.fulfill({ status: 400, json: { code: 'BAD_INPUT', status: 400, message: 'That is not accepted.', requestId: 'x' } })
    })
    await post(page, words)
    const refused = postWith(page, words)
    await expect(refused).toContainText('Not sent. That is not accepted.')
    await world.axe(page)

    await page.reload()
    await expect(refused).toContainText('Not sent. That is not accepted.')
    expect(tries).toBe(1)
    await refused.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect.poll(() => tries).toBe(2)
    await expect(refused).toContainText('Not sent. That is not accepted.')
    await refused.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(refused).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'For You' })).toBeFocused()

    await page.unroute(POSTS)
    await post(page, words)
    await expect(written(page, words)).toHaveCount(1)
  })

  test('is neither seen nor sent by whoever signs in next, and is sent when its author is back', async ({ page, world }) => {
    const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
    const signIn = async ({ email, password }: JourneyMember) => {
      await page.goto('/login?next=/dashboard')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(forYou(page).getByRole('article').first()).toBeVisible()
    }
    const signOut = async (hasUnsent = false) => {
      await page.goto('/home')
      await page.getByRole('button', { name: 'Logout' }).click()
      if (hasUnsent) await page.getByRole('dialog').getByRole('button', { name: 'Keep it and sign out' }).click()
      await expect(page).toHaveURL('/login')
    }
    const words = once('Of the night shift')
    await page.route(POSTS, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
    await signIn(asha)
    await post(page, words)
    await expect(waiting(page, words)).toBeVisible()
    await signOut(true)
    await page.unroute(POSTS)

    await signIn(ravi)
    await write(page, once('Of the day shift'))
    await expect(page.getByText(words)).toHaveCount(0)
    const { items } = await (await world.ask(ravi, 'GET', '/api/feed/posts?show=newest')).json()
    expect(items.map(({ content }: { content: string }) => content)).not.toContain(words)

    await signOut()
    await signIn(asha)
    await expect(written(page, words)).toHaveCount(1)
  })

  test('goes once from two tabs, with its picture and its words, and whoever signs in meanwhile sees and sends nothing of it', async ({
    world,
  }) => {
    const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
    const page = await world.visit(asha, NEWEST)
    const other = await page.context().newPage()
    await other.goto(world.url + NEWEST)
    await expect(forYou(other).getByRole('article').first()).toBeVisible()
    const words = once('With a film')
    await page.locator('input[type=file]').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: ONE_PIXEL })
    await composer(page).getByLabel('Describe this picture').fill('A chest film')
    await page.context().setOffline(true)
    await post(page, words)
    await expect(waiting(page, words)).toContainText('Waiting for the connection')
    await holdWrites(page)
    await page.context().setOffline(false)
    await Promise.all([page.reload(), other.reload()])
    await expect(waiting(page, words).getByRole('img', { name: 'A chest film' })).toBeVisible()
    await expect(waiting(other, words)).toBeVisible()

    const become = ({ token, user }: JourneyMember) =>
      page.evaluate(
        ([token, user]) => {
          localStorage.setItem('token', token!)
          localStorage.setItem('user', user!)
        },
        [token, JSON.stringify(user)],
      )
    await become(ravi)
    await Promise.all([page.goto(world.url + NEWEST), other.goto(world.url + NEWEST)])
    await letWrites(page)
    await write(page, once('Of another member'))
    await expect(page.getByText(words)).toHaveCount(0)
    const { items } = await (await world.ask(ravi, 'GET', '/api/feed/posts?show=newest')).json()
    expect(items.map(({ content }: { content: string }) => content)).not.toContain(words)

    await become(asha)
    await Promise.all([page.goto(world.url + NEWEST), other.goto(world.url + NEWEST)])
    for (const tab of [page, other]) {
      await expect(written(tab, words)).toHaveCount(1)
      await expect(written(tab, words).getByRole('img', { name: 'A chest film' })).toBeVisible()
      await expect(waiting(tab, words)).toHaveCount(0)
    }
    const { items: all } = await (await world.ask(asha, 'GET', '/api/feed/posts?show=newest')).json()
    expect(all.filter(({ content }: { content: string }) => content === words)).toHaveLength(1)
  })

  test('is not lost with the page that left before the outbox had come', async ({ world }) => {
    const page = await world.visit(await world.member(), '/features')
    const words = once('Pressed early')
    const late = builtFile('app/member-bar/member-late.ts')
    await page.route(late, (route) => route.abort())
    await page.goto(`${world.url}/dashboard`)
    await post(page, words)
    await expect(postWith(page, words)).toContainText('Sending…')

    await page.unroute(late)
    await page.reload()

    await expect(written(page, words)).toHaveCount(1)
  })
})

for (const [where, viewport] of [
  ['on a phone', { width: 390, height: 844 }],
  ['at a desk', { width: 1440, height: 900 }],
] as const)
  test(`the state of the line covers nothing and nothing covers it ${where}`, async ({ world }) => {
    const page = await world.visit(await world.member(), '/chat', { viewport })
    await expect(page.getByText('Online', { exact: true })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await cut(page.context())

    await page.getByRole('button', { name: 'History' }).click()
    const missing = page.getByText('This part could not be loaded.')
    await expect(missing).toBeVisible()
    await expect(status(page)).toHaveText('Reconnecting… what you write is kept')

    const line = status(page).getByText('Reconnecting…')
    const below = [
      page.locator('[data-sonner-toast]'),
      page.getByRole('heading', { level: 1, name: 'DoxyAI' }),
      page.getByRole('button', { name: /^(RAG Enhanced|Library empty)/ }),
    ]
    const isAbove = async (one: Locator, other: Locator) => {
      const [upper, lower] = [await one.boundingBox(), await other.boundingBox()]
      return upper !== null && lower !== null && upper.y + upper.height <= lower.y + 0.5
    }
    expect(await isAbove(page.getByRole('banner'), line)).toBe(true)
    // A toast comes in from above.
    for (const other of below) await expect.poll(() => isAbove(line, other)).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
    await world.axe(page)

    await restore(page.context())
    await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible()
    await expect(status(page)).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0)
  })

test.describe('comments that ask Doxy AI', () => {
  for (const [fault, words] of [
    ['a gateway without words', "Sorry, I couldn't generate a response at this time. Please try again later."],
    ['no connection', 'Could not connect to Doxy AI. Please ensure the backend is running.'],
  ])
    test(`say the specified words after ${fault}`, async ({ world }) => {
      const page = await dashboard(world)
      const box = await openComments(await write(page, once('A question')))
      await page.route('**/comments/*/doxy', (route) =>
        fault === 'no connection' ? route.abort() : route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      )

      await box.getByRole('textbox').fill('@doxy what is known of this?')
      await box.getByRole('button', { name: 'Ask Doxy AI' }).click()

      await expect(page.getByRole('article', { name: 'Comment by Doxy AI' })).toContainText(words!)
      await expect(page.getByText('Doxy AI Error')).toBeVisible()
    })
})

test.describe('a part that is gone', () => {
  const gone = () => builtFile('feed/post/RemovePost.tsx')

  test('of an older release is looked for in the new one', async ({ world }) => {
    const page = await dashboard(world)
    const own = await write(page, once('Of the old release'))
    await page.route(gone(), (route) => route.fulfill({ status: 404 }))
    await page.route('**/release.txt', (route) => route.fulfill({ body: '/assets/main-next.js' }))

    await choose(own, 'Delete')

    await isReloaded(page)
    await expect(own).toBeVisible()
  })

  test('does not take what is being written along', async ({ world }) => {
    const page = await dashboard(world)
    const own = await write(page, once('Of the old release'))
    const text = composer(page).getByRole('textbox', { name: 'Write a post' })
    await text.fill('Half a case')
    await page.route(gone(), (route) => route.fulfill({ status: 404 }))
    await page.route('**/release.txt', (route) => route.fulfill({ body: '/assets/main-next.js' }))

    await choose(own, 'Delete')

    await expect(page.getByText('Wardmates has been updated.')).toBeVisible()
    await expect(text).toHaveValue('Half a case')
    expect(await isSameDocument(page)).toBe(true)
    await page.getByRole('button', { name: 'Reload', exact: true }).click()
    await isReloaded(page)
    await expect(text).toHaveValue('Half a case')
  })

  test('of this release is said, and asked for again at a press', async ({ world }) => {
    const page = await dashboard(world)
    const own = await write(page, once('Of this release'))
    await page.route(gone(), (route) => route.abort())

    await choose(own, 'Delete')

    await expect(page.getByText('This part could not be loaded.')).toBeVisible()
    await page.unroute(gone())
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
    expect(await isSameDocument(page)).toBe(true)
  })
})

test.describe('a session that ends elsewhere', () => {
  for (const path of ['/home', '/mates?tab=all', '/dashboard', '/jobs', '/features'])
    test(`is said, and leads from ${path} to sign in and back`, async ({ world }) => {
      const asha = await world.member()
      const page = await world.visit(asha, path)
      // Documents are prerendered for guests: only from here on it is a member's page.
      await expect(page.getByRole('button', { name: 'Notifications' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      const guests: string[] = []
      await page.exposeFunction('sawGuest', (words: string) => guests.push(words))
      await page.evaluate(() => {
        const look = () => {
          const sign = document.querySelector('[aria-label="Preview"]')
          if (sign && location.pathname !== '/login')
            (window as unknown as { sawGuest: (words: string) => void }).sawGuest(location.pathname)
        }
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      })

      await page.request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${asha.token}` } })

      await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`)
      await expect(page.getByText('You have been signed out. Sign in again to go on where you were.')).toBeVisible()
      expect(guests).toEqual([])
      await page.getByLabel('Email').fill(asha.email)
      await page.getByLabel('Password', { exact: true }).fill(asha.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(path)
    })
})

test('whoever signs out during an outage is out, and what waits is not sent in their name', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/dashboard')
  await expect(forYou(page).getByRole('article').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await cut(page.context())
  const words = once('Written before leaving')
  await composer(page).getByRole('textbox', { name: 'Write a post' }).fill(words)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('button', { name: 'Sign Out' }).click()

  await expect(page.getByText('Signed out on this device. The server could not be reached.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await restore(page.context())
  await expect(page).toHaveURL('/')
  await page.waitForLoadState('networkidle')
  const { items } = (await (await world.ask(asha, 'GET', '/api/feed/posts?show=newest')).json()) as { items: { content: string }[] }
  expect(items.map(({ content }) => content)).not.toContain(words)
})

test('whoever logs out in the bar during an outage is told that the server has not heard of it', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/home')
  const logout = page.getByRole('button', { name: 'Logout' })
  await expect(logout).toBeVisible()
  await page.waitForLoadState('networkidle')
  await cut(page.context())

  await logout.click()

  await expect(page.getByText('Signed out on this device. The server could not be reached.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await restore(page.context())
})

test('a comment whose post is gone gives its text back', async ({ world }) => {
  const author = await world.member()
  const page = await dashboard(world)
  const posted = await world.ask(author, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: once('Soon gone') })
  const { id, content } = (await posted.json()) as { id: string; content: string }
  const box = await openComments(postWith(page, content))
  await expect(box.getByRole('textbox')).toBeVisible()
  await cut(page.context())
  await box.getByRole('textbox').fill('Half an hour of thought')
  await box.getByRole('button', { name: 'Comment' }).click()
  await expect(page.getByText('Half an hour of thought')).toBeVisible()

  await world.ask(author, 'DELETE', `/api/feed/posts/${id}`)
  await restore(page.context())

  await expect(page.getByText('Your comment was not sent.')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy text' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Half an hour of thought')
})

test('a post waits for a picture that could not be sent, and for the word to go on without it', async ({ world }) => {
  const page = await dashboard(world)
  await page.route('**/api/**', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles({ name: 'film.png', mimeType: 'image/png', buffer: ONE_PIXEL })
  await expect(composer(page).getByRole('alert')).toContainText('Could not reach Wardmates.')
  await composer(page).getByRole('textbox', { name: 'Write a post' }).fill('See the film')
  const post = composer(page).getByRole('button', { name: 'Post', exact: true })

  await expect(post).toBeDisabled()
  await page.unrouteAll()

  // It is sent again by itself once the line is back.
  await expect(composer(page).getByRole('img', { name: 'The picture you added' })).toBeVisible()
  await expect(post).toBeEnabled()
})

test('a comment is written without a connection under a post whose comments nobody has opened, and goes when it is back', async ({
  world,
}) => {
  const page = await world.visit(await world.member(), NEWEST, { serviceWorkers: 'allow' })
  const own = await write(page, once('Read on a train'))
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.context().setOffline(true)
  const form = await openComments(own)
  const words = once('Before the tunnel')

  await form.getByRole('textbox', { name: 'Write a comment' }).fill(words)
  await form.getByRole('button', { name: 'Comment', exact: true }).click()

  const comment = own.getByRole('article', { name: /^Comment by/ }).filter({ hasText: words })
  await expect(comment).toContainText('Waiting for the connection')
  await page.context().setOffline(false)
  await expect(comment.getByRole('button', { name: /^Like comment/ })).toBeVisible()
})

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { enter, phone } from './demo-page.ts'
import { expect, test } from './world.ts'

test('a line that breaks is said, what was typed stays, and what happened meanwhile is there when it is back', async ({
  world,
  browser,
}) => {
  const asha = (await enter({ world, browser }, 'Asha Rao')).page
  const ravi = (await enter({ world, browser }, 'Ravi Menon')).page
  await expect(ravi.getByText('Realtime on')).toBeVisible()
  const words = `Written meanwhile ${randomUUID()}`

  await ravi.context().setOffline(true)
  await ravi.getByLabel('Write a post').fill('Not lost')
  await ravi.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(ravi.getByText('Failed to create post')).toBeVisible()
  await expect(ravi.getByLabel('Write a post')).toHaveValue('Not lost')
  await expect(ravi.getByText('Realtime off')).toBeVisible({ timeout: 60_000 })
  await asha.getByLabel('Write a post').fill(words)
  await asha.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(asha.getByText('Post created successfully!')).toBeVisible()
  await expect(ravi.getByText(words)).toHaveCount(0)

  await ravi.context().setOffline(false)
  await expect(ravi.getByText('Realtime on')).toBeVisible({ timeout: 60_000 })
  await expect(ravi.getByRole('article').filter({ hasText: words })).toBeVisible()
  await expect(ravi.getByLabel('Write a post')).toHaveValue('Not lost')
})

test('a service that its gateway cannot reach is asked again, then said, and what was typed stays', async ({ world, browser }) => {
  const { page } = await enter({ world, browser }, 'Asha Rao', phone)
  await page.getByLabel('Write a post').fill('Kept through the night')
  const asked = { GET: 0, POST: 0 } as Record<string, number>
  const isPosts = (url: URL) => url.pathname === '/rest/v1/posts'
  await page.context().route(isPosts, (route) => {
    asked[route.request().method()]! += 1
    return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' })
  })

  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Failed to create post')).toBeVisible()
  await expect(page.getByLabel('Write a post')).toHaveValue('Kept through the night')
  expect(asked.POST).toBe(1)

  await page.reload()
  await expect(page.getByText('Could not reach the demo area. Check your connection and try again.').first()).toBeVisible()
  expect(asked.GET).toBeGreaterThanOrEqual(4)
  await world.axe(page)
  await page.context().unroute(isPosts)
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByText('Could not reach the demo area.')).toHaveCount(0)
})

test('a post whose answer is lost on the way is there once, however often it is sent', async ({ world, browser }) => {
  const { page } = await enter({ world, browser }, 'Asha Rao')
  const words = `Sent twice ${randomUUID()}`
  const posts = page.getByRole('article').filter({ hasText: words })
  let isLost = true
  await page.context().route(
    (url) => url.pathname === '/rest/v1/posts',
    async (route) => {
      if (route.request().method() !== 'POST' || !isLost) return route.fallback()
      isLost = false
      await route.fetch()
      await route.abort('connectionreset')
    },
  )

  await page.getByLabel('Write a post').fill(words)
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Failed to create post')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()

  await expect(page.getByText('Post created successfully!')).toBeVisible()
  await expect(page.getByLabel('Write a post')).toHaveValue('')
  await expect(posts).toHaveCount(1)
  await page.reload()
  await expect(posts).toHaveCount(1)
})

/** As if the session in this browser had lain there for long. */
const expire = (page: Page) =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('wardmates-demo') ?? '{}')
    localStorage.setItem('wardmates-demo', JSON.stringify({ ...kept, expires_at: 1 }))
  })

test('a session that is over is said, and leads to the sign-in', async ({ world, browser }) => {
  const { page } = await enter({ world, browser }, 'Asha Rao')
  const refused = { code: 400, error_code: 'refresh_token_not_found', msg: 'Invalid Refresh Token: Refresh Token Not Found' }
  await page.context().route(
    (url) => url.pathname === '/auth/v1/token',
    (route) => route.fulfill({ status: 400, json: refused }),
  )

  // The page that stands would find it out first, and say so itself.
  await page.goto('/about')
  await expire(page)
  await page.goto('/supabase-dashboard')

  await expect(page.getByText('Your session has ended. Please sign in again.')).toBeVisible()
  await expect(page).toHaveURL('/supabase-login')
  expect(await page.evaluate(() => localStorage.getItem('wardmates-demo'))).toBeNull()
})

test('a session that nobody can renew or look up at the moment is not taken for a sign-out', async ({ world, browser }) => {
  // Its client asks for half a minute before it gives up.
  test.setTimeout(240_000)
  const { page } = await enter({ world, browser }, 'Asha Rao')
  const unreachable = 'Could not reach the demo area. Check your connection and try again.'
  const isSignIn = (url: URL) => url.pathname.startsWith('/auth/v1/')
  const shutDown = () =>
    page.context().route(isSignIn, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Unavailable</h1>' }))

  await shutDown()
  await page.goto('/supabase-auth/callback')
  await expect(page.getByText(`Authentication failed: ${unreachable}`)).toBeVisible()
  await expect(page).toHaveURL('/supabase-dashboard')
  await expect(page.getByText('Google sign-in: not known yet')).toBeVisible()

  await expire(page)
  await page.goto('/supabase-dashboard')
  await expect(page.getByText(unreachable)).toBeVisible({ timeout: 120_000 })
  await expect(page).toHaveURL('/supabase-dashboard')
  await world.axe(page)

  await page.context().unroute(isSignIn)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Your profile' })).toBeVisible({ timeout: 90_000 })
})

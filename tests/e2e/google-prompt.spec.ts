import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator-code.ts'
import { somebody, stand, test } from './google-page.ts'
import { expect, JourneyWorld } from './world.ts'

test.use({ hasPrompt: true })
// One after the other: who sits before the browser, and how the prompt goes, is known to the provider and not to the page.
test.describe.configure({ mode: 'default' })

const UNAVAILABLE = 'Google authentication unavailable. Try email login.'
const signingIn = (page: Page) => page.getByText('Signing in with Google...')
const press = (page: Page) => page.getByRole('button', { name: 'Continue with Google' }).click()

/** At the sign-in with an address typed. */
async function typeAddress(page: Page) {
  await stand(page, '/login')
  await page.getByLabel('Email').fill('asha@example.org')
}

/** The page is as it was left. */
async function expectUntouched(page: Page) {
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
  expect(page.context().pages()).toHaveLength(1)
}

test.beforeEach(({ google }) => {
  google.person = somebody('Asha Rao')
  google.prompt.course = 'signs in'
  google.prompt.asked.length = 0
})

test('somebody signs in by the identity prompt, which is loaded by the press and not before', async ({ page, google }) => {
  const blocked: string[] = []
  page.on('console', (message) => message.text().startsWith('blocked ') && blocked.push(message.text()))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => console.info(`blocked ${blockedURI}`))
  })
  await stand(page, '/register')
  await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeEnabled()
  expect(google.prompt.asked).toEqual([])

  await page.getByRole('button', { name: 'Sign up with Google' }).click()

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
  expect(blocked).toEqual([])
  expect(google.prompt.asked.toSorted()).toEqual(['/gsi/ask', '/gsi/client', '/gsi/frame', '/gsi/style'])
  await expect(page).toHaveURL('/profile-setup')
  const kept = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('googleAuthData')])
  expect(kept.map((text) => JSON.parse(text ?? '{}'))).toMatchObject([
    { email: google.person?.email, provider: 'google' },
    { id: google.person?.sub, given_name: 'Asha', family_name: 'Rao', verified_email: true },
  ])
  expect(page.context().pages()).toHaveLength(1)
  // Whatever the script can do, it does not come along to the pages behind.
  expect(await page.evaluate(() => 'google' in window)).toBe(false)
})

test('a script that does not come within five seconds makes Google unavailable; what was typed stays', async ({ page, google }) => {
  google.prompt.course = 'script never comes'
  await typeAddress(page)
  const pressedAt = Date.now()

  await press(page)

  await expect(signingIn(page)).toBeVisible()
  await expect(page.getByText(UNAVAILABLE)).toBeVisible({ timeout: 20_000 })
  expect(Date.now() - pressedAt).toBeGreaterThan(4900)
  await expect(signingIn(page)).toBeHidden()
  await expectUntouched(page)
})

test('a script that is refused makes Google unavailable, until it is not', async ({ page, google }) => {
  google.prompt.course = 'script is refused'
  await typeAddress(page)

  await press(page)
  await expect(page.getByText(UNAVAILABLE)).toBeVisible()
  await expectUntouched(page)

  google.prompt.course = 'signs in'
  await press(page)
  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
})

test('where the prompt is not displayed the small window opens', async ({ page, google }) => {
  google.prompt.course = 'is not displayed'
  await stand(page, '/login')

  const popup = page.waitForEvent('popup')
  await press(page)
  await popup

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
})

test('whoever closes the prompt stays where they were, and has the window at the next press', async ({ page, google }) => {
  google.prompt.course = 'is closed by the person'
  await typeAddress(page)

  await press(page)
  await expect.poll(() => google.prompt.asked).toContain('/gsi/ask')
  await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeEnabled()
  await expect(signingIn(page)).toBeHidden()
  await expect(page.getByText(/Google authentication/)).toHaveCount(0)
  await expectUntouched(page)

  const popup = page.waitForEvent('popup')
  await press(page)
  await popup
  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
})

test('where nothing is told of the prompt a press opens the window in its place', async ({ page, google }) => {
  google.prompt.course = 'says nothing'
  await stand(page, '/login')
  await press(page)

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Use a window instead' }).click()
  await popup

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
})

test('where a second factor is set up the prompt is only the first half', async ({ page, google, browser }) => {
  await stand(page, '/login')
  await press(page)
  await expect(page).toHaveURL('/profile-setup')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const member = { token } as Parameters<JourneyWorld['giveFactor']>[0]
  const key = await new JourneyWorld(browser, google.site).giveFactor(member)
  await page.evaluate(() => localStorage.clear())

  await stand(page, '/login')
  await press(page)

  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
  await expect(signingIn(page)).toBeHidden()
  await page.getByLabel('6-digit code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/profile-setup')
})

test('a link from another page leads to a document that may ask by the prompt', async ({ page, google }) => {
  await page.goto('/features')
  await page.getByRole('link', { name: 'Sign In', exact: true }).first().click()
  await expect(page).toHaveURL('/login')

  await press(page)

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
  expect(google.prompt.asked).toContain('/gsi/client')
})

test('in a document of another page, whose policy keeps the script out, the window opens', async ({ page, google }) => {
  await page.goto('/settings')
  await expect(page).toHaveURL(/^.*\/login\?next=/)

  const popup = page.waitForEvent('popup')
  await press(page)
  await popup

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
  expect(google.prompt.asked).toEqual([])
})

test('the documents of the sign-in may load the prompt by its addresses, and no other document may', async ({ request, google }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'] ?? ''
  const beside = google.prompt.address.replace('client', '')

  for (const path of ['/login', '/register']) {
    const policy = await policyOf(path)
    expect(policy.split('; ').filter((directive) => directive.includes(beside))).toEqual([
      expect.stringMatching(new RegExp(`^script-src 'self' .* ${google.prompt.address}$`)),
      expect.stringMatching(new RegExp(`^style-src .* ${beside}style$`)),
      expect.stringMatching(new RegExp(`^connect-src .* ${beside}$`)),
      `frame-src ${beside}`,
    ])
  }
  for (const path of ['/', '/home', '/reset-password', '/settings', '/auth/callback', '/supabase-login', '/no-such-page'])
    expect([path, await policyOf(path)]).toEqual([path, expect.not.stringContaining(new URL(beside).host)])
})

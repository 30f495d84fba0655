import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type GooglePerson, type OpenIdProvider, openOpenId } from '../support/openid.ts'
import { startProcess } from '../support/process.ts'
import { test as base, expect } from './world.ts'

/** The product with a provider that stands in for Google, in a process of its own. */
const test = base.extend<object, { google: OpenIdProvider & { site: string } }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const provider = await openOpenId()
      const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-google-'))
      const server = await startProcess({
        WARDMATES_DATA: dataDir,
        WARDMATES_SAMPLE: 'off',
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
        GOOGLE_ISSUER: provider.issuer,
      })
      await use(Object.assign(provider, { site: server.url }))
      await server.end('SIGTERM')
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ google }, use) => use(google.site),
})
// One after the other: who sits before the browser is known to the provider, not to the page.
test.describe.configure({ mode: 'default' })

function somebody(name: string): GooglePerson {
  const [given_name = '', family_name = ''] = name.split(' ')
  const sub = crypto.randomUUID()
  const picture = 'https://pictures.example.org/face.webp'
  return { sub, email: `${sub}@example.org`, email_verified: true, name, given_name, family_name, picture }
}

/** At the entrance with its button awake: the program has asked what this installation is. */
async function stand(page: Page, path: string) {
  const site = page.waitForRequest('**/api/site')
  await page.goto(path)
  await site
}

test('somebody comes in with Google through a small window', async ({ page, google }) => {
  const asha = somebody('Asha Rao')
  google.person = asha
  await stand(page, '/register')

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Sign up with Google' }).click()
  await popup

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
  await expect(page).toHaveURL('/profile-setup')
  const kept = await page.evaluate(() => [localStorage.getItem('user'), localStorage.getItem('googleAuthData')])
  expect(kept.map((text) => JSON.parse(text ?? '{}'))).toMatchObject([
    { email: asha.email, provider: 'google' },
    { id: asha.sub, given_name: 'Asha', family_name: 'Rao' },
  ])
  await expect.poll(() => page.context().pages().length).toBe(1)
})

test('where windows are blocked the page itself goes to Google, and on to where it was wanted', async ({ page, google }) => {
  google.person = somebody('Ravi Menon')
  await page.addInitScript(() => {
    window.open = () => null
  })
  await stand(page, '/login?next=/mates')

  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page).toHaveURL('/mates')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
})

test('whoever says no to Google stays where they were', async ({ page, google }) => {
  google.person = null
  await stand(page, '/login')
  await page.getByLabel('Email').fill('asha@example.org')

  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page.getByText('Google authentication failed')).toBeVisible()
  await expect(page.getByText('Signing in with Google...')).toBeHidden()
  await expect(page.getByLabel('Email')).toHaveValue('asha@example.org')
})

test('a way back from Google that carries nothing leads to the sign-in', async ({ page }) => {
  await page.goto('/auth/callback')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Google authentication failed')).toBeVisible()
})

test('a server out of reach makes Google unavailable', async ({ page, google }) => {
  google.person = null
  await page.route('**/api/site', (route) => route.abort())
  await stand(page, '/login')

  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page.getByText('Google authentication unavailable. Try email login.')).toBeVisible()
})

import { somebody, stand, test } from './google-page.ts'
import { expect } from './world.ts'

// One after the other: who sits before the browser is known to the provider, not to the page.
test.describe.configure({ mode: 'default' })

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

test('where no identity prompt is configured no document may load another site’s script', async ({ request }) => {
  for (const path of ['/', '/login', '/register', '/home']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect([path, policy]).toEqual([path, expect.stringContaining("script-src 'self'")])
    expect([path, policy]).toEqual([path, expect.not.stringMatching(/frame-src|gsi|google/)])
  }
})

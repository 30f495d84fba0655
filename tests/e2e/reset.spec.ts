import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

async function askForEmail(page: Page, email: string) {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // Until it is there the sign-in stands, with an email field of its own.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
}

async function linkFor(world: JourneyWorld, { email }: JourneyMember) {
  let link: string | undefined
  await expect
    .poll(async () => {
      const message = (await world.outbox()).findLast((text) => text.includes(`To: ${email}`))
      link = /http\S+#token=\S+/.exec(message ?? '')?.[0]
      return link
    })
    .toBeDefined()
  return link!
}

async function choose(page: Page, password: string) {
  await page.getByLabel('New password').fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
}

test('a forgotten password is replaced with the link from the email, which works once', async ({ page, world }) => {
  const asha = await world.member()
  await askForEmail(page, asha.email)
  const link = await linkFor(world, asha)

  await page.goto(link)
  await expect(page).toHaveURL('/reset-password')
  await choose(page, 'password')
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(/too common/)
  await choose(page, 'a quiet night on call')
  await expect(page.getByText('Your new password is set. Sign in with it.')).toBeVisible()

  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet night on call')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')
  const old = await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${asha.token}` } })
  expect(old.status()).toBe(401)

  await page.goto(link)
  await choose(page, 'another night on call')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeFocused()
  await page.getByLabel('Email').fill(asha.email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
})

test('nothing tells whether an address has an account, and another one can be tried', async ({ page, world }) => {
  const asha = await world.member()
  const emailSent = page.getByText('If an account belongs to this address, an email with a link is on its way.')

  await askForEmail(page, asha.email)
  await expect(emailSent).toBeVisible()
  await world.axe(page)
  await page.getByRole('button', { name: 'Try another address' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(asha.email)
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByRole('button', { name: 'Send reset link' }).click()

  await expect(emailSent).toBeVisible()
  await expect(page.getByText('nobody@example.org')).toBeVisible()
})

test('a link that was cut short says that it does not work', async ({ page, world }) => {
  await page.goto('/reset-password#token=cut')
  await choose(page, 'a quiet night on call')

  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await world.axe(page)
})

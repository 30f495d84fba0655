import type { Page } from '@playwright/test'
import { codeOf } from '../support/authenticator-code.ts'
import { expect, type JourneyMember, test } from './world.ts'

async function showPassword(page: Page, { email, password }: JourneyMember) {
  await page.goto('/login?next=%2Fsettings%3Fsection%3Dsecurity')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible()
}

test('a member sets up an authenticator app, after which the password alone opens nothing; a recovery code does, once', async ({
  world,
  page,
}) => {
  const asha = await world.member()
  const own = await world.visit(asha, '/settings?section=security')
  await own.getByRole('button', { name: 'Set up' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(asha.password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await world.axe(own)
  const key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  const digits = dialog.getByLabel('Type the 6 digits the app shows now')
  await digits.fill(codeOf(key, 20))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  await expect(dialog.getByText('This code is not the one of now')).toBeVisible()
  await digits.fill(codeOf(key))
  await digits.press('Enter')
  const codes = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await world.axe(own)
  const [paper = ''] = await codes.allInnerTexts()
  await dialog.getByRole('button', { name: 'I have kept them' }).click()
  await expect(own.getByText('10 of 10 left')).toBeVisible()
  await world.axe(own)

  await showPassword(page, asha)
  await world.axe(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Enter the code.')).toBeVisible()
  await page.getByLabel('6-digit code').fill(codeOf(key, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/settings?section=security')

  await page.evaluate(() => localStorage.clear())
  await showPassword(page, asha)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await page.getByLabel('Recovery code').fill(paper)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL('/settings?section=security')
  await expect(page.getByText('9 of 10 left')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog')
  await off.getByLabel('Your password').fill(asha.password)
  await off.getByLabel('Code from your authenticator app').fill(paper)
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(off.getByRole('alert')).toContainText('This code is not accepted')
})

test('whoever takes too long for the code begins again', async ({ world, page }) => {
  const asha = await world.member()
  await world.giveFactor(asha)
  await showPassword(page, asha)
  await page.context().clearCookies()

  await page.getByLabel('6-digit code').fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page.getByText('This took too long. Please sign in again.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
})

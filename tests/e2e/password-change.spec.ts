import { expect, test } from './world.ts'

test('a member changes their password and signs in with the new one', async ({ world, page }) => {
  const asha = await world.member()
  const own = await world.visit(asha, '/settings?section=security')
  await own.getByRole('button', { name: 'Change password' }).click()
  const dialog = own.getByRole('dialog')
  await dialog.getByLabel('New password').fill('iloveyou')
  await dialog.getByLabel('Your password').fill(asha.password)
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(dialog.getByRole('alert')).toContainText('That password is too common')
  await world.axe(own)

  await dialog.getByLabel('New password').fill('a different lamp at eight')
  await dialog.getByLabel('Your password').press('Enter')
  await expect(own.getByText('Your password is changed.')).toBeVisible()
  await expect(dialog).toBeHidden()

  await page.goto('/login')
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill('a different lamp at eight')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeHidden()
})

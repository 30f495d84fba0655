import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

/** What the latest email to an address holds, once it is there. */
async function latestIn(world: JourneyWorld, email: string, pattern: RegExp) {
  let found: string | undefined
  await expect
    .poll(async () => {
      found = pattern.exec((await world.outbox()).findLast((text) => text.includes(`To: ${email}`)) ?? '')?.[0]
      return found
    })
    .toBeDefined()
  return found!
}
const linkTo = (world: JourneyWorld, email: string, carries: 'address' | 'token' = 'address') =>
  latestIn(world, email, carries === 'address' ? /^http\S+#address=\S+$/m : /^http\S+#token=\S+$/m)

async function prove(world: JourneyWorld, member: JourneyMember) {
  const answer = await world.ask(member, 'POST', '/api/auth/email/confirm', { code: await latestIn(world, member.email, /^\d{6}$/m) })
  expect(answer.status).toBe(200)
}

async function askFor(page: Page, email: string, password: string) {
  await page.getByRole('button', { name: 'Change address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change your email address' })
  const send = dialog.getByRole('button', { name: 'Send the link' })
  await dialog.getByLabel('New email address').fill('not an address')
  await dialog.getByLabel('Your password').fill(password)
  await expect(send).toBeDisabled()
  await dialog.getByLabel('New email address').fill(email)
  await send.click()
  return dialog
}

test('a member moves to another email address, and whoever reads the old one takes the account back', async ({ world, page }) => {
  const asha = await world.member()
  await prove(world, asha)
  const next = `${randomUUID()}@example.org`
  const own = await world.visit(asha, '/settings?section=security')
  await expect(own.getByText('Confirmed', { exact: true })).toBeVisible()
  await world.axe(own)

  const dialog = await askFor(own, next, 'not this one')
  await expect(dialog.getByRole('alert')).toContainText('This is not your password')
  await world.axe(own)
  await dialog.getByLabel('Your password').fill(asha.password)
  await dialog.getByRole('button', { name: 'Send the link' }).click()
  await expect(own.getByText(`You want to move to ${next}, where`)).toBeVisible()
  await world.axe(own)

  await own.goto(await linkTo(world, next))
  const move = own.getByRole('dialog', { name: 'Move your account?' })
  await expect(move).toContainText(next)
  expect(own.url()).toBe(`${world.url}/settings?section=security`)
  await world.axe(own)
  await move.getByRole('button', { name: 'Move my account' }).click()
  await expect(own.getByText(`Your account is at ${next} now.`)).toBeVisible()
  await expect(own.getByRole('heading', { level: 3, name: next })).toBeVisible()
  await expect(move).toBeHidden()

  const back = await linkTo(world, asha.email)
  await page.goto(back)
  await expect(page.getByRole('heading', { name: 'Put your address back' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password')
  await world.axe(page)
  await page.getByRole('button', { name: 'Put my address back' }).click()
  await expect(page.getByText('Your address is back, and everybody is signed out.')).toBeVisible()
  await expect(page.getByText(asha.email)).toBeVisible()

  await page.goto(await linkTo(world, asha.email, 'token'))
  await page.getByLabel('New password').fill('a quiet night on call')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill('a quiet night on call')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')

  await page.goto(back)
  await page.getByRole('button', { name: 'Put my address back' }).click()
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await world.axe(page)
})

test('whoever opens the link where nobody is signed in signs in first; a change is called off', async ({ world, page }) => {
  const asha = await world.member()
  const next = `${randomUUID()}@example.org`
  const own = await world.visit(asha, '/settings?section=security')
  await askFor(own, next, asha.password)
  await expect(own.getByText(`You want to move to ${next}, where`)).toBeVisible()

  await page.goto(await linkTo(world, next))
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Move your account?' })).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Stay at the address of now' }).click()
  await expect(page.getByText('Your account stays at its address.')).toBeVisible()

  await page.goto(await linkTo(world, next))
  await expect(page.getByRole('dialog', { name: 'This link no longer works' })).toBeVisible()
  await world.axe(page)
})

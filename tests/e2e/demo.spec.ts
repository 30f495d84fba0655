import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { enter, linkTo, PASSWORD, phone } from './demo-page.ts'
import { expect, test } from './world.ts'

test('somebody signs up, confirms, fills in the wizard and posts; another one sees each change as it happens', async ({
  world,
  browser,
}) => {
  const asha = (await enter({ world, browser }, 'Asha Rao')).page
  const ravi = (await enter({ world, browser }, 'Ravi Menon', phone)).page
  await expect(asha.getByText('Realtime on')).toBeVisible()
  await expect(ravi.getByText('Realtime on')).toBeVisible()
  const words = `A single technician tonight ${randomUUID()}`
  const post = (page: Page, text: string) => page.getByRole('article').filter({ hasText: text })

  const box = asha.getByLabel('Write a post')
  await expect(asha.getByRole('button', { name: 'Post', exact: true })).toBeDisabled()
  await box.fill(words)
  await expect(asha.getByText(`${words.length}/500`)).toBeVisible()
  await asha.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(asha.getByText('Post created successfully!')).toBeVisible()
  await expect(box).toHaveValue('')
  await expect(post(ravi, words)).toContainText('Asha Rao')
  await expect(post(ravi, words)).toContainText('New')
  await expect(post(ravi, words).getByRole('button', { name: 'Post options' })).toHaveCount(0)
  await world.axe(asha)
  await world.axe(ravi)

  await post(asha, words).getByRole('button', { name: 'Post options' }).click()
  await asha.getByRole('menuitem', { name: 'Edit' }).click()
  await asha.getByLabel('Edit post').fill(`${words}, mended`)
  await asha.getByRole('button', { name: 'Save' }).click()
  await expect(post(ravi, `${words}, mended`)).toBeVisible()

  await post(asha, words).getByRole('button', { name: 'Post options' }).click()
  await asha.getByRole('menuitem', { name: 'Delete' }).click()
  await asha.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(post(ravi, words)).toHaveCount(0)
})

test('doctors are found by name, their posts open, and a profile is edited in the wizard', async ({ world, browser }) => {
  const name = `Meera Quokka${randomUUID().slice(0, 6)}`
  const { page } = await enter({ world, browser }, name)
  await page.getByLabel('Write a post').fill('My first post here')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Post created successfully!')).toBeVisible()
  const own = page.getByRole('region', { name: 'Your profile' })
  await expect(own).toContainText('Senior Consultant')
  await expect(own).not.toContainText('Verified')
  await expect(page.getByRole('region', { name: 'Stats' })).toContainText('Posts1')

  await page.getByRole('button', { name: 'View All Doctors' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Search by name or specialization').fill(name.slice(6).toLowerCase())
  await dialog.getByRole('button', { name: new RegExp(name) }).click()
  await expect(page.getByRole('dialog', { name })).toContainText('My first post here')
  await world.axe(page)
  await page.keyboard.press('Escape')

  await own.getByRole('link', { name: 'Edit Profile' }).click()
  await page.getByLabel('Professional Title').fill('Professor')
  for (let step = 1; step < 4; step++) await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Enter Wardmates Dashboard' }).click()
  await expect(own).toContainText('Professor')
})

test('what is wrong is said in the words of the service, what was typed stays, and other tabs follow a sign-out', async ({
  world,
  browser,
}) => {
  const { page, email } = await enter({ world, browser }, 'Asha Rao')
  const other = await page.context().newPage()
  await other.goto('/supabase-demo')
  await expect(other.getByText(email)).toBeVisible()
  await expect(other.getByText('Email verified')).toBeVisible()
  await world.axe(other)

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Your session has ended.')).toHaveCount(0)
  await expect(other.getByRole('link', { name: 'Sign In' }).last()).toBeVisible()
  await expect(other.getByText(email)).toHaveCount(0)

  await page.goto('/supabase-dashboard')
  await expect(page).toHaveURL('/supabase-login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Invalid login credentials')).toBeVisible()
  await expect(page.getByLabel('Email Address')).toHaveValue(email)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('Google authentication failed: Google is not configured on this server.')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/supabase-dashboard')
})

test('a forgotten password is replaced by the link of an email, which works once', async ({ world, browser }) => {
  const { page, email } = await enter({ world, browser }, 'Asha Rao')
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/supabase-login')
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  // The page before has a field of the same name.
  await expect(page.getByRole('heading', { name: 'Reset password' })).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  await world.axe(page)

  const link = await linkTo(world, email, 'recovery')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expect(page).toHaveURL('/reset-password?area=demo')
  await page.getByLabel('New password', { exact: true }).fill('another one')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your password has been changed. Please sign in.')).toBeVisible()
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('another one')
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/supabase-dashboard')

  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

test('whoever sits at the server reads its emails there', async ({ world, browser, page }) => {
  const { email } = await enter({ world, browser }, 'Asha Rao')
  await page.goto('/dev/mail')
  await expect(page.getByText(`To: ${email}`)).toBeVisible()
  await world.axe(page)
})

test('a link that was used says so, and a return without any session leads to sign in', async ({ world, page }) => {
  await page.goto('/supabase-auth/callback#error=access_denied&error_description=Email+link+is+invalid+or+has+expired')
  await expect(page.getByText('Authentication failed: Email link is invalid or has expired')).toBeVisible()
  await expect(page).toHaveURL('/supabase-login')
  await page.goto('/supabase-auth/callback')
  await expect(page.getByText('Authentication session not found')).toBeVisible()
  await expect(page).toHaveURL('/supabase-login')
  await page.goto('/supabase-demo')
  await expect(page.getByRole('heading', { name: 'Supabase Integration Demo' })).toBeVisible()
  await world.axe(page)
})

test('a member of the network and a user of the demo area are two accounts in one browser', async ({ world, browser }) => {
  const { page, email } = await enter({ world, browser }, 'Asha Rao')
  const member = await world.member({ name: 'Ravi Menon' })
  await page.goto('/login')
  await page.getByLabel('Email').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')
  await expect(page.getByLabel('Full Name')).toHaveValue('Ravi Menon')
  await page.goto('/supabase-dashboard')
  await expect(page.getByRole('region', { name: 'Your profile' })).toContainText('Asha Rao')
  await page.goto('/oauth-debug')
  await expect(page.getByRole('main')).toContainText(email)
  await page.goto('/supabase-dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => [localStorage.getItem('token') !== null, localStorage.getItem('wardmates-demo')])).toEqual([true, null])
})

test('what a user of the demo area is writing is theirs, whoever is signed in beside them, and goes when they sign out', async ({
  world,
  browser,
}) => {
  const { page, email } = await enter({ world, browser }, 'Asha Rao')
  const box = page.getByLabel('Write a post')
  await box.fill('Half a thought')
  const member = await world.member({ name: 'Ravi Menon' })
  const beside = { token: member.token, user: JSON.stringify(member.user) }
  await page.evaluate((session) => Object.assign(localStorage, session), beside)
  await page.reload()
  await expect(box).toHaveValue('Half a thought')
  await page.evaluate(() => {
    for (const key of ['token', 'user']) localStorage.removeItem(key)
  })
  await page.reload()
  await expect(box).toHaveValue('Half a thought')

  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL('/')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Half a thought')
  await page.goto('/supabase-login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/supabase-dashboard')
  await expect(box).toHaveValue('')
})

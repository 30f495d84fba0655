import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

/** What the server says of a session. */
const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()

test('somebody signs up and goes on to their profile', async ({ page }) => {
  const email = `${crypto.randomUUID()}@example.org`

  await page.goto('/register')
  await page.getByLabel('Full name').fill('Asha Rao')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('turmeric lamp at seven')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  await expect(page.getByText('Account created successfully!')).toBeVisible()
  await expect(page).toHaveURL('/profile-setup')
  expect(JSON.parse((await kept(page, 'user')) ?? '')).toMatchObject({ name: 'Asha Rao', email, profileComplete: false })
  expect(await statusOf(page, (await kept(page, 'token')) ?? '')).toBe(200)
})

test('a form says at its fields what is missing, and forgives when it is written in', async ({ page }) => {
  await page.goto('/register')
  await page.getByLabel('Password', { exact: true }).fill('seven c')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  await expect(page.getByLabel('Full name')).toBeFocused()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Enter your full name.')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription('Use at least 8 characters.')

  await page.getByLabel('Full name').fill('Asha')
  await expect(page.getByText('Enter your full name.')).toBeHidden()
})

test('an address that has an account keeps what was typed', async ({ page, world }) => {
  const asha = await world.member()

  await page.goto('/register')
  await page.getByLabel('Full name').fill('Somebody Else')
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill('turmeric lamp at seven')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  await expect(page.getByText('Email or username already registered')).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Somebody Else')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('turmeric lamp at seven')
})

test('a wrong password keeps what was typed and opens nothing', async ({ page, world }) => {
  const asha = await world.member()

  await page.goto('/login')
  await signIn(page, { email: asha.email, password: 'not the password' })

  await expect(page.getByText('Invalid email or password')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(asha.email)
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('type', 'text')
  await expect(page.getByRole('progressbar', { includeHidden: true })).toHaveJSProperty('value', 0)
  expect(await kept(page, 'token')).toBeNull()
})

test('a server out of reach is told apart from a wrong password', async ({ page, world }) => {
  const asha = await world.member()

  await page.goto('/login')
  await page.route('**/api/auth/login', (route) => route.abort())
  await signIn(page, asha)

  await expect(page.getByText('Login failed')).toBeVisible()
  await expect(page.getByText('Check your connection and try again.')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue(asha.email)
})

test('a protected page asks to sign in and comes back', async ({ page, world }) => {
  const asha = await world.member()

  await page.goto('/dashboard')
  await expect(page).toHaveURL('/login?next=%2Fdashboard')
  await signIn(page, asha)

  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  await page.goto('/login?next=/mates')
  await expect(page).toHaveURL('/mates')
})

test('nobody is led to another site', async ({ page, world }) => {
  const asha = await world.member()

  await page.goto('/login?next=//evil.example/profile')
  await signIn(page, asha)

  await expect(page).toHaveURL('/profile-setup')
})

test('Logout ends the session here and on the server', async ({ page, world }) => {
  const asha = await world.member()
  await page.goto('/login?next=/profile')
  await signIn(page, asha)
  await expect(page).toHaveURL('/profile')
  const token = (await kept(page, 'token')) ?? ''

  await page.getByRole('button', { name: 'Logout' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  expect(await kept(page, 'token')).toBeNull()
  expect(await kept(page, 'user')).toBeNull()
  expect(await statusOf(page, token)).toBe(401)
})

test('Sign Out on the dashboard says so and leads to the landing page, by no detour', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/dashboard')
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))

  await page.getByRole('button', { name: 'Sign Out' }).click()

  await expect(page.getByText('Signed out successfully')).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(visited).not.toContain('/login')
  expect(await statusOf(page, asha.token)).toBe(401)
})

test('a session that was ended elsewhere while the page was away signs out', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/home')
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto('about:blank')
  await page.request.delete(`${world.url}/api/auth/sessions`, { headers: { authorization: `Bearer ${asha.token}` } })

  await page.goto(`${world.url}/home`)

  await expect(page).toHaveURL('/login?next=%2Fhome')
  await expect(page.getByText('You have been signed out.')).toBeVisible()
  expect(await kept(page, 'token')).toBeNull()
})

test('two tabs follow one another in and out', async ({ page, context, world }) => {
  const asha = await world.member()
  const other = await context.newPage()
  await page.goto('/login?next=/mates')
  await other.goto('/features')
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible()

  await other.goto('/login')
  await signIn(other, asha)
  await expect(page).toHaveURL('/mates')
  await expect(other).toHaveURL('/profile-setup')

  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  await other.bringToFront()
  await expect(other.getByRole('button', { name: 'Logout' })).toBeHidden()
})

test('a seeded community offers a member to look around as', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: /^Look around as Dr\. / }).click()

  await expect(page.getByText('Login successful!')).toBeVisible()
  await expect(page).toHaveURL('/home')
})

test('without a Google client the button says so', async ({ page }) => {
  await page.goto('/login')
  // The button wakes up with the program, which a page that may only be read fetches late.
  await page.getByLabel('Email').focus()
  await expect(page.getByRole('button', { name: /^Look around/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()

  await expect(page.getByText('Google sign-in is not configured on this server. Try email login.')).toBeVisible()
})

const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 900 } },
  { name: 'phone', viewport: { width: 390, height: 844 } },
]
for (const { name, viewport } of screens)
  test(`the entrance is open to everybody: ${name}`, async ({ page, world }) => {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const seen = Promise.withResolvers<void>()
    await page.route('**/api/auth/google/callback', (route) => seen.promise.then(() => route.abort()))

    for (const path of ['/login', '/register', '/reset-password', '/reset-password#token=made-up', '/auth/callback?code=x&state=y']) {
      await page.goto('about:blank')
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      if (path === '/login') await expect(page.getByRole('button', { name: /^Look around/ })).toBeVisible()
      await world.axe(page)
    }
    seen.resolve()
    await page.goto('/login')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('Enter your password.')).toBeVisible()
    await signIn(page, { email: 'nobody@example.org', password: 'nothing at all' })
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await world.axe(page)
  })

test('after many wrong passwords the form signs in all the same: the browser works for it', async ({ page, world, context }) => {
  const asha = await world.member()
  let asked = 0
  await context.route('**/api/auth/login', async (route) => {
    asked++
    const { proof } = route.request().postDataJSON()
    if (proof) return route.continue()
    const refusal = { code: 'PROOF_NEEDED', status: 429, message: 'Too many attempts.', requestId: crypto.randomUUID() }
    return route.fulfill({ status: 429, json: refusal })
  })

  await page.goto('/login')
  await signIn(page, asha)

  await expect(page.getByText('Login successful!')).toBeVisible()
  expect(asked).toBe(2)
})

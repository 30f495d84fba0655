import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { unzip } from '../support/unzip.ts'
import { expect, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What the list reads for its lines, from the top to the end. */
const STATES = [
  '/api/profile',
  '/api/auth/sessions',
  '/api/account/second-factor',
  '/api/notifications/settings',
  '/api/mates/blocks',
  '/api/data-exports',
  '/api/consents',
  '/api/data-accesses',
  '/api/nominee',
  '/api/grievances',
]
const nav = (page: Page) => page.getByRole('navigation', { name: 'Settings' })

/** When each of these was first asked and answered, in milliseconds: what is heard of live is read again by itself. */
const timesOf = (page: Page, paths: string[]) =>
  page.evaluate((wanted) => {
    const read = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const firsts = wanted.flatMap((path) => read.find(({ name }) => new URL(name).pathname === path) ?? [])
    return firsts.map(({ startTime, responseEnd }) => ({ asked: startTime, answered: responseEnd }))
  }, paths)

test('a member asks for a copy of their data, hears that it is ready, and downloads it with their password', async ({ world }) => {
  const asha = await world.member()
  await world.ask(asha, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content: 'What I wrote on the ward' })
  const page = await world.visit(asha, '/home')

  await page.getByRole('link', { name: 'Settings' }).click()
  await nav(page).getByRole('link', { name: 'Export my data' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Export my data')
  await page.getByRole('button', { name: 'Make a copy' }).click()
  const copy = page.getByRole('list', { name: 'Copies of your data' }).getByRole('listitem')
  await expect(copy).toContainText('Ready', { timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Make a copy' })).toBeDisabled()
  await expect(page.getByText('You can ask for one every 24 hours')).toBeVisible()
  await world.axe(page)

  await copy.getByRole('button', { name: /^Download/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Download your data' })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Download' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is not your password')
  await world.axe(page)
  await dialog.getByLabel('Your password').fill(asha.password)
  const coming = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download' }).click()
  const download = await coming
  await expect(dialog).toBeHidden()

  expect(download.suggestedFilename()).toMatch(/^wardmates-data-.*\.zip$/)
  const files = unzip(await readFile(await download.path()))
  expect(files.get('feed/data.html')!.toString()).toContain('What I wrote on the ward')
  await expect(copy).toContainText('downloaded on')

  await page.goto(`${world.url}/dashboard?notices=list`)
  await page.getByRole('link', { name: /Your data is ready/ }).click()
  await expect(page).toHaveURL('/settings?section=data')
})

test('on a phone the settings are a list that leads to each section and back', async ({ world }) => {
  const page = await world.visit(await world.member(), '/settings', PHONE)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  for (const [section, state] of [
    ['Profile audience', 'Members see you. Phone: only me'],
    ['Sessions and devices', 'Signed in on 1 device'],
    ['Sign-in and security', 'No second proof set up'],
    ['Notifications', 'As we recommend'],
    ['Blocked members', 'Nobody'],
    ['Export my data', 'No copy is ready'],
    ['Consent log', '2 given'],
    ['Who saw my data', 'No entries in the last 90 days'],
    ['Nominee', 'Nobody named'],
    ['Delete account', '30 days to change your mind'],
    ['Grievance', 'None filed'],
  ] as const)
    await expect(nav(page).getByRole('link', { name: section })).toContainText(state)
  const read = await timesOf(page, STATES)
  expect(read).toHaveLength(STATES.length)
  for (const [no, { asked }] of read.entries()) if (no > 0) expect(asked).toBeGreaterThanOrEqual(read[no - 1]!.answered)
  await world.axe(page)
  for (const [section, heading] of [
    ['Profile audience', 'Your profile'],
    ['Sessions and devices', 'Where you are signed in'],
    ['Sign-in and security', 'Authenticator app'],
    ['Notifications', 'What you are notified of'],
    ['Blocked members', 'Whom you have blocked'],
    ['Export my data', 'Copies of your data'],
    ['Consent log', 'Purposes'],
    ['Who saw my data', 'The last 90 days'],
    ['Nominee', 'Your nominee'],
    ['Delete account', 'What happens, and when'],
    ['Grievance', 'Your grievances'],
  ] as const) {
    await nav(page).getByRole('link', { name: section }).click()
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await world.axe(page)
    await page.getByRole('link', { name: 'Settings', exact: true }).click()
  }
})

test('a device is signed out and a member unblocked from the settings', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await world.ask(asha, 'PUT', `/api/mates/blocks/${ravi.id}`, {})
  const page = await world.visit(asha, '/settings?section=sessions')
  await page.request.post('/api/auth/login', {
    data: { email: asha.email, password: asha.password },
    headers: { 'user-agent': 'Firefox/140.0' },
  })

  await page.reload()
  await page.getByRole('list', { name: 'Devices' }).getByRole('button').click()
  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await nav(page).getByRole('link', { name: 'Blocked members' }).click()
  await page.getByRole('button', { name: 'Unblock Ravi Menon' }).click()

  await expect(page.getByText('You have not blocked anyone.')).toBeVisible()
})

test('a member deletes their account, is met by nobody, and comes back to keep it', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Leaveswala' }), await world.member({ name: 'Ravi Menon' })]
  const page = await world.visit(asha, '/settings?section=delete')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password').fill('not this one')
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(dialog.getByRole('alert')).toContainText('This is not your password')
  await world.axe(page)
  await dialog.getByLabel('Your password').fill(asha.password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()

  await expect(page.getByText('Your account is hidden.')).toBeVisible()
  await expect(page).toHaveURL('/')
  const found = await (await world.ask(ravi, 'GET', '/api/search/people?q=Leaveswala')).text()
  expect(found).not.toContain(asha.id)

  await page.goto(`${world.url}/login`)
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: /^Your account will be deleted on/ })).toBeVisible()
  await world.axe(page)
  await page.goto(`${world.url}/dashboard`)
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Keep my account' }).click()

  await expect(page.getByText('Welcome back. Everything stands as it was.')).toBeVisible()
  await page.goto(`${world.url}/dashboard`)
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
})

test('a member who does not want to wait deletes their account at once', async ({ world }) => {
  const asha = await world.member()
  await world.ask(asha, 'POST', '/api/account/deletion', { password: asha.password })
  const { email, password } = asha
  const answer = await fetch(`${world.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const page = await world.visit({ ...asha, ...((await answer.json()) as Pick<typeof asha, 'token' | 'user'>) }, '/home', PHONE)

  await page.getByRole('button', { name: 'Delete now' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account now?' })
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Delete now' }).click()

  await expect(page.getByText('Your account is being deleted.')).toBeVisible()
  await expect
    .poll(async () => (await world.outbox()).some((text) => text.includes(`To: ${email}`) && text.includes('was deleted')))
    .toBe(true)
})

test('what a member agreed to is listed, and taken back by one press', async ({ world }) => {
  const asha = await world.member()
  await world.ask(asha, 'PATCH', '/api/notifications/settings', { kinds: ['post_liked'], mail: 'daily' })
  const page = await world.visit(asha, '/settings?section=consents')
  const purposes = page.getByRole('list', { name: 'Purposes' })
  await expect(purposes.getByRole('listitem')).toHaveCount(3)
  await world.axe(page)

  await purposes.getByRole('button', { name: 'Take back: Emails that sum up what happened' }).click()

  await expect(purposes.getByText('Taken back')).toBeVisible()
  await expect(page.getByRole('list', { name: 'All entries' })).toContainText('Emails that sum up what happened: taken back')
  await expect(purposes.getByRole('button')).toHaveCount(0)
})

test('a member names a nominee, changes their mind, and reads what that does', async ({ world }) => {
  const page = await world.visit(await world.member(), '/settings?section=nominee')
  await expect(page.getByText('Nothing happens by itself')).toBeVisible()
  await page.getByRole('button', { name: 'Name a person' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your nominee' })
  await dialog.getByLabel('Full name').fill('Ravi Menon')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This cannot be empty.')).toHaveCount(2)
  await world.axe(page)
  await dialog.getByLabel('Who they are to you').fill('Brother')
  await dialog.getByLabel('How they are reached').fill('+91 98111 22233')
  await dialog.getByLabel('How they are reached').press('Enter')

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 3, name: 'Ravi Menon' })).toBeVisible()
  await world.axe(page)
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('You have named nobody.', { exact: true })).toBeVisible()
})

test('who sees what of a member stands in the settings, and is changed there', async ({ world }) => {
  const page = await world.visit(await world.member(), '/settings')
  const row = (what: string) => page.getByRole('region', { name: 'Your profile' }).getByText(what, { exact: true }).locator('..')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile audience')
  await expect(row('Phone')).toContainText('Only me')
  await world.axe(page)

  await page.getByRole('button', { name: 'Change' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who sees what' })
  await dialog.getByLabel('Phone').selectOption('My mates')
  await dialog.getByRole('button', { name: 'Save' }).click()

  await expect(dialog).toBeHidden()
  await expect(row('Phone')).toContainText('My mates')
})

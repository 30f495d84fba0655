import type { Page } from '@playwright/test'
import { once, write } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PHONE = { width: 390, height: 844 }

const steps = (page: Page) => page.getByRole('region', { name: 'Five steps to a useful page' })
const current = (page: Page) => steps(page).locator('[aria-current="step"]')
const people = (page: Page, hospital: string) => page.getByRole('region', { name: `From ${hospital}` })

/** Says who a member is, as the setup does; without a proof the third step waits. */
async function setUp(world: JourneyWorld, member: Pick<JourneyMember, 'token'>, hospital: string, more?: object) {
  const basics = {
    step: 1,
    kind: 'doctor',
    name: 'Dr. Tenzin Dolma',
    headline: 'House Officer',
    location: 'Shimla',
    phone: null,
    bio: null,
  }
  const work = {
    step: 2,
    specialty: '',
    experienceYears: 0,
    currentPosition: '',
    hospital,
    education: '',
    college: '',
    graduationYear: null,
    ...more,
  }
  for (const body of [basics, work]) expect((await world.ask(member, 'PUT', '/api/setup', body)).ok).toBe(true)
}

async function approveProof(world: JourneyWorld, member: Pick<JourneyMember, 'token'>) {
  const { claims } = (await (await world.ask(member, 'GET', '/api/verification')).json()) as { claims: [{ id: string }] }
  const reviewer = await world.reviewer()
  await world.ask(reviewer, 'POST', `/api/verification/desk/${claims[0].id}/take`, {})
  const approved = await world.ask(reviewer, 'POST', `/api/verification/desk/${claims[0].id}/approve`, {
    compared: ['number'],
    register: 'IMR',
  })
  expect(approved.ok).toBe(true)
}

test('a new member goes from signing up to the end of the list, each step done where it leads', async ({ world, page }) => {
  const hospital = once('Himadri Hospital')
  const colleagues = [await world.member(), await world.member(), await world.member(), await world.member()]
  for (const colleague of colleagues) await setUp(world, colleague, hospital)
  const email = `${crypto.randomUUID()}@example.org`

  await page.goto('/register')
  await page.getByLabel('Full name').fill('Tenzin Dolma')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('turmeric lamp at seven')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page).toHaveURL('/profile-setup')
  const tenzin = { token: await page.evaluate(() => localStorage.getItem('token') ?? '') }

  await page.goto('/home')
  await expect(steps(page)).toContainText('0 of 5 done.')
  await expect(page.getByText('Numbers appear here after your first post.')).toBeVisible()
  await current(page).getByRole('link', { name: 'Enter code' }).click()
  await world.confirmOwnEmail(page, { email })
  await expect(page.getByText('Your email address is confirmed.')).toBeVisible()

  await setUp(world, tenzin, hospital)
  await page.goto('/home')
  await expect(current(page)).toContainText('Finish your profile')
  await expect(current(page)).toContainText('1 of 4 parts done. Left: your work, training, interests.')
  await setUp(world, tenzin, hospital, { specialty: 'Medicine', currentPosition: 'House Officer', education: 'MBBS' })
  const number = String(Math.floor(Math.random() * 1e9))
  const proof = { proof: 'registration', council: 'kmc', number, year: 2024, nameAsRegistered: 'Tenzin Dolma', hprId: null }
  const third = { step: 3, kind: 'doctor', proof, interests: ['Research'] }
  expect((await world.ask(tenzin, 'PUT', '/api/setup', third)).ok).toBe(true)

  await page.reload()
  await expect(steps(page).getByRole('listitem').nth(2)).toContainText('Sent. We check within')
  await expect(current(page)).toContainText('0 of 3. Four from your hospital are below.')
  await current(page).getByRole('link', { name: 'See them' }).click()
  await expect(people(page, hospital)).toBeFocused()
  await people(page, hospital).getByRole('button', { name: 'Show 1 more' }).click()
  for (const asked of [1, 2, 3]) {
    const connect = people(page, hospital).getByRole('button', { name: /^Connect with / })
    await connect.first().click()
    await expect(people(page, hospital).getByRole('button', { name: 'Request Sent' })).toHaveCount(asked)
  }
  await expect(current(page)).toContainText('0 of 3, 3 asked.')
  for (const colleague of colleagues) await world.ask(colleague, 'POST', '/api/mates/accept', { memberId: await idOf(world, tenzin) })
  await approveProof(world, tenzin)

  await page.reload()
  await expect(steps(page)).toContainText('4 of 5 done.')
  await current(page).getByRole('link', { name: 'Write' }).click()
  await write(page, once('Night one as house officer'))
  await page.getByRole('link', { name: 'Home' }).first().click()

  await expect(page.getByRole('region', { name: 'Your activity' })).toContainText('Connections')
  await expect(steps(page)).toHaveCount(0)
})

const idOf = async (world: JourneyWorld, member: Pick<JourneyMember, 'token'>) =>
  ((await (await world.ask(member, 'GET', '/api/auth/me')).json()) as { id: string }).id

test('a step leads to the very thing that is to be done', async ({ world }) => {
  const hospital = once('Himadri Hospital')
  const asha = await world.member()
  const page = await world.visit(asha, '/home', { viewport: PHONE })
  const go = async (name: string) => {
    await page.goto('/home')
    await steps(page).getByRole('link', { name, exact: true }).click()
  }

  await go('Enter code')
  await expect(page.getByLabel('Code from your email')).toBeFocused()
  await expect(page.getByLabel('Code from your email')).toBeInViewport({ ratio: 1 })
  await go('Continue')
  await expect(page.getByRole('form', { name: 'Basic Info' })).toBeVisible()
  await go('Add number')
  const claim = page.getByRole('dialog', { name: 'Get verified' })
  await expect(claim).toBeVisible()
  await claim.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/verification')
  await go('Write')
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toBeFocused()

  await setUp(world, asha, hospital, { specialty: 'Medicine', currentPosition: 'House Officer', education: 'MBBS' })
  await go('Continue')
  const edit = page.getByRole('dialog', { name: 'Edit Profile' })
  await expect(edit.getByRole('group', { name: 'Interests' })).toBeFocused()
  await edit.getByRole('button', { name: 'Research', exact: true }).click()
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toHaveCount(0)
  await expect(page).toHaveURL('/profile')

  await go('Add number')
  await expect(page.getByRole('form', { name: 'Medical Verification & Interests' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Research', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('the list is put away for good', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home')

  await steps(page).getByRole('button', { name: 'Put this list away' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Put away' }).click()
  await expect(steps(page)).toHaveCount(0)
  await page.reload()

  await expect(page.getByRole('region', { name: 'Today’s round' })).toBeVisible()
  await expect(steps(page)).toHaveCount(0)
})

test('a first question waits in the input of Doxy AI, and its library has an answer', async ({ world }) => {
  const page = await world.visit(await world.member(), '/home')

  await page.getByRole('link', { name: 'Warning signs in dengue' }).click()

  await expect(page).toHaveURL('/chat')
  await expect(page.getByRole('textbox', { name: /Ask/ })).toHaveValue('Warning signs in dengue')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('log')).toContainText('World Health Organization', { timeout: 20_000 })
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { viewport: PHONE } },
]) {
  test(`the first day is open to everybody ${name}`, async ({ world }) => {
    const hospital = once('Himadri Hospital')
    const [asha, colleague] = [await world.member(), await world.member()]
    for (const member of [asha, colleague]) await setUp(world, member, hospital)

    const page = await world.visit(asha, '/home', options)

    await expect(people(page, hospital).getByRole('listitem')).toHaveCount(1)
    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })
}

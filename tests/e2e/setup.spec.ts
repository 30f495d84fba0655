import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: false })

async function fillBasics(page: Page, name = 'Dr. Ananya Iyer', kind = 'Doctor') {
  await page.getByRole('radio', { name: kind, exact: true }).check()
  await field(page, 'Full Name').fill(name)
  await field(page, 'Professional Title').fill('Senior Consultant')
  await field(page, 'Location').fill('Chennai, Tamil Nadu')
  await next(page).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
}

async function fillProfessional(page: Page, specialty = 'Medical Specialization', position = 'Current Position') {
  await field(page, specialty).fill('Cardiology')
  await field(page, 'Years of Experience').fill('12')
  await field(page, position).fill('Consultant')
  await field(page, 'Education Background').fill('MBBS, MD, DM')
  await next(page).click()
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
}

/** Far from where another worker began. */
let count = randomInt(1_000_000)
async function fillLicence(page: Page) {
  await field(page, 'Medical License Number').fill(String(++count))
  await field(page, 'Year of Registration').fill('2010')
  await page.getByRole('button', { name: 'Research', exact: true }).click()
}

/** What the server keeps of a member. */
const kept = async (page: Page, { token }: JourneyMember) =>
  (await page.request.get('/api/setup', { headers: { authorization: `Bearer ${token}` } })).json()

async function begin(world: JourneyWorld, path = '/profile-setup') {
  const asha = await world.member()
  return { asha, page: await world.visit(asha, path) }
}

test('a doctor sets up their profile in four steps and enters the dashboard', async ({ world }) => {
  const { asha, page } = await begin(world)

  await expect(page.getByRole('heading', { level: 1, name: 'Basic Info' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Profile setup' })).toHaveAttribute('aria-valuenow', '1')
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await expect(next(page)).toBeDisabled()
  await fillBasics(page)
  await fillProfessional(page)
  await expect(page.getByRole('combobox', { name: 'Council' })).toHaveValue('Tamil Nadu Medical Council')
  await expect(field(page, 'Name as Registered')).toHaveValue('Ananya Iyer')
  await fillLicence(page)
  await next(page).click()
  await page.getByRole('button', { name: 'Go back and edit' }).click()
  await expect(page.getByText('Step 3 of 4')).toBeVisible()
  await next(page).click()
  await expect(page.getByRole('heading', { name: 'Welcome to the ward, Ananya' })).toBeVisible()
  await expect(page.getByRole('heading', { name: "What's Next" })).toBeVisible()
  await page.getByRole('button', { name: 'Enter Wardmates Dashboard' }).click()

  await expect(page.getByText('Profile setup completed successfully!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '').profileComplete)).toBe(true)
  expect(await kept(page, asha)).toMatchObject({ complete: true, kind: 'doctor', claim: { state: 'waiting', proof: { council: 'tnmc' } } })
})

test('Next waits for the required fields and says which are missing', async ({ world }) => {
  const { page } = await begin(world)

  await field(page, 'Professional Title').fill('Resident')
  await field(page, 'Professional Title').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Who you are')
  await expect(page.getByRole('radio', { name: 'Doctor', exact: true })).toBeFocused()
  await page.getByRole('radio', { name: 'Doctor', exact: true }).check()
  await field(page, 'Full Name').fill('')
  await field(page, 'Professional Title').press('Enter')

  await expect(page.getByText('Please fill in all required fields')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Location')
  await expect(field(page, 'Full Name')).toBeFocused()
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
})

test('the third step says that education is missing on the second', async ({ world }) => {
  const { page } = await begin(world)
  await fillBasics(page)
  await field(page, 'Medical Specialization').fill('Cardiology')
  await field(page, 'Years of Experience').fill('62')
  await expect(field(page, 'Years of Experience')).toHaveAccessibleDescription('Enter a number from 0 to 50.')
  await expect(next(page)).toBeDisabled()
  await field(page, 'Years of Experience').fill('0')
  await field(page, 'Current Position').fill('Consultant')
  await next(page).click()
  await fillLicence(page)

  await field(page, 'Medical License Number').press('Enter')
  await expect(page.getByRole('alert')).toContainText('Education Background, on step 2')
  await page.getByRole('button', { name: 'Go to step 2' }).click()
  await field(page, 'Education Background').fill('MBBS')
  await next(page).click()

  await expect(page.getByRole('button', { name: 'Research', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await next(page).click()
  await expect(page.getByText('Step 4 of 4')).toBeVisible()
})

const ways: {
  kind: string
  asked: [specialty: string, position: string]
  fill: (page: Page) => Promise<void>
  claim: object
  proven: string
}[] = [
  {
    kind: 'Student',
    asked: ['Course or Subject', 'Year or Position'],
    fill: async (page) => {
      await page.getByRole('combobox', { name: 'College' }).fill('AFMC Pune')
      await field(page, 'Enrolment Number').fill(`A-${++count}`)
      await field(page, 'Year of Admission').fill('2023')
    },
    claim: { kind: 'student', proof: { proof: 'enrolment', college: 'AFMC Pune' } },
    proven: 'enrolment',
  },
  {
    kind: 'Nurse or allied professional',
    asked: ['Profession or Specialty', 'Current Position'],
    fill: async (page) => {
      const council = page.getByRole('combobox', { name: 'Council' })
      await expect(council).toHaveValue('Tamil Nadu: state nursing council')
      await council.fill('physio tamil')
      await page.getByRole('option', { name: 'Tamil Nadu: state allied and healthcare council' }).click()
      await field(page, 'Registration Number').fill(String(++count))
      await field(page, 'Year of Registration').fill('2015')
    },
    claim: { kind: 'allied', proof: { proof: 'registration', council: 'allied-tamil-nadu' } },
    proven: 'registration',
  },
  {
    kind: 'Researcher',
    asked: ['Research Field', 'Current Position'],
    fill: async (page) => {
      await field(page, 'ORCID iD').fill('https://orcid.org/0000-0002-1825-0097')
    },
    claim: { kind: 'researcher', proof: { proof: 'orcid', orcid: '0000-0002-1825-0097' } },
    proven: 'ORCID iD',
  },
]

for (const { kind, asked, fill, claim, proven } of ways)
  test(`${kind}: asked for what they have, and able to finish`, async ({ world }) => {
    const { asha, page } = await begin(world)
    await fillBasics(page, undefined, kind)
    await fillProfessional(page, ...asked)

    await fill(page)
    await page.getByRole('button', { name: 'Public Health' }).click()
    await next(page).click()

    await expect(page.getByText('Step 4 of 4')).toBeVisible()
    await expect(page.getByText(`We verify your ${proven} within`)).toBeVisible()
    expect(await kept(page, asha)).toMatchObject({ claim })
  })

test('a representative confirms the institution with the code from the email', async ({ world }) => {
  const { asha, page } = await begin(world)
  const address = `${crypto.randomUUID()}@kem.example`
  await page.getByRole('radio', { name: 'Representative of an institution' }).check()
  await field(page, 'Full Name').fill('Dr. Ananya Iyer')
  await field(page, 'Your Role').fill('Dean')
  await field(page, 'Location').fill('Mumbai, Maharashtra')
  await next(page).click()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await field(page, 'Institution').last().fill('KEM Hospital')
  await fillProfessional(page, 'Field of the Institution')
  await expect(page.getByRole('textbox', { name: 'Institution', exact: true })).toHaveValue('KEM Hospital')
  await field(page, 'Institution Email').fill(address)
  await page.getByRole('button', { name: 'Public Health' }).click()
  await next(page).click()
  await world.confirmOwnEmail(page, asha)

  await field(page, 'Code from the email').fill('12')
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('The code has 8 digits.')).toBeVisible()
  const email = async () => (await world.outbox()).findLast((text) => text.includes(address))
  await expect.poll(email).toBeDefined()
  await field(page, 'Code from the email').fill(/^(\d{8})$/m.exec((await email()) ?? '')![1]!)
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()

  await expect(field(page, 'Code from the email')).toBeHidden()
})

test('the setup goes on in another browser, and a reload loses nothing', async ({ world }) => {
  const { asha, page } = await begin(world)
  await fillBasics(page)
  await field(page, 'Medical Specialization').fill('Neurology')
  await page.reload()
  await expect(page.getByText('Step 2 of 4')).toBeVisible()
  await expect(field(page, 'Medical Specialization')).toHaveValue('Neurology')
  await fillProfessional(page)

  const other = await world.visit(asha, '/profile-setup', { viewport: { width: 390, height: 844 } })

  await expect(other.getByText('Step 3 of 4')).toBeVisible()
  await other.getByRole('button', { name: 'Previous' }).click()
  await expect(field(other, 'Medical Specialization')).toHaveValue('Cardiology')
  await other.getByRole('button', { name: 'Previous' }).click()
  await expect(field(other, 'Location')).toHaveValue('Chennai, Tamil Nadu')
})

test('a failure keeps what was typed and the step', async ({ world }) => {
  const { page } = await begin(world)
  await page.route('**/api/setup', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await page.getByRole('radio', { name: 'Doctor', exact: true }).check()
  await field(page, 'Professional Title').fill('Resident')
  await field(page, 'Location').fill('Pune, Maharashtra')
  await next(page).click()

  await expect(page.getByRole('alert')).toContainText('Could not reach Wardmates')
  await expect(page.getByText('Step 1 of 4')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Professional Title')).toHaveValue('Resident')
})

test('an unusual number is remarked on and stops nobody', async ({ world }) => {
  const { page } = await begin(world)
  await fillBasics(page)
  await fillProfessional(page)
  await field(page, 'Medical License Number').fill(`KMC/${++count}`)
  await field(page, 'Year of Registration').fill('2010')
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  await next(page).click()

  await expect(page.getByText(/Numbers beginning with KMC belong to the Karnataka Medical Council/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter Wardmates Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')
})

test('nobody signed in is led to the demo area', async ({ page }) => {
  await page.goto('/profile-setup')

  await expect(page).toHaveURL('/supabase-login')
})

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`the wizard is open to everybody: ${name}`, async ({ world }) => {
    const asha = await world.member()
    const page = await world.visit(asha, '/profile-setup', { viewport, reducedMotion: 'reduce' })

    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await world.axe(page)
    await fillBasics(page)
    await field(page, 'Years of Experience').fill('62')
    await field(page, 'Years of Experience').press('Enter')
    await world.axe(page)
    await fillProfessional(page)
    await world.axe(page)
    await fillLicence(page)
    await next(page).click()
    await expect(page.getByText('Step 4 of 4')).toBeVisible()
    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Institution } from '#contract/institution.ts'
import type { Posting } from '#contract/posting.ts'
import { once, opened } from './institution-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const DAY_MS = 24 * 3600_000
const lastDay = () => new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10)
const dialog = (page: Page) => page.getByRole('dialog')
const field = (page: Page, name: string) => page.getByRole('region', { name: 'Job', exact: true }).getByLabel(name)

const written = {
  ...{ title: 'Consultant Intensivist', city: 'Siliguri', specialty: 'Critical Care', description: 'Run the unit with three colleagues.' },
  requirements: [{ kind: 'registration', strictness: 'must', words: 'Registered doctor, any state council' }],
  questions: [{ words: 'How many beds did you run?', kind: 'text' }],
}

/** A published job, made through the API like any other. */
async function published(world: JourneyWorld, by: JourneyMember, institutionId: string, rest: object = {}) {
  const asked = { ...written, closesOn: lastDay(), ...rest, institutionId, clientId: randomUUID() }
  const draft = (await (await world.ask(by, 'POST', '/api/postings', asked)).json()) as Posting
  const answer = await world.ask(by, 'POST', `/api/postings/${draft.id}/publication`, { version: draft.version })
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return draft.id
}

async function apply(world: JourneyWorld, by: JourneyMember, postingId: string) {
  const body = { answers: [{ question: written.questions[0]!.words, answer: 'Twelve' }], letter: 'I would like to come back to the hills.' }
  const answer = await world.ask(by, 'POST', `/api/jobs/${postingId}/application`, body)
  expect(answer.ok, await answer.clone().text()).toBe(true)
}

test('a recruiter writes a job, is told beside the fields what is missing, publishes it, changes it and closes it', async ({ world }) => {
  const asha = await world.member({ name: once('Asha') })
  const name = once('Teesta Hospital')
  const id = await opened(world, asha, name)
  const page = await world.visit(asha, `/institutions?id=${id}&manage`)
  await page.getByRole('link', { name: 'New job' }).click()
  await field(page, 'Title').fill('Consultant Intensivist')
  await field(page, 'Pay from, LPA').fill('30')
  await field(page, 'Pay to, LPA').fill('24')
  await page.getByRole('button', { name: 'Add a line' }).click()
  await page.getByRole('textbox', { name: 'Requirement 1' }).fill('Registered doctor, any state council')
  await field(page, 'Kind of requirement 1').selectOption('registration')
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByRole('textbox', { name: 'Question 1' }).fill('How many beds did you run?')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Requirement 1' })).toHaveValue('Registered doctor, any state council')

  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByText('things to correct')).toContainText('pay to')
  await expect(field(page, 'Pay to, LPA')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Pay to be corrected')
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await field(page, 'Pay to, LPA').fill('42')
  await field(page, 'Specialty').fill('Critical Care')
  await field(page, 'What the person will do').fill('Run the unit with three colleagues.')
  await field(page, 'Closes on').fill(lastDay())
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('₹30–42 LPA')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await expect(page.getByRole('alert').getByText('Could not reach Wardmates.')).toBeVisible()
  await expect(field(page, 'Pay to, LPA')).toHaveValue('42')
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Open until')).toBeVisible()

  await field(page, 'Title').fill('Senior Consultant Intensivist')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { name: 'Senior Consultant Intensivist', level: 1 })).toBeVisible()
  const reader = await world.visit(await world.member(), `/institutions?id=${id}`)
  await expect(reader.getByRole('region', { name: 'Open jobs' })).toContainText('Senior Consultant Intensivist')
  await page.getByRole('button', { name: 'Close job' }).click()
  await dialog(page).getByRole('button', { name: 'Close job' }).click()
  await expect(page.getByText('Closed. Filled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
  await expect(reader.getByRole('region', { name: 'Open jobs' })).toHaveCount(0)
})

test('a draft of an institution whose mark has ended says beside Publish why it cannot be published, and can be deleted', async ({
  world,
}) => {
  const asha = await world.member({ name: once('Asha') })
  const institutionId = await opened(world, asha, once('Teesta Hospital'))
  const { version } = (await (await world.ask(asha, 'GET', `/api/institutions/${institutionId}`)).json()) as Institution
  const renamed = await world.ask(asha, 'PATCH', `/api/institutions/${institutionId}`, { version, name: once('Mahananda Hospital') })
  expect(renamed.ok, await renamed.clone().text()).toBe(true)
  const asked = { ...written, closesOn: lastDay(), institutionId, clientId: randomUUID() }
  const draft = (await (await world.ask(asha, 'POST', '/api/postings', asked)).json()) as Posting

  const page = await world.visit(asha, `/institutions?job=${draft.id}`)

  await expect(page.getByText('Only verified institutions offer jobs and shifts.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled()
  await page.getByRole('button', { name: 'Delete draft' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No job yet.')).toBeVisible()
})

test('two recruiters who change the same job both keep what they wrote', async ({ world }) => {
  const asha = await world.member({ name: once('Asha') })
  const id = await published(world, asha, await opened(world, asha, once('Teesta Hospital')))
  const [first, second] = [await world.visit(asha, `/institutions?job=${id}`), await world.visit(asha, `/institutions?job=${id}`)]
  await field(first, 'Title').fill('Intensivist, nights')
  await field(first, 'Department').fill('Critical Care')
  await field(second, 'Title').fill('Intensivist, days')
  await field(second, 'City').fill('Darjeeling')
  await second.getByRole('button', { name: 'Save changes' }).click()
  await expect(second.getByRole('heading', { name: 'Intensivist, days', level: 1 })).toBeVisible()

  await first.getByRole('button', { name: 'Save changes' }).click()
  await expect(first.getByText('Title, as they wrote it: Intensivist, days')).toBeVisible()
  await expect(field(first, 'City')).toHaveValue('Darjeeling')
  await expect(field(first, 'Title')).toHaveValue('Intensivist, nights')
  await first.getByRole('button', { name: 'Save changes' }).click()

  await expect(second.getByRole('heading', { name: 'Intensivist, nights', level: 1 })).toBeVisible()
  await expect(field(second, 'Department')).toHaveValue('Critical Care')
})

test('a recruiter reads applications, answers several at once, writes notes and to an applicant, and exports them', async ({ world }) => {
  const [asha, meera, ravi] = await Promise.all(['Asha', 'Meera', 'Ravi'].map((name) => world.member({ name: once(name) })))
  const id = await published(world, asha!, await opened(world, asha!, once('Teesta Hospital')))
  for (const one of [meera!, ravi!]) await apply(world, one, id)
  const page = await world.visit(asha!, `/institutions?job=${id}&applicants`)
  await expect(page.getByRole('button', { name: 'New 2' })).toBeVisible()
  const awaited = page.getByRole('list', { name: 'Applications' }).getByText(/^Answer expected by/)
  await expect(awaited).toHaveCount(2)
  await page.getByRole('button', { name: meera!.name, exact: true }).click()
  await expect(page.getByText('I would like to come back to the hills.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Required against proven' })).toContainText('Not checked')
  await expect(page.getByRole('button', { name: 'Viewed 1' })).toBeVisible()
  await page.getByLabel('Add a note').fill('Strong. Ask about the night duty.')
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(page.getByRole('region', { name: 'Notes' })).toContainText('Strong. Ask about the night duty.')
  await expect(page.getByLabel('Add a note')).toHaveValue('')

  for (const one of [meera!, ravi!]) await page.getByRole('checkbox', { name: `Select ${one.name}` }).check()
  await page.getByRole('region', { name: '2 selected' }).getByRole('button', { name: 'Shortlist' }).click()
  await dialog(page).getByLabel('Words to each of them').fill('We call you this week.')
  await dialog(page).getByRole('button', { name: 'Shortlist' }).click()
  await expect(page.getByRole('button', { name: 'Shortlisted 2' })).toBeVisible()
  await expect(awaited).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'What the applicant sees' })).toContainText('We call you this week.')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toBe('applicants.csv')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'No application is open' })).toBeVisible()
  await page.goForward()
  await page.getByRole('button', { name: 'Message' }).click()

  await expect(page).toHaveURL(/\/messages\?conversation=/)
  await expect(page.getByRole('heading', { name: meera!.name })).toBeVisible()
})

test('a recruiter of another institution reads nothing, and one whose role ends in the middle no more', async ({ world }) => {
  const [asha, ravi, meera, farah] = await Promise.all(['Asha', 'Ravi', 'Meera', 'Farah'].map((name) => world.member({ name: once(name) })))
  const page = await opened(world, asha!, once('Teesta Hospital'))
  await opened(world, farah!, once('Mahananda Hospital'))
  const id = await published(world, asha!, page)
  await apply(world, meera!, id)
  const invitation = { memberId: ravi!.id, role: 'recruiter' }
  expect((await world.ask(asha!, 'POST', `/api/institutions/${page}/invitations`, invitation)).ok).toBe(true)
  expect((await world.ask(ravi!, 'POST', `/api/institutions/${page}/invitation`)).ok).toBe(true)
  const other = await world.visit(farah!, `/institutions?job=${id}&applicants`)
  const recruiter = await world.visit(ravi!, `/institutions?job=${id}&applicants`)
  await recruiter.getByRole('button', { name: meera!.name, exact: true }).click()
  await expect(recruiter.getByText('I would like to come back to the hills.')).toBeVisible()

  expect((await world.ask(asha!, 'DELETE', `/api/institutions/${page}/roles/${ravi!.id}`)).ok).toBe(true)

  await expect(other.getByRole('heading', { name: 'You do not recruit here' })).toBeVisible()
  await expect(recruiter.getByRole('heading', { name: 'You do not recruit here' })).toBeVisible()
  await expect(recruiter.getByText(meera!.name)).toHaveCount(0)
  await expect(recruiter.getByText('I would like to come back to the hills.')).toHaveCount(0)
})

const csv = (...lines: string[]) => ({ name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) })

test('a recruiter imports a file: each row is looked at first, and those without a fault become drafts', async ({ world }) => {
  const asha = await world.member({ name: once('Asha') })
  const page = await world.visit(asha, `/institutions?id=${await opened(world, asha, once('Teesta Hospital'))}&manage`)
  await page.getByRole('button', { name: 'Import' }).click()
  const file = page.waitForEvent('download')
  await dialog(page).getByRole('button', { name: 'Save an example file' }).click()
  await dialog(page)
    .getByLabel('File of jobs')
    .setInputFiles({ ...csv(), buffer: Buffer.from([0x54, 0xfc, 0x72]) })
  await expect(dialog(page).getByRole('alert')).toContainText('not in UTF-8')
  await expect(dialog(page).getByRole('button', { name: 'Take drafts' })).toBeDisabled()
  await dialog(page)
    .getByLabel('File of jobs')
    .setInputFiles(csv('ID,Title,Pay to', 'B1,Staff Nurse,much', 'B2,Pharmacist,6'))
  await expect(dialog(page).getByRole('status')).toContainText('1 new draft')
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Pay to: Write a number.')
  await dialog(page).getByRole('button', { name: 'Take 1 draft' }).click()
  await expect(page.getByRole('list', { name: 'Jobs' })).toContainText('Pharmacist')

  await page.getByRole('button', { name: 'Import' }).click()
  await dialog(page)
    .getByLabel('File of jobs')
    .setInputFiles(await (await file).path())
  await dialog(page).getByRole('button', { name: 'Take 1 draft' }).click()
  await page.getByRole('link', { name: 'Consultant Intensivist' }).click()

  await expect(field(page, 'Pay to, LPA')).toHaveValue('42')
  await expect(page.getByRole('textbox', { name: 'Requirement 2' })).toHaveValue('Speaks Nepali')
  await expect(page.getByText('to correct')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Publish' })).toBeVisible()
})

for (const [look, options] of Object.entries(screens))
  test(`jobs of an institution, their editor and their applicants are accessible ${look}`, async ({ world }) => {
    const [asha, meera] = await Promise.all(['Asha', 'Meera'].map((name) => world.member({ name: once(name) })))
    const institution = await opened(world, asha!, once('Teesta Hospital'))
    const id = await published(world, asha!, institution)
    await apply(world, meera!, id)
    const page = await world.visit(asha!, `/institutions?id=${institution}&manage`, options)
    await expect(page.getByRole('region', { name: 'Jobs', exact: true })).toContainText('Consultant Intensivist')
    await world.axe(page)
    await page.getByRole('button', { name: 'Import' }).click()
    await dialog(page)
      .getByLabel('File of jobs')
      .setInputFiles(csv('ID,Title,Pay to,Room', 'B1,Staff Nurse,much,4', 'B2,Pharmacist,6,'))
    await expect(dialog(page).getByText('Nothing is read from: Room.')).toBeVisible()
    await world.axe(page)
    await dialog(page).getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('link', { name: 'New job' }).click()
    await page.getByRole('button', { name: 'Add a line' }).click()
    await page.getByRole('button', { name: 'Opened' }).click()
    await world.axe(page)

    await page.goto(`${world.url}/institutions?job=${id}&applicants`)
    await page.getByRole('button', { name: meera!.name, exact: true }).click()
    await expect(page.getByText('I would like to come back to the hills.')).toBeVisible()
    await world.axe(page)

    await page.goto(`${world.url}/institutions?id=${institution}`)
    await expect(page.getByRole('region', { name: 'Open jobs' })).toBeVisible()
    await world.axe(page)
  })

import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { pdfOf } from '../support/paper-files.ts'
import { aHospital, aJob } from './hospital.ts'
import { callsOf, expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

/** A title that no other journey searches for. */
const once = (title: string) => `${title} ${randomUUID().slice(0, 8)}`
const cards = (page: Page) => page.getByRole('region', { name: 'Job list' }).getByRole('article')
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name } : {})
const cv = { name: 'asha-rao.pdf', mimeType: 'application/pdf', buffer: pdfOf([['Asha Rao', 'Cardiac anaesthetist']]) }

const requirements = [
  { kind: 'registration', strictness: 'must', words: 'Registered doctor, any state council' },
  { kind: 'skill', strictness: 'helpful', words: 'Speaks Bengali' },
] as const

/** A hospital with one job, as its recruiter has published it. */
async function ward(world: JourneyWorld, title: string) {
  const recruiter = await world.member({ name: 'Ravi Menon' })
  const institutionId = await aHospital([recruiter, 'owner'])
  const job = await aJob(world, recruiter, institutionId, {
    title,
    requirements: [...requirements],
    benefits: ['Protected teaching day'],
    questions: [
      { words: 'How many open-heart cases did you run alone last year?', kind: 'text' },
      { words: 'Could you begin in June?', kind: 'yes_no' },
    ],
  })
  return { recruiter, institutionId, job }
}

/** What the recruiter says to whoever applied for a job. */
async function move(world: JourneyWorld, recruiter: JourneyMember, postingId: string, status: string, words: string) {
  const { items } = (await (await world.ask(recruiter, 'GET', `/api/postings/${postingId}/applicants`)).json()) as {
    items: { id: string }[]
  }
  const moved = { applicationIds: items.map(({ id }) => id), status, words }
  expect((await world.ask(recruiter, 'POST', `/api/postings/${postingId}/applicants/status`, moved)).ok).toBe(true)
  return items[0]!.id
}

test('somebody finds a job, saves it, reads why they fit, applies with a CV, hears of the answer in a second tab, and withdraws', async ({
  world,
}) => {
  test.slow()
  const title = once('Cardiac Anaesthetist')
  const { recruiter, job } = await ward(world, title)
  const asha = await world.member()
  const page = await world.visit(asha, '/jobs')
  await page.getByLabel('Search jobs').fill(title)
  await expect(cards(page)).toHaveCount(1)
  await expect(page).toHaveURL(/q=Cardiac/)
  await expect(page.getByText('1 job', { exact: true })).toBeVisible()
  const other = await world.visit(asha, '/jobs?show=saved')
  await expect(other.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect(other.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(page.getByRole('button', { name: `Save ${title}`, pressed: true })).toBeVisible()

  await page.getByRole('link', { name: title }).click()
  const detail = dialog(page, title)
  await expect(detail.getByText('₹30–42 LPA')).toBeVisible()
  await expect(detail.getByText('Quarters on campus')).toBeVisible()
  await expect(detail.getByRole('region', { name: 'Why you fit' })).toContainText('Your profile says nothing of this.')
  await expect(detail.getByRole('region', { name: 'Why you fit' }).getByText('Not checked')).toHaveCount(2)

  await detail.getByRole('button', { name: 'Apply Now' }).click()
  const form = dialog(page, `Apply: ${title}`)
  await expect(form.getByRole('region', { name: 'Your profile as it will be sent' })).toContainText('Asha Rao')
  await form.getByLabel('CV file').setInputFiles(cv)
  await expect(form.getByRole('button', { name: 'Remove asha-rao.pdf' })).toBeVisible()
  await form.getByLabel('Letter').fill('I would like to come back to a teaching hospital.')
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Please answer this question.')).toHaveCount(2)
  await page.reload()
  await dialog(page, title).getByRole('button', { name: 'Apply Now' }).click()
  await expect(form.getByLabel('Letter')).toHaveValue('I would like to come back to a teaching hospital.')
  await expect(form.getByRole('button', { name: 'Remove asha-rao.pdf' })).toBeVisible()
  await form.getByLabel('How many open-heart cases did you run alone last year?').fill('212')
  await form.getByLabel('Could you begin in June?').selectOption('Yes')
  await form.getByRole('button', { name: 'Send application' }).click()

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const progress = page.getByRole('region', { name: 'Your application', exact: true })
  await expect(progress).toContainText('With your profile, a CV, 2 answers and a letter.')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Open asha-rao.pdf' }).click()
  expect((await saved).suggestedFilename()).toBe('asha-rao.pdf')

  const second = await world.visit(asha, `/jobs?application=${job.id}`)
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const applicationId = await move(world, recruiter, job.id, 'shortlisted', 'Please come on Monday.')
  for (const each of [page, second])
    await expect(each.getByRole('region', { name: 'Your application', exact: true })).toContainText('“Please come on Monday.”')
  await world.ask(recruiter, 'POST', `/api/applicants/${applicationId}/conversation`)
  await second.reload()
  await second.getByRole('region', { name: 'Your application', exact: true }).getByRole('link', { name: 'Messages' }).click()
  await expect(second).toHaveURL(/\/messages\?conversation=/)

  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /Your application has moved on/ }).click()
  await expect(page).toHaveURL(`/jobs?application=${job.id}`)
  await progress.getByRole('button', { name: 'Withdraw' }).click()
  await dialog(page, 'Withdraw your application?').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('The institution reads this application no longer.')).toBeVisible()
  await progress.getByRole('link', { name: 'Open the job' }).click()
  await expect(dialog(page, title).getByText('Your application: Withdrawn')).toBeVisible()
  await expect(dialog(page, title).getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
})

test('what is narrowed stands in the address, Back closes a job, and the keyboard comes back to its card', async ({ world }) => {
  const title = once('Night Intensivist')
  await ward(world, title)
  const page = await world.visit(await world.member(), `/jobs?q=${encodeURIComponent(title)}`)
  await page.getByLabel('City').selectOption('Siliguri (1)')
  await page.getByLabel('Salary').selectOption('₹24–48 LPA (1)')
  await expect(page).toHaveURL(/city=Siliguri&salary=24_to_48/)
  await page.getByRole('link', { name: title }).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page, title).getByRole('heading', { name: title })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: title })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page, title)).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByLabel('City')).toHaveValue('Siliguri')

  await page.getByRole('button', { name: 'Urgent' }).click()
  await expect(page.getByRole('heading', { name: 'No jobs found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear the filters' }).click()
  await expect(page.getByLabel('Search jobs')).toHaveValue('')
  await expect(page).toHaveURL('/jobs?show=urgent')
})

test('where the line breaks, a save waits for it and what was written for an application stays', async ({ world }) => {
  const title = once('Neonatologist')
  await ward(world, title)
  const page = await world.visit(await world.member(), `/jobs?q=${encodeURIComponent(title)}`)
  await expect(cards(page)).toHaveCount(1)
  await page.route('**/saved', (route) => route.abort())
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect(page.getByText('Not sent yet. It goes by itself when the connection is back.')).toBeVisible()
  await expect(page.getByRole('button', { name: `Save ${title}`, pressed: true })).toBeVisible()
  await page.unroute('**/saved')
  await expect(page.getByText('Not sent yet. It goes by itself when the connection is back.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Save ${title}`, pressed: true })).toBeVisible()

  await page.getByRole('link', { name: title }).click()
  await dialog(page, title).getByRole('button', { name: 'Apply Now' }).click()
  const form = dialog(page, `Apply: ${title}`)
  await form.getByLabel('CV file').setInputFiles({ ...cv, name: 'cv.png', mimeType: 'image/png' })
  await expect(form.getByText('Use a PDF or DOCX file.')).toBeVisible()
  await form.getByRole('button', { name: 'Make one from your profile' }).click()
  const saved = page.waitForEvent('download')
  await form.getByRole('button', { name: 'Look at it' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await form.getByLabel('How many open-heart cases did you run alone last year?').fill('212')
  await form.getByLabel('Could you begin in June?').selectOption('No')
  await page.route('**/application', (route) => route.abort())
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Could not reach Wardmates.')).toBeVisible()
  await expect(form.getByLabel('How many open-heart cases did you run alone last year?')).toHaveValue('212')
  await page.keyboard.press('Escape')
  await dialog(page, 'Discard your changes?').getByRole('button', { name: 'Keep editing' }).click()
  await page.unroute('**/application')
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText('With your profile, a CV and 2 answers.')).toBeVisible()
})

test('what was typed to a question stays beside it, and under no other that is asked meanwhile', async ({ world }) => {
  const title = once('Cardiac Registrar')
  const { recruiter, job } = await ward(world, title)
  const page = await world.visit(await world.member(), `/jobs?job=${job.id}`)
  await dialog(page, title).getByRole('button', { name: 'Apply Now' }).click()
  const form = dialog(page, `Apply: ${title}`)
  await form.getByLabel('How many open-heart cases did you run alone last year?').fill('212')
  await form.getByLabel('Could you begin in June?').selectOption('Yes')

  const questions = [
    { words: 'How many night duties a month would you take?', kind: 'text' },
    { words: 'Could you begin in June?', kind: 'yes_no' },
  ]
  const edited = await world.ask(recruiter, 'PATCH', `/api/postings/${job.id}`, { version: job.version, questions })
  expect(edited.ok).toBe(true)

  await expect(form.getByLabel('How many night duties a month would you take?')).toHaveValue('')
  await expect(form.getByRole('status').filter({ hasText: 'The questions have changed.' })).toContainText('212')
  await expect(form.getByLabel('Could you begin in June?')).toHaveValue('yes')
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByText('Please answer this question.')).toHaveCount(1)
  await form.getByLabel('How many night duties a month would you take?').fill('Six')
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('With your profile and 2 answers.')).toBeVisible()
})

test('a search is saved with its alerts, renamed, opened from its notice and deleted, and a second tab follows', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/jobs?q=teleradiology&show=remote')
  const second = await world.visit(asha, '/jobs')
  const searches = (at: Page) => at.getByRole('list', { name: 'Saved searches' })
  await page.getByRole('button', { name: 'Save this search' }).click()
  const form = dialog(page, 'Save this search')
  await expect(form.getByLabel('Name')).toHaveValue('teleradiology · Remote')
  await form.getByLabel('Name').fill('')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(form.getByText('This cannot be empty.')).toBeVisible()
  await form.getByLabel('Name').fill('From home')
  await form.getByRole('switch', { name: 'By mail too' }).click()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(searches(page)).toContainText('From home')
  await expect(searches(second)).toContainText('From home')
  const mailed = async () => {
    const settings = await world.ask(asha, 'GET', '/api/notifications/settings')
    const { items } = (await settings.json()) as { items: { kind: string; mail: string }[] }
    return items.find(({ kind }) => kind === 'search_found')?.mail
  }
  await expect.poll(mailed).toBe('daily')
  await page.getByRole('switch', { name: 'Tell me of new jobs: From home' }).click()
  await expect(second.getByRole('switch', { name: 'Tell me of new jobs: From home' })).not.toBeChecked()

  await page.getByRole('button', { name: 'More for From home' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await dialog(page, 'Rename this search').getByLabel('Name').fill('From my desk')
  await dialog(page, 'Rename this search').getByRole('button', { name: 'Save', exact: true }).click()
  await expect(searches(second)).toContainText('From my desk')
  const { items } = (await (await world.ask(asha, 'GET', '/api/job-searches')).json()) as { items: { id: string }[] }
  await second.goto(`${world.url}/jobs?search=${items[0]!.id}`)
  await expect(second).toHaveURL('/jobs?q=teleradiology&show=remote')
  await expect(second.getByLabel('Search jobs')).toHaveValue('teleradiology')

  await page.getByRole('button', { name: 'More for From my desk' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(searches(second)).toContainText('Save a search')
})

test('an application whose answer was lost is there once, and a second press leads to it', async ({ world }) => {
  const title = once('Paediatric Surgeon')
  const { job } = await ward(world, title)
  const page = await world.visit(await world.member(), `/jobs?job=${job.id}`)
  await dialog(page, title).getByRole('button', { name: 'Apply Now' }).click()
  const form = dialog(page, `Apply: ${title}`)
  await form.getByLabel('How many open-heart cases did you run alone last year?').fill('212')
  await form.getByLabel('Could you begin in June?').selectOption('Yes')
  const PATH = `**/api/jobs/${job.id}/application`
  await page.route(PATH, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await form.getByRole('button', { name: 'Send application' }).click()
  await expect(form.getByRole('alert')).toBeVisible()
  await page.unroute(PATH)
  await form.getByRole('button', { name: 'Send application' }).click()

  await expect(page).toHaveURL(`/jobs?application=${job.id}`)
  await expect(page.getByRole('region', { name: 'Your application', exact: true })).toContainText('2 answers')
})

test('a job that changes and closes says so while it is open, and can be reported', async ({ world }) => {
  const title = once('Paediatric Surgeon')
  const { recruiter, job } = await ward(world, title)
  const page = await world.visit(await world.member(), `/jobs?job=${job.id}`)
  const detail = dialog(page, title)
  await expect(detail.getByText('48 a week')).toBeVisible()
  await world.ask(recruiter, 'PATCH', `/api/postings/${job.id}`, { version: job.version, dutyHours: 40 })
  await expect(detail.getByText(/^Changed on .* Duty hours: from 48 a week to 40 a week\.$/)).toBeVisible()
  await expect(detail.getByText('40 a week', { exact: true })).toBeVisible()

  await detail.getByRole('button', { name: `More for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Report this job' }).click()
  await dialog(page, 'Report this job').getByLabel('What is wrong?').selectOption({ index: 1 })
  await dialog(page, 'Report this job').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We have received it.')).toBeVisible()

  await world.ask(recruiter, 'POST', `/api/postings/${job.id}/closure`, { closeReason: 'filled' })
  await expect(detail.getByText('This job is closed')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Apply Now' })).toHaveCount(0)
  await page.goto(`${world.url}/jobs?job=${randomUUID()}`)
  await expect(dialog(page, 'Job not found')).toBeVisible()
})

test('a guest reads the sample jobs, saves one in this tab alone, and signs in to apply', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/jobs')
  await expect(cards(page)).toHaveCount(5)
  await page.getByRole('button', { name: 'Save Teleradiology Reporting, night shifts' }).click()
  await page.getByRole('button', { name: 'Saved', exact: true }).click()
  await expect(cards(page)).toHaveCount(3)
  await page.getByRole('button', { name: 'All Jobs' }).click()
  await page.getByLabel('Search jobs').fill('vellore')
  await expect(cards(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Consultant Interventional Cardiologist' }).click()
  const detail = dialog(page, 'Consultant Interventional Cardiologist')
  await expect(detail.getByText('Family quarters on campus')).toBeVisible()
  await expect(detail.getByRole('link', { name: 'Company Page' })).toBeVisible()
  expect(calls).toEqual([])
  await detail.getByRole('link', { name: 'Apply Now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible()
  await page.goto(`/jobs?job=${randomUUID()}`)
  await expect(dialog(page, 'Sign in to open this job').getByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    /next=%2Fjobs%3Fjob%3D/,
  )
})

for (const [when, look] of Object.entries(screens))
  test(`jobs are open to everybody ${when}`, async ({ browser, world }) => {
    test.slow()
    const title = once('Nephrologist')
    const { recruiter, job } = await ward(world, title)
    const asha = await world.member()
    const page = await world.visit(asha, `/jobs?q=${encodeURIComponent(title)}`, look)
    const isWhole = async (at: Page) => {
      expect(await at.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await world.axe(at)
    }
    await expect(cards(page)).toHaveCount(1)
    await isWhole(page)
    await page.getByRole('link', { name: title }).click()
    await expect(dialog(page, title).getByText('Not checked')).toHaveCount(2)
    await isWhole(page)
    await dialog(page, title).getByRole('button', { name: 'Apply Now' }).click()
    const form = dialog(page, `Apply: ${title}`)
    await expect(form.getByText('Not checked')).toHaveCount(2)
    await isWhole(page)
    await form.getByLabel('How many open-heart cases did you run alone last year?').fill('212')
    await form.getByLabel('Could you begin in June?').selectOption('Yes')
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await move(world, recruiter, job.id, 'offer', 'Welcome.')
    await expect(page.getByText('“Welcome.”')).toBeVisible()
    await isWhole(page)
    await page.goto(`${world.url}/jobs?applications`)
    await expect(page.getByRole('list', { name: 'Your applications' }).getByRole('listitem')).toHaveCount(1)
    await isWhole(page)

    const context = await browser.newContext({ ...look, baseURL: world.url, serviceWorkers: 'block' })
    const guest = await context.newPage()
    await guest.goto('/jobs')
    await expect(cards(guest)).toHaveCount(5)
    await isWhole(guest)
    await guest.getByRole('link', { name: 'Paediatric Intensivist' }).click()
    await expect(dialog(guest, 'Paediatric Intensivist').getByText('Crèche on campus')).toBeVisible()
    await isWhole(guest)
    await context.close()
  })

import type { Page } from '@playwright/test'
import type { Course } from '#contract/courses.ts'
import dengue from '#corpus/courses/dengue.json' with { type: 'json' }
import { openDatabase } from '#server/platform/db/open.ts'
import { newId } from '#server/platform/ids.ts'
import { ask, openChat } from './chat-page.ts'
import { community } from './community.ts'
import { callsOf, expect, screens, test } from './world.ts'

/** To questions as the version that ships asks them. */
const aWrongOne = { version: dengue.version, optionId: 'a' }

const WAITS = 'Not sent yet. It goes by itself when the connection is back.'
const CASE = '/education?course=dengue&step=day-five'
const question = (page: Page) => page.getByRole('region', { name: 'What does the end of the fever mean here?' })

async function answer(page: Page, option: RegExp) {
  await question(page).getByRole('radio', { name: option }).check()
  await question(page).getByRole('button', { name: 'Answer', exact: true }).click()
}

/** An event that began a few minutes ago, held by the house. */
async function addEvent(title: string) {
  const database = await openDatabase({ dataDir: community.dataDir, poolSize: 2, beside: true })
  const starts_at = new Date(Date.now() - 5 * 60_000)
  await database.db
    .insertInto('event')
    .values({ id: newId(), kind: 'journal_club', title, about: '', place: 'online', starts_at })
    .execute()
  await database.close()
}

test('a course is begun, a case answered wrong and then right, and another device goes on from there', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/education')
  await page.getByRole('link', { name: 'A dengue ward in the monsoon' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'A dengue ward in the monsoon' })).toBeVisible()
  await page.getByRole('button', { name: 'I have read this' }).click()
  await expect(page.getByText('You have read this.')).toBeVisible()
  await page.getByRole('link', { name: /^Next: / }).click()

  await answer(page, /going|may go home/)
  await expect(question(page).getByRole('heading', { name: 'Not quite.' })).toBeFocused()
  await expect(question(page).getByText('Your answer, wrong')).toBeVisible()
  await expect(question(page).getByText('Missed questions come back to you as recall cards.')).toBeVisible()
  await question(page)
    .getByRole('button', { name: /^Open the note on: / })
    .first()
    .click()
  await expect(page.getByRole('dialog').locator('mark')).not.toBeEmpty()
  await page.keyboard.press('Escape')
  await question(page).getByRole('button', { name: 'Answer again' }).click()
  await answer(page, /critical phase/)
  await expect(question(page).getByText('Right, your answer')).toBeVisible()

  const other = await world.visit(asha, '/education')
  await other.getByRole('region', { name: 'Go on where you stopped' }).getByRole('link').click()
  await expect(question(other).getByText('Right, your answer')).toBeVisible()
  await other.goto(`${world.url}/education?recall`)
  await other.getByRole('button', { name: 'Show the answer' }).click()
  await other.getByRole('button', { name: /^Good/ }).click()
  await expect(other.getByText(/comes back in \d+ days?, on .+ FSRS set the interval/)).toBeVisible()
  await expect(other.getByText('Nothing is due.')).toBeVisible()
})

test('an answer that did not arrive stays chosen, through a reload too, can be changed, and goes by itself', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, CASE)
  const send = '**/api/education/courses/dengue/questions/*'
  let isHeard = false
  // Each answer is taken and nobody hears of it.
  await page.route(send, async (route) => {
    const response = await route.fetch()
    await (isHeard ? route.fulfill({ response }) : route.abort())
  })
  await answer(page, /may go home/)
  await expect(question(page).getByText(WAITS)).toBeVisible()
  await world.axe(page)

  await page.reload()
  await expect(question(page).getByRole('radio', { name: /may go home/ })).toBeChecked()
  await answer(page, /critical phase/)
  await expect(question(page).getByText(WAITS)).toBeVisible()
  await expect(question(page).getByRole('button', { name: 'Try now' })).toBeVisible()
  isHeard = true

  await expect(question(page).getByText('Right, your answer')).toBeVisible()
  await expect(question(page).getByText(WAITS)).toHaveCount(0)
  const course: Course = await (await world.ask(asha, 'GET', '/api/education/courses/dengue')).json()
  const step = course.modules.flatMap(({ steps }) => steps).find(({ id }) => id === 'day-five')
  const judged = { id: 'fever-gone', attempt: { isRight: true, wasRightAtFirst: false, times: 2 } }
  expect(step).toMatchObject({ questions: [judged, { attempt: null }] })
})

test('an answer that the server fails on stays chosen, and one to a question that was changed is asked anew', async ({ world }) => {
  const page = await world.visit(await world.member(), CASE)
  const send = '**/api/education/courses/dengue/questions/*'
  const answerWith = (status: number, code: string, message: string) =>
    page.route(send, (route) => route.fulfill({ status, json: { code, status, message, requestId: 'made-up' } }))
  await answerWith(500, 'FAULT', 'Something went wrong.')
  await answer(page, /critical phase/)
  await expect(question(page).getByRole('alert')).toContainText('Your answer was not sent, and is still chosen here.')
  await expect(question(page).getByRole('radio', { name: /critical phase/ })).toBeChecked()
  await page.unroute(send)

  await answerWith(409, 'QUESTION_CHANGED', 'This question has been changed meanwhile.')
  const read = page.waitForResponse((response) => response.url().endsWith('/api/education/courses/dengue'))
  await question(page).getByRole('button', { name: 'Try again' }).click()
  await read
  await expect(question(page).getByRole('alert')).toContainText('This question has been changed meanwhile.')
  await expect(question(page).getByRole('radio', { name: /critical phase/ })).not.toBeChecked()
})

test('cards rated without a connection wait through a reload, and FSRS sets their day when it is back', async ({ world }) => {
  const asha = await world.member()
  await world.ask(asha, 'POST', '/api/education/courses/dengue/questions/fever-gone', { ...aWrongOne, clientId: newId() })
  const page = await world.visit(asha, '/education?recall', { ...screens['on a phone'], colorScheme: 'dark' })
  const send = '**/api/education/recall'
  await page.route(send, (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await page.getByRole('button', { name: 'Show the answer' }).click()
  await page.getByRole('button', { name: /^Good/ }).click()

  await expect(page.getByText('1 rating is not sent yet. It goes by itself.')).toBeVisible()
  await expect(page.getByText(/^Kept. FSRS sets the day/)).toBeFocused()
  await expect(page.getByText('You have rated every card that is here.')).toBeVisible()
  await world.axe(page)
  await page.reload()
  await expect(page.getByText('You have rated every card that is here.')).toBeVisible()
  await page.unroute(send)

  await expect(page.getByText('Nothing is due.')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/The next card comes on/)).toBeVisible()
  await expect(page.getByText('1 rating is not sent yet.')).toHaveCount(0)
})

test('a module ends with questions that open the chat with the question written', async ({ world }) => {
  const page = await world.visit(await world.member(), '/education?course=dengue')
  await page.getByRole('link', { name: /^Next: / }).click()
  const leads = page.getByRole('region', { name: 'Go on with Doxy AI' }).getByRole('link')
  const words = (await leads.first().textContent())!

  await leads.first().click()

  await expect(page.getByRole('textbox', { name: /Ask/ })).toHaveValue(words)
})

test('an event that has begun counts on home for whoever said that they are going, and no more when they are not', async ({ world }) => {
  const title = `Fluid balance ${Date.now()}`
  await addEvent(title)
  const page = await world.visit(await world.member(), '/education')
  const going = page.getByRole('button', { name: `I am going: ${title}` })
  await going.click()
  await expect(going).toHaveAttribute('aria-pressed', 'true')
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: `Calendar file: ${title}` }).click()])
  expect(file.suggestedFilename()).toBe('event.ics')

  await page.goto(`${world.url}/home`)
  await page.getByRole('link', { name: 'Events, 1' }).click()
  await going.click()

  await expect(going).toHaveAttribute('aria-pressed', 'false')
})

test('an entry is added, accredited only with a body and number, corrected, exported and removed', async ({ world }) => {
  const page = await world.visit(await world.member(), '/education?ledger')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await dialog.getByLabel('What did you learn?').fill('ECG hour for interns')
  await dialog.getByLabel('Hours').fill('1.5')
  await dialog.getByLabel('Accredited by a body').check()
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()
  await expect(dialog.getByText('Write its number, or choose self-recorded.')).toBeVisible()
  await dialog.getByLabel('Self-recorded').check()
  await page.route('**/api/education/ledger', (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Could not reach Wardmates')
  await page.unroute('**/api/education/ledger')
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()

  const row = page.getByRole('row', { name: /ECG hour for interns/ })
  await expect(row).toContainText('1.5 h')
  await expect(row).toContainText('Self-recorded')
  await row.getByRole('button', { name: 'More for ECG hour for interns' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit the entry' })
  await edit.getByLabel('Accredited by a body').check()
  await edit.getByLabel('Accredited by', { exact: true }).fill('Dakshin Council')
  await edit.getByLabel('Accreditation number').fill('D/7')
  await edit.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('by Dakshin Council, number D/7')

  for (const kind of ['CSV', 'PDF']) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: kind }).click()])
    expect(file.suggestedFilename()).toBe(`cpd-ledger.${kind.toLowerCase()}`)
  }
  await row.getByRole('button', { name: 'More for ECG hour for interns' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Nothing is recorded yet.')).toBeVisible()
})

test('what is typed of an entry stands through a reload, and one whose answer was lost is recorded once, as it was written last', async ({
  world,
}) => {
  const page = await world.visit(await world.member(), '/education?ledger')
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await dialog.getByLabel('What did you learn?').fill('ECG hour')
  await dialog.getByLabel('Hours').fill('1.5')
  await dialog.getByLabel('Reflection').fill('I now look at the PR interval first.')
  await page.reload()
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect(dialog.getByLabel('Reflection')).toHaveValue('I now look at the PR interval first.')

  await page.route('**/api/education/ledger', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Could not reach Wardmates')
  await page.unroute('**/api/education/ledger')
  await dialog.getByLabel('What did you learn?').fill('ECG hour for interns')
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()

  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('row', { name: /ECG hour/ })).toHaveCount(1)
  await expect(page.getByRole('row', { name: /ECG hour for interns/ })).toContainText('I now look at the PR interval first.')
  await page.getByRole('button', { name: 'Add an entry' }).click()
  await expect(dialog.getByLabel('What did you learn?')).toHaveValue('')
})

test('the clock of five years says where a rule of one’s council was found, and not that the council asks for it', async ({ world }) => {
  const asha = await world.member()
  await world.ask(asha, 'PUT', '/api/education/ledger/cycle', { councilId: 'gmc', startedOn: '2024-01-01' })

  const page = await world.visit(asha, '/education?ledger')

  const clock = page.getByRole('region', { name: 'Your five years' })
  await expect(clock).toContainText('A rule was found for it: 150 credits in 5 years. Source: CMEpedia')
  await expect(clock).toContainText('Ask your council before you rely on it.')
})

test('what an answer of Doxy AI taught is recorded, named by the answer and by no word of the question', async ({ world }) => {
  const page = await openChat(world, await world.member())
  const answer = await ask(page, 'Dapagliflozin in heart failure')
  await answer.getByRole('link', { name: 'Learn from this answer' }).click()
  expect(new URL(page.url()).search).toMatch(/^\?ledger=?&answer=[0-9a-f-]{36}$/)
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await dialog.getByLabel('What did you learn?').fill('Gliflozins in heart failure')
  await dialog.getByLabel('Hours').fill('0.5')
  await dialog.getByLabel('Reflection').fill('I now ask about fasting first.')
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()

  const row = page.getByRole('row', { name: /Gliflozins in heart failure/ })
  await expect(row).toContainText('Learned from a Doxy AI answer · “I now ask about fasting first.”')
  await expect(dialog).toHaveCount(0)
})

test('what a paper taught is recorded by its title', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/researchhub')
  await page.getByRole('button', { name: 'Upload paper' }).click()
  const upload = page.getByRole('dialog', { name: 'Upload a paper' })
  await upload
    .getByLabel('Paper file')
    .setInputFiles({ name: 'night.txt', mimeType: 'text/plain', buffer: Buffer.from('Night transfers improved.') })
  await upload.getByLabel('Title', { exact: true }).fill('Transfers by night')
  await upload.getByRole('button', { name: 'Upload', exact: true }).click()

  await page.getByRole('link', { name: 'Learn from this paper' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an entry' })
  await expect(dialog.getByLabel('What did you learn?')).toHaveValue('Transfers by night')
  await world.axe(page)
  await dialog.getByLabel('Hours').fill('0.75')
  await dialog.getByRole('button', { name: 'Add to the ledger' }).click()

  await expect(page.getByRole('row', { name: /Transfers by night/ })).toContainText('Learned from a paper')
  await expect(dialog).toHaveCount(0)
})

test('a finished course gives a certificate that anybody may check, and an entry', async ({ world, browser }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const course = await (await world.ask(asha, 'GET', '/api/education/courses/dengue')).json()
  for (const { steps } of course.modules)
    for (const step of steps) {
      if (step.kind === 'reading')
        await world.ask(asha, 'PUT', `/api/education/courses/dengue/steps/${step.id}`, { version: course.version })
      for (const { id } of step.questions ?? [])
        await world.ask(asha, 'POST', `/api/education/courses/dengue/questions/${id}`, { ...aWrongOne, clientId: newId() })
    }
  const page = await world.visit(asha, '/education?course=dengue')
  await page.getByRole('button', { name: 'Get the certificate' }).click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'PDF' }).click()])
  expect(file.suggestedFilename()).toMatch(/^WM-C-.+\.pdf$/)
  await page.getByRole('button', { name: 'Record it in your CPD ledger' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Add to the ledger' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const address = await page.getByRole('link', { name: 'Check page' }).getAttribute('href')

  const stranger = await (await browser.newContext({ baseURL: world.url, serviceWorkers: 'block' })).newPage()
  await stranger.goto(address!)
  await expect(stranger.getByText('Wardmates issued this certificate.')).toBeVisible()
  await expect(stranger.getByText(/Asha Rao finished this course/)).toBeVisible()
  await expect(stranger.getByText('This is a preview with sample people.')).toHaveCount(0)
  await expect(stranger.getByRole('link', { name: `Read version ${dengue.version}` })).toHaveCount(0)
  await page.goto(world.url + address!)
  await expect(page.getByRole('link', { name: `Read version ${dengue.version}` })).toBeVisible()
  await stranger.goto('/education?certificate=WM-C-2222-2222')
  await expect(stranger.getByText('We know no such certificate.')).toBeVisible()
  await stranger.context().close()
  await page.goto(`${world.url}/education?ledger`)
  await expect(page.getByRole('row', { name: /A dengue ward in the monsoon/ })).toContainText('Course on Wardmates')
  await page.getByRole('link', { name: `Read version ${dengue.version}` }).click()
  await expect(page.getByText(`This is version ${dengue.version}, as it was published.`)).toBeVisible()
  await world.axe(page)
})

test('certificates that no page holds any more are a press away', async ({ world }) => {
  const page = await world.visit(await world.member(), '/education')
  const certificate = (nth: number) => ({
    ...{ certificateNumber: `WM-C-22${20 + nth}-2222`, name: 'Asha Rao', courseId: `course-${nth}`, course: `Course ${nth}`, version: 1 },
    ...{ hours: 1, questions: 6, rightAtFirst: 5, finishedAt: '2026-01-05T08:00:00.000Z', issuer: 'Wardmates', accreditation: 'none' },
  })
  await page.route('**/api/education/certificates*', (route) => {
    const isFirst = !new URL(route.request().url()).searchParams.has('cursor')
    return route.fulfill({ json: { items: [certificate(isFirst ? 2 : 3)], next: isFirst ? 'more' : null } })
  })
  await page.goto(`${world.url}/education?ledger`)
  await expect(page.getByRole('heading', { name: 'Course 2' })).toBeVisible()

  await page.getByRole('button', { name: 'Show more certificates' }).click()

  await expect(page.getByRole('heading', { name: 'Course 3' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show more certificates' })).toHaveCount(0)
})

for (const [where, look] of Object.entries(screens))
  test(`courses, a judged case and the ledger are accessible ${where}`, async ({ world }) => {
    const asha = await world.member()
    await world.ask(asha, 'POST', '/api/education/courses/dengue/questions/fever-gone', { ...aWrongOne, clientId: newId() })
    const standing = { kind: 'accredited', by: 'Dakshin Council', accreditationNumber: 'D/7' }
    const entry = { clientId: newId(), title: 'ECG hour', hours: 1, on: '2026-01-05', reflection: 'Ask first.', standing }
    await world.ask(asha, 'POST', '/api/education/ledger', { ...entry, source: { kind: 'free' } })

    const page = await world.visit(asha, '/education', look)
    await expect(page.getByRole('article', { name: 'A dengue ward in the monsoon' })).toBeVisible()
    await world.axe(page)
    await page.goto(world.url + CASE)
    await expect(question(page).getByText('Your answer, wrong')).toBeVisible()
    await world.axe(page)
    await page.goto(`${world.url}/education?recall`)
    await page.getByRole('button', { name: 'Show the answer' }).click()
    await world.axe(page)
    await page.goto(`${world.url}/education?ledger`)
    await expect(page.getByRole('row', { name: /ECG hour/ })).toContainText('number D/7')
    await world.axe(page)
    await page.getByRole('button', { name: 'Add an entry' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  })

test('a guest takes a sample course and goes to an event in this tab, and the ledger asks for an account', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto('/education')
  await expect(page.getByRole('article')).toHaveCount(3)
  const going = page.getByRole('button', { name: /^I am going: / }).first()
  await going.click()
  await expect(going).toHaveAttribute('aria-pressed', 'true')

  await page.goto(CASE)
  await answer(page, /may go home/)
  await expect(question(page).getByText('Your answer, wrong')).toBeVisible()
  await page.goto('/education?ledger')
  await expect(page.getByText('A ledger needs an account.')).toBeVisible()

  expect(calls).toEqual([])
})

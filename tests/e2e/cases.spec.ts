import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openDatabase } from '#server/platform/db/open.ts'
import { aMark } from '../support/marks.ts'
import { community } from './community.ts'
import { choose, composer, NEWEST, once, postWith } from './feed-page.ts'
import { expect, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }

/** A member with a mark, written down at once: how one gets it is a journey of its own. */
async function verified(world: JourneyWorld, name: string) {
  const member = await world.member({ name })
  const database = await openDatabase({ dataDir: community.dataDir, poolSize: 1, beside: true })
  await database.db
    .updateTable('member')
    .set({ marks: JSON.stringify([aMark()]) })
    .where('id', '=', member.id)
    .execute()
  await database.close()
  return { ...member, user: { ...member.user, verified: true, mark: aMark() } }
}

const photograph = () =>
  sharp({ create: { width: 640, height: 480, channels: 3, background: '#a64' } })
    .jpeg()
    .toBuffer()

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(Post a case|Look through your case)$/ })
const outcomeOn = (page: Page) => page.getByRole('dialog', { name: 'How it turned out' })
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name })

test('a verified member posts a case that names nobody; a verified colleague reads it, and others do not', async ({ world }) => {
  const [asha, colleague, student] = [await verified(world, 'Dr. Asha Rao'), await verified(world, 'Dr. Imran Ali'), await world.member()]
  const question = once('Would you biopsy before steroids?')
  const page = await world.visit(asha, NEWEST)
  await composer(page).getByRole('button', { name: 'Post a case' }).click()

  await dialog(page).getByRole('button', { name: 'Next: look through it' }).click()
  await expect(dialog(page).getByText('This cannot be empty.')).toHaveCount(3)
  await expect(dialog(page).getByText('Please state what is so.')).toBeVisible()
  await world.axe(page)
  await field(page, 'Presentation').fill('Pt Harjinder Kaur came on 14-02-2024 with frothy urine.')
  await field(page, 'Question').fill(question)
  await field(page, 'Specialty').fill('Nephrology')
  await page.reload()
  await composer(page).getByRole('button', { name: 'Post a case' }).click()
  await expect(field(page, 'Question')).toHaveValue(question)
  await dialog(page).getByLabel('Age').selectOption('90 years or older')
  await dialog(page)
    .getByRole('radio', { name: /^The patient has consented in writing/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Next: look through it' }).click()

  await expect(dialog(page).locator('mark')).toHaveText(['Harjinder Kaur', '14-02-2024'])
  await expect(dialog(page).getByText('A scan finds much, not everything.')).toBeVisible()
  await world.axe(page)
  await dialog(page).getByRole('button', { name: 'Post the case' }).click()
  await expect(dialog(page).getByRole('status')).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Replace with [name]: Harjinder Kaur' }).click()
  await expect(dialog(page).locator('mark')).toHaveText(['14-02-2024'])
  await dialog(page).getByRole('button', { name: 'This is not an identifier: 14-02-2024' }).click()
  await dialog(page).getByRole('button', { name: 'Post the case' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const read = await world.visit(colleague, NEWEST, phone)
  const post = postWith(read, question)
  await expect(post).toContainText('Pt [name] came on 14-02-2024 with frothy urine.')
  await expect(post).toContainText('Nephrology · 90 years or older')
  await expect(post).toContainText('The author states that the patient has consented in writing')
  await expect(post.getByText('For verified members')).toBeAttached()
  await world.axe(read)

  const other = await world.visit(student, NEWEST)
  await expect(postWith(other, 'Pending').or(other.getByRole('article').first()).first()).toBeVisible()
  await expect(postWith(other, question)).toHaveCount(0)
  const id = new URL((await post.getByRole('link', { name: /^Open the post/ }).getAttribute('href'))!, world.url).searchParams.get('post')
  expect((await world.ask(student, 'GET', `/api/feed/posts/${id}`)).status).toBe(404)
})

test('whoever is not verified learns how to become so, and a case is kept for fewer later', async ({ world }) => {
  const [student, asha] = [await world.member(), await verified(world, 'Dr. Asha Rao')]
  const question = once('Which valve?')
  const page = await world.visit(student, NEWEST)
  await composer(page).getByRole('button', { name: 'Post a case' }).click()
  await expect(dialog(page).getByRole('link', { name: 'Prove yours under Verification.' })).toHaveAttribute('href', '/verification')
  const words = { specialty: 'Cardiology', presentation: 'Breathless on stairs.', findings: '', course: '', question }
  const consent = { statement: 'not_identifying', version: 1 }
  const more = { clientId: crypto.randomUUID(), ageBand: null, sex: null, consent, dismissed: [], audience: 'members' }
  expect((await world.ask(asha, 'POST', '/api/feed/cases', { ...words, ...more })).status).toBe(201)

  const own = await world.visit(asha, NEWEST)
  const post = postWith(own, question)
  await choose(post, 'Who can read it')
  const form = own.getByRole('form', { name: 'Who can read this case' })
  await form.getByRole('button', { name: 'Who can read it: Members' }).click()
  await own.getByRole('menuitem', { name: 'Your mates' }).click()
  await form.getByRole('button', { name: 'Save' }).click()

  await expect(post.getByText('For the author’s mates')).toBeAttached()
  await own.context().grantPermissions(['clipboard-write'])
  await choose(post, 'Copy link')
  await expect(own.getByText('Only mates of its author can open it.')).toBeVisible()
})

test('an author says how a case turned out and who had it right, and goes on with it', async ({ world }) => {
  const [asha, colleague] = [await verified(world, 'Dr. Asha Rao'), await verified(world, 'Dr. Imran Ali')]
  const question = once('Which valve?')
  const words = { specialty: 'Cardiology', presentation: 'Breathless on stairs.', findings: '', course: '', question }
  const consent = { statement: 'not_identifying', version: 1 }
  const more = { clientId: crypto.randomUUID(), ageBand: null, sex: null, consent, dismissed: [] }
  const { id } = (await (await world.ask(asha, 'POST', '/api/feed/cases', { ...words, ...more })).json()) as { id: string }
  const said = { clientId: crypto.randomUUID(), text: 'Mitral stenosis?' }
  expect((await world.ask(colleague, 'POST', `/api/feed/posts/${id}/comments`, said)).status).toBe(201)

  const page = await world.visit(asha, NEWEST)
  await choose(postWith(page, question), 'Say how it turned out')
  const outcome = outcomeOn(page)
  await outcome.getByRole('textbox', { name: 'Outcome' }).fill('Harjinder Kaur had mitral stenosis.')
  await outcome.getByRole('checkbox', { name: /Imran Ali/ }).check()
  await outcome.getByRole('button', { name: 'Publish' }).click()
  await outcome.getByRole('button', { name: 'Replace with [name]: Harjinder Kaur' }).click()
  await world.axe(page)
  await outcome.getByRole('button', { name: 'Publish' }).click()
  await expect(outcome).toHaveCount(0)
  await expect(postWith(page, question)).toContainText('The author says it turned out to be:')
  await expect(postWith(page, question)).toContainText('[name] had mitral stenosis.')

  await choose(postWith(page, question), 'Continue this case')
  await expect(dialog(page).getByText(`Goes on with “${question}”.`)).toBeVisible()

  const notices = await (await world.ask(colleague, 'GET', '/api/notifications')).text()
  expect(notices).toContain('"case_solved"')
  const read = await world.visit(colleague, `/dashboard?post=${id}`)
  await expect(read.getByRole('article').filter({ hasText: question }).first()).toContainText(
    'Had it right, says the author: Dr. Imran Ali',
  )

  const other = await world.visit(asha, NEWEST)
  await choose(postWith(other, question), 'Change the outcome')
  await outcomeOn(other).getByRole('button', { name: 'Take it back' }).click()
  await expect(outcomeOn(other)).toHaveCount(0)
  await expect(postWith(other, question)).not.toContainText('mitral stenosis.')
})

test('a clinical picture is covered, described and posted, and a reader uncovers it', async ({ world }) => {
  const [asha, colleague] = [await verified(world, 'Dr. Asha Rao'), await verified(world, 'Dr. Imran Ali')]
  const question = once('Which rash?')
  const page = await world.visit(asha, NEWEST)
  await composer(page).getByRole('button', { name: 'Post a case' }).click()
  await field(page, 'Presentation').fill('A rash on the forearm for a week.')
  await field(page, 'Question').fill(question)
  await field(page, 'Specialty').fill('Dermatology')
  await dialog(page)
    .getByRole('radio', { name: /^The patient has consented in writing/ })
    .check()
  await dialog(page)
    .getByLabel('Pictures to add')
    .setInputFiles({ name: 'arm.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  await expect(dialog(page).getByRole('img', { name: 'Picture 1 of 1, as it would be sent' })).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Next: look through it' }).click()
  await expect(dialog(page).getByText('Please look at every picture, and state it.')).toBeVisible()
  await expect(dialog(page).getByText('This cannot be empty.')).toHaveCount(1)
  await world.axe(page)

  await dialog(page).getByRole('button', { name: 'Cover faces and names' }).click()
  const covering = page.getByRole('dialog', { name: 'Cover faces and names' })
  await covering.getByRole('button', { name: 'Add a box' }).press('Enter')
  await covering.getByRole('button', { name: /^Box 1/ }).press('Shift+ArrowRight')
  await covering.getByRole('button', { name: 'Cover', exact: true }).press('Enter')
  await expect(dialog(page).getByText('1 part covered')).toBeVisible()
  await field(page, 'What the picture shows').fill('Red papules on a forearm')
  await dialog(page)
    .getByRole('checkbox', { name: /^Nothing in the pictures shows who the patient is/ })
    .check()
  await dialog(page).getByRole('button', { name: 'Next: look through it' }).click()
  await expect(dialog(page).getByText('the scan reads words, not pictures')).toBeVisible()
  await dialog(page).getByRole('button', { name: 'Post the case' }).click()
  await expect(dialog(page)).toHaveCount(0)

  const read = await world.visit(colleague, NEWEST, phone)
  const asked: string[] = []
  read.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const post = postWith(read, question)
  await expect(post).toContainText('Red papules on a forearm')
  const shown = post.getByRole('img', { name: 'Red papules on a forearm' })
  await expect(shown).toHaveCount(0)
  expect(asked.filter((path) => path.includes('/pictures'))).toEqual([])
  await world.axe(read)
  await post.getByRole('button', { name: 'Show clinical picture' }).click()
  await expect(shown).toBeVisible()
  await expect.poll(() => shown.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0)
  await shown.click()
  await expect(read.getByRole('dialog', { name: 'Clinical picture' }).getByRole('img')).toBeVisible()
  await world.axe(read)
  await read.keyboard.press('Escape')
  await post.getByRole('button', { name: 'Cover it again' }).click()
  await expect(shown).toHaveCount(0)
})

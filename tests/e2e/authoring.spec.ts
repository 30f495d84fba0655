import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Manuscript, WrittenCourse } from '#contract/manuscripts.ts'
import { coursesInTurns } from '#corpus/read-courses.ts'
import { openDatabase } from '#server/platform/db/open.ts'
import { writtenFrom } from '../support/courses.ts'
import { aMark } from '../support/marks.ts'
import { community } from './community.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }
const dengue = (await Array.fromAsync(coursesInTurns())).find(({ id }) => id === 'dengue')!

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

/** A whole course, written and saved on another device. */
async function written(world: JourneyWorld, author: JourneyMember, title: string): Promise<Manuscript> {
  const begun: Manuscript = await (await world.ask(author, 'POST', '/api/education/manuscripts', { clientId: randomUUID() })).json()
  return saveElsewhere(world, author, begun, { ...writtenFrom(dengue), title })
}

async function saveElsewhere(world: JourneyWorld, by: JourneyMember, { id, sequence }: Manuscript, course: WrittenCourse) {
  return (await world.ask(by, 'PUT', `/api/education/manuscripts/${id}`, { sequence, course })).json() as Promise<Manuscript>
}

const saved = (page: Page) => page.getByText('Saved.', { exact: true })

test('a verified member begins a course, cites a passage, and is told what is missing; nothing typed is lost', async ({ world }) => {
  const title = `Fever ${randomUUID().slice(0, 8)}`
  const asha = await verified(world, 'Asha Rao')
  const page = await world.visit(asha, '/education', phone)
  await page.getByRole('link', { name: 'Write a course' }).click()
  await expect(page.getByText('You have not begun a course yet.')).toBeVisible()
  await world.axe(page)
  await page.getByRole('button', { name: 'Write a course' }).click()
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(title)
  await expect(page.getByText('Not saved yet. It is kept on this device.')).toBeVisible()
  await expect(saved(page)).toBeVisible()

  await page.getByRole('button', { name: 'Add a module' }).click()
  const module = page.getByRole('region', { name: 'Module 1' })
  await module.getByRole('textbox', { name: 'Text of paragraph 1' }).fill('The danger comes when the fever goes, in 73% of them.')
  await module.getByRole('button', { name: 'Cite a passage for paragraph 1 of step 1 of module 1', exact: false }).click()
  const dialog = page.getByRole('dialog', { name: 'Cite a passage' })
  await dialog.getByRole('searchbox').fill('dengue haematocrit')
  const note = dialog.getByRole('group').filter({ hasText: 'Dengue: guidelines' })
  await note.first().locator('summary').click()
  // What was typed is saved by itself meanwhile, and takes nothing away from under the dialog.
  await expect(saved(page)).toBeVisible()
  await world.axe(page)
  await note
    .first()
    .getByRole('button', { name: /defervescence/ })
    .click()
  await expect(module.getByText(/“It steers fluids/)).toBeVisible()
  await page.route('**/api/education/manuscripts/*', (route) => route.abort())
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('What you wrote is kept here.')
  await page.unroute('**/api/education/manuscripts/*')
  await page.reload()
  await expect(module.getByRole('textbox', { name: 'Text of paragraph 1' })).toHaveValue(/73%/)
  await page.getByRole('button', { name: 'Submit for review' }).click()

  const missing = page.getByRole('region', { name: 'Before it can be submitted' })
  await expect(missing.getByText('The course has no summary.')).toBeVisible()
  await expect(missing.getByRole('link', { name: /states 73, which no note that it cites has\.$/ })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await world.axe(page)
  await page.goto(`${world.url}/education?write`)
  await expect(page.getByRole('listitem').filter({ hasText: title })).toContainText('Draft')
})

test('a course is submitted, read by a reviewer with every answer, published, and taken by members', async ({ world }) => {
  const title = `Monsoon ${randomUUID().slice(0, 8)}`
  const [asha, ravi, farah] = [await verified(world, 'Asha Rao'), await world.member(), await world.reviewer()]
  const { id } = await written(world, asha, title)
  const page = await world.visit(asha, `/education?write=${id}`)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog', { name: 'Preview' }).getByText('(right)').first()).toBeVisible()
  await world.axe(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Waits for a reviewer', { exact: true })).toBeVisible()
  await world.axe(page)

  const desk = await world.visit(farah, '/verification?desk=courses')
  await desk.getByRole('link', { name: title }).click()
  await expect(desk.getByRole('heading', { name: title })).toBeVisible()
  await expect(desk.getByText('(right)').first()).toBeVisible()
  await world.axe(desk)
  await desk.getByRole('button', { name: 'Publish' }).click()
  await expect(desk.getByText('Version 1 is published.')).toBeVisible()
  await expect(desk.getByRole('link', { name: title })).toHaveCount(0)

  await page.reload()
  await expect(page.getByText('Published, version 1')).toBeVisible()
  const reader = await world.visit(ravi, '/education', phone)
  const card = reader.getByRole('article', { name: title })
  await expect(card).toContainText('by Asha Rao')
  await card.getByRole('link', { name: title }).click()
  await expect(reader.getByText(/Version 1, written by Asha Rao/)).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
})

test('a course that was sent back says why; what two devices wrote is both kept until its author chooses', async ({ world }) => {
  const title = `Ward ${randomUUID().slice(0, 8)}`
  const [asha, farah] = [await verified(world, 'Asha Rao'), await world.reviewer()]
  const whole = await written(world, asha, title)
  await world.ask(asha, 'POST', `/api/education/manuscripts/${whole.id}/submit`, { sequence: whole.sequence })
  const desk = await world.visit(farah, `/verification?desk=courses&manuscript=${whole.id}`)
  await desk.getByRole('button', { name: 'Send back' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Send this course back' })
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByText('Say what has to be changed.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The second case names a ward.')
  await desk.reload()
  await desk.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('The second case names a ward.')
  await world.axe(desk)
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(desk.getByText('The course is sent back to its author.')).toBeVisible()

  const page = await world.visit(asha, `/education?write=${whole.id}`)
  await expect(page.getByText('The second case names a ward.')).toBeVisible()
  await saveElsewhere(world, asha, whole, { ...whole.course, title: `${title}, from the phone` })
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`${title}, from the desk`)
  const alert = page.getByRole('alert').filter({ hasText: 'saved on another device' })
  await expect(alert).toBeVisible()
  await world.axe(page)
  await alert.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(`${title}, from the desk`)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(page.getByText('Sent back', { exact: true })).toBeVisible()
})

test('members without a mark are told what writing takes', async ({ world }) => {
  const page = await world.visit(await world.member(), '/education?write')

  await expect(page.getByRole('link', { name: 'Prove who you are' })).toHaveAttribute('href', '/verification')
  await expect(page.getByRole('button', { name: 'Write a course' })).toHaveCount(0)
  await world.axe(page)
})

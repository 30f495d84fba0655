import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openDatabase } from '#server/platform/db/open.ts'
import { aMark } from '../support/marks.ts'
import { community } from './community.ts'
import { expect, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' as const }
const DAY_MS = 24 * 3600_000
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) })

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

test('a verified member holds an event; whoever goes learns of its change and of its end, and why', async ({ world }) => {
  const title = `ECG hour ${randomUUID().slice(0, 8)}`
  const [host, guest] = [await verified(world, 'Arjun Menon'), await world.member({ name: 'Asha Rao' })]
  const page = await world.visit(host, '/education')
  await page.getByRole('button', { name: 'Hold an event' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hold an event' })
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
  await dialog.getByRole('button', { name: 'Announce' }).click()
  await expect(dialog.getByText('Choose the day.')).toBeVisible()
  await world.axe(page)
  await dialog.getByLabel('Day').fill(new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10))
  await dialog.getByLabel('Begins at').fill('16:00')
  await dialog.getByRole('textbox', { name: 'Where' }).fill('Hall 1')
  await page.reload()
  await page.getByRole('button', { name: 'Hold an event' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Where' })).toHaveValue('Hall 1')
  await page.route('**/api/education/events', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  await dialog.getByRole('button', { name: 'Announce' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Could not reach Wardmates.')
  await page.unroute('**/api/education/events')
  await dialog.getByRole('button', { name: 'Announce' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, title)).toContainText('1 person going')

  const other = await world.visit(guest, '/education', phone)
  await row(other, title)
    .getByRole('button', { name: /^I am going/ })
    .click()
  await expect(row(other, title)).toContainText('2 people going')

  await row(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Change the event' }).click()
  const change = page.getByRole('dialog', { name: 'Change the event' })
  await change.getByRole('textbox', { name: 'Where' }).fill('Hall 2')
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toHaveCount(0)
  await other.getByRole('button', { name: /^Notifications 1 unread/ }).click()
  await other.getByRole('link', { name: /changed an event that you are going to/ }).click()
  await expect(other).toHaveURL(/\/education\?event=/)
  await expect(row(other, title)).toContainText('Hall 2')

  await row(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Cancel the event' }).click()
  await world.axe(page)
  const cancel = page.getByRole('dialog', { name: 'Cancel this event' })
  await cancel.getByRole('textbox', { name: 'Reason' }).fill('The speaker is ill.')
  await cancel.getByRole('button', { name: 'Cancel event' }).click()
  await expect(cancel).toHaveCount(0)
  await expect(row(page, title)).toContainText('Cancelled')
  await other.reload()
  await expect(row(other, title)).toContainText('Reason: The speaker is ill.')
  await expect(row(other, title).getByRole('button', { name: /^I am going/ })).toHaveCount(0)
  await world.axe(other)
  const [file] = await Promise.all([
    other.waitForEvent('download'),
    row(other, title)
      .getByRole('button', { name: /^Calendar file/ })
      .click(),
  ])
  expect(file.suggestedFilename()).toBe('event.ics')
})

test('a member without a mark is told what it takes, may report an event, and what is not there is said', async ({ world }) => {
  const title = `Sale ${randomUUID().slice(0, 8)}`
  const [host, asha] = [await verified(world, 'Arjun Menon'), await world.member({ name: 'Asha Rao' })]
  const event = { clientId: randomUUID(), kind: 'event', title, place: 'online', minutes: 60 }
  const startsAt = new Date(Date.now() + DAY_MS).toISOString()
  const added = await (await world.ask(host, 'POST', '/api/education/events', { ...event, startsAt })).json()
  const page = await world.visit(asha, '/education', phone)
  await page.getByRole('button', { name: 'Hold an event' }).click()
  const told = page.getByRole('dialog', { name: 'Who may hold an event' })
  await expect(told.getByRole('link', { name: 'Prove who you are' })).toHaveAttribute('href', '/verification')
  await world.axe(page)
  await page.keyboard.press('Escape')

  await page.goto(`${world.url}/education?event=${added.id}`)
  await row(page, title)
    .getByRole('button', { name: `More for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: 'Report this event' }).click()
  const report = page.getByRole('dialog', { name: 'Report this event' })
  await report.getByRole('combobox').selectOption({ index: 1 })
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report).toHaveCount(0)
  await page.goto(`${world.url}/education?event=nowhere`)
  await expect(page.getByText('There is no such event.')).toBeVisible()
})

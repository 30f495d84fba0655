import { randomInt, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { once, opened } from './institution-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

const DAY_MS = 24 * 3600_000
/** A day of India of the week after this one, by its number from Monday on: nothing of it has begun. */
function nextWeek(weekday: number) {
  const today = new Date(Date.now() + 5.5 * 3600_000)
  const monday = today.getTime() + (7 - ((today.getUTCDay() + 6) % 7)) * DAY_MS
  return new Date(monday + weekday * DAY_MS).toISOString().slice(0, 10)
}

const wednesday = nextWeek(2)
const numberOf = (day: string) => String(Number(day.slice(-2)))
const dialog = (page: Page) => page.getByRole('dialog')
const rail = (page: Page) => page.getByRole('complementary', { name: 'Offer' })
const week = (page: Page) => page.getByRole('region', { name: /^Week of/ })

/** A doctor whose registration a reviewer has compared. */
async function aDoctor(world: JourneyWorld, name: string): Promise<JourneyMember> {
  const [doctor, reviewer] = [await world.member({ name }), await world.reviewer()]
  const number = String(randomInt(10_000_000, 99_999_999))
  const proof = { proof: 'registration', council: 'kmc', number, year: 2014, nameAsRegistered: name, hprId: null }
  const { id } = await (await world.ask(doctor, 'POST', '/api/verification/claims', { kind: 'doctor', proof })).json()
  await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/take`, {})
  const approved = await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/approve`, { compared: ['number'], register: 'IMR' })
  expect(approved.status).toBe(200)
  return doctor
}

const said = { title: 'Emergency desk', pay: 7200, place: 'Siliguri', specialty: '', notes: '', toId: null }

async function offered(world: JourneyWorld, by: JourneyMember, institutionId: string, rest: object): Promise<string> {
  const asked = { ...said, clientId: randomUUID(), ...rest }
  const answer = await world.ask(by, 'POST', `/api/institutions/${institutionId}/shifts`, asked)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()).id
}

const free = (world: JourneyWorld, by: JourneyMember, day: string, band: string) =>
  world.ask(by, 'PUT', '/api/locum/free', { day, band, isFree: true })

test('a doctor says when they are free, is offered a shift, accepts it, and both sides see it at once', async ({ world }) => {
  const [owner, asha] = [await world.member({ name: once('Ravi') }), await aDoctor(world, once('Asha'))]
  const name = once('Teesta Hospital')
  const institutionId = await opened(world, owner, name)
  const page = await world.visit(asha, `/locum?week=${wednesday}`)
  await expect(page.getByText('Nobody knows when you are free')).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'true')
  const field = week(page).getByRole('button', { name: `Free: Wed ${numberOf(wednesday)}, night` })
  await field.click()
  await expect(field).toHaveAttribute('aria-pressed', 'true')

  const desk = await world.visit(owner, `/institutions?id=${institutionId}&manage`)
  await desk.getByRole('link', { name: 'Locum desk' }).click()
  await desk.getByRole('button', { name: 'Week after' }).click()
  await desk.getByRole('button', { name: 'Offer a shift' }).click()
  await dialog(desk).getByLabel('Day').fill(wednesday)
  await dialog(desk).getByLabel('Hours').selectOption('night')
  await dialog(desk).getByLabel('Place').fill('Ward 4')
  await dialog(desk).getByRole('button', { name: 'Offer shift' }).click()
  await expect(dialog(desk).getByLabel('Shift', { exact: true })).toHaveAttribute('aria-invalid', 'true')
  await dialog(desk).getByLabel('Shift', { exact: true }).fill('Night reporting')
  await dialog(desk).getByLabel('Pay in rupees').fill('9500')
  await expect(dialog(desk).getByRole('radio', { name: asha.name })).toBeVisible()
  await world.axe(desk)
  await dialog(desk).getByRole('radio', { name: asha.name }).check()
  await dialog(desk).getByRole('button', { name: 'Offer shift' }).click()
  await expect(desk.getByRole('article', { name: 'Night reporting' })).toContainText('Offered')

  await expect(week(page).getByRole('button', { name: /Offer.*₹9,500/ })).toBeVisible()
  await expect(rail(page)).toContainText('Registration checked by Wardmates on')
  await world.axe(page)
  await rail(page).getByRole('button', { name: 'Accept shift' }).click()
  await expect(page.getByText('The shift is yours')).toBeVisible()
  await expect(week(page).getByRole('button', { name: /Yours.*₹9,500/ })).toBeVisible()
  await expect(page.getByText('12 h')).toBeVisible()
  const row = desk.getByRole('article', { name: 'Night reporting' })
  await expect(row).toContainText('Accepted')
  await expect(row.getByRole('link', { name: asha.name })).toBeVisible()
  for (const side of [rail(page), row]) {
    const [file] = await Promise.all([
      side.page().waitForEvent('download'),
      side.getByRole('button', { name: 'Add to calendar' }).first().click(),
    ])
    expect(await readFile(await file.path(), 'utf8')).toContain('SUMMARY:Night reporting')
  }

  await row.getByRole('button', { name: 'Cancel shift' }).click()
  await dialog(desk).getByLabel('Reason').fill('The ward is closed.')
  await world.axe(desk)
  await dialog(desk).getByRole('button', { name: 'Cancel shift' }).click()
  await expect(row).toContainText('Cancelled')
  await week(page)
    .getByRole('button', { name: /Cancelled/ })
    .click()
  await expect(rail(page)).toContainText('Reason: The ward is closed.')
})

test('a shift that is too close says beside which, and one that somebody else has says so', async ({ world }) => {
  const [owner, asha, meera] = [
    await world.member({ name: once('Ravi') }),
    await aDoctor(world, once('Asha')),
    await aDoctor(world, once('Meera')),
  ]
  const name = once('Palar Heart')
  const institutionId = await opened(world, owner, name)
  for (const band of ['day', 'evening', 'night']) await free(world, asha, wednesday, band)
  const night = await offered(world, owner, institutionId, { day: wednesday, band: 'night' })
  await world.ask(asha, 'POST', `/api/locum/shifts/${night}/acceptance`, {})
  const evening = await offered(world, owner, institutionId, { day: wednesday, band: 'evening', title: 'Evening clinic' })

  const page = await world.visit(asha, `/locum?shift=${evening}`)
  await expect(rail(page)).toContainText(`It is too close before your shift at ${name}`)
  await expect(rail(page).getByRole('button', { name: 'Accept shift' })).toBeDisabled()
  await world.ask(meera, 'POST', `/api/locum/shifts/${evening}/acceptance`, {})
  await expect(rail(page)).toContainText('Somebody else accepted first.')

  const nurse = await world.visit(await world.member(), `/locum?shift=${night}`)
  await expect(rail(nurse)).toContainText('Somebody else accepted first.')
  const manager = await world.visit(owner, `/locum?desk=${night}`)
  await expect(manager.getByRole('article', { name: 'Emergency desk' })).toHaveAttribute('aria-current', 'true')
})

test('on a phone a week is a list of days, and an offer opens from below', async ({ world }) => {
  const [owner, asha] = [await world.member({ name: once('Ravi') }), await aDoctor(world, once('Asha'))]
  // Shifts of other journeys stand on other days.
  const [hospital, tuesday] = [once('Teesta Hospital'), nextWeek(1)]
  const institutionId = await opened(world, owner, hospital)
  const page = await world.visit(asha, `/locum?week=${tuesday}`, screens['on a phone'])
  await page.getByRole('button', { name: 'Say when I am free' }).click()
  await dialog(page)
    .getByRole('group', { name: new RegExp(`^Tue ${numberOf(tuesday)} `) })
    .getByLabel('Evening')
    .check()
  await expect(
    dialog(page)
      .getByRole('group', { name: new RegExp(`^Tue ${numberOf(tuesday)} `) })
      .getByLabel('Evening'),
  ).toBeChecked()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Free: evening')).toBeVisible()
  await offered(world, owner, institutionId, { day: tuesday, band: 'evening', title: 'Evening clinic' })

  const offer = page.getByRole('button', { name: /Offer.*14–20/ }).filter({ hasText: hospital })
  await offer.click()
  await world.axe(page)
  await dialog(page).getByRole('button', { name: 'Decline' }).click()

  await expect(dialog(page)).toBeHidden()
  await expect(offer).toHaveCount(0)
})

for (const [look, options] of Object.entries(screens))
  test(`a full week is right for everybody ${look}`, async ({ world }) => {
    const [owner, asha] = [await world.member({ name: once('Ravi') }), await aDoctor(world, once('Asha'))]
    const hospital = once('Teesta Hospital')
    const institutionId = await opened(world, owner, hospital)
    for (const band of ['day', 'evening', 'night']) for (const at of [0, 2, 3, 5]) await free(world, asha, nextWeek(at), band)
    const mine = await offered(world, owner, institutionId, { day: nextWeek(3), band: 'night' })
    await world.ask(asha, 'POST', `/api/locum/shifts/${mine}/acceptance`, {})
    await offered(world, owner, institutionId, { day: nextWeek(3), band: 'evening', title: 'Too close' })
    await offered(world, owner, institutionId, { day: wednesday, band: 'day', notes: 'About 30 CTs, no angiograms' })

    const page = await world.visit(asha, `/locum?week=${wednesday}`, options)
    await expect(page.getByRole('button', { name: new RegExp(`^Too close( 14–20)? ${hospital}`) }).filter({ visible: true })).toBeVisible()
    await world.axe(page)
    const desk = await world.visit(owner, `/locum?institution=${institutionId}&week=${wednesday}`, options)
    await expect(desk.getByRole('article')).toHaveCount(3)
    await world.axe(desk)
  })

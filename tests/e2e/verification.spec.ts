import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { MyClaim } from '#contract/claim.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const picture = async (name = 'certificate.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 280, channels: 3, background: '#e9f1fd' } })
    .png()
    .toBuffer(),
})

/** Far from where another worker began. */
let count = randomInt(1_000_000)
const registration = () => ({
  proof: 'registration',
  council: 'kmc',
  number: String(++count),
  year: 2014,
  nameAsRegistered: 'Asha Rao',
  hprId: null,
})

/** Submits a claim without a page. */
async function submit(world: JourneyWorld, member: JourneyMember, proof: object = registration()): Promise<MyClaim> {
  const answer = await world.ask(member, 'POST', '/api/verification/claims', { kind: 'doctor', proof })
  expect(answer.status).toBe(201)
  return (await answer.json()) as MyClaim
}

/** Opens a claim on the desk and assigns it. */
async function assign(world: JourneyWorld, reviewer: JourneyMember, claimId: string) {
  const page = await world.visit(reviewer, `/verification?claim=${claimId}`)
  await page.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeVisible()
  return page
}

const dialog = (page: Page) => page.getByRole('dialog')

/** A picture is sent once its member has said that it shows no Aadhaar number. */
async function addPicture(page: Page, name?: string) {
  await page.getByLabel('Evidence file').setInputFiles(await picture(name))
  await expect(dialog(page)).toContainText('Does this picture show an Aadhaar number?')
  await dialog(page).getByRole('button', { name: 'It shows none' }).click()
}

async function write(page: Page, open: string, label: string, words: string, confirm: string) {
  await page.getByRole('button', { name: open, exact: true }).click()
  await dialog(page).getByLabel(label).fill(words)
  await dialog(page).getByRole('button', { name: confirm, exact: true }).click()
  await expect(dialog(page)).toBeHidden()
}

test('a question, an answer with evidence, and an approval, live in two browsers', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const member = await world.visit(asha, '/verification')
  await member.getByRole('button', { name: 'Get verified' }).click()
  await dialog(member).getByLabel('Medical License Number').fill(String(++count))
  await dialog(member).getByRole('combobox', { name: 'Council' }).fill('karnataka medical council')
  await dialog(member).getByLabel('Year of Registration').fill('2014')
  await dialog(member).getByLabel('Name as Registered').fill('Asha Rao')
  await dialog(member).getByRole('button', { name: 'Submit' }).click()
  await expect(member.getByRole('region', { name: 'Your claim' })).toContainText('in the queue')
  await expect(member.getByText(/Due in 4[78].h/)).toBeVisible()
  const { claims } = await (await world.ask(asha, 'GET', '/api/verification')).json()

  const desk = await assign(world, farah, claims[0].id)
  await expect(member.getByText('In review')).toBeVisible()
  await write(desk, 'Ask for information', 'Your question', 'Please add your certificate.', 'Send question')
  await expect(member.getByText('Please add your certificate.').first()).toBeVisible()

  await addPicture(member)
  await expect(member.getByText('certificate.png')).toBeVisible()
  await write(member, 'Answer', 'Your answer', 'It is there now.', 'Send answer')
  await expect(desk.getByText('It is there now.')).toBeVisible()

  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await desk.getByRole('button', { name: 'View certificate.png' }).click()
  await expect(desk.getByRole('img', { name: 'Evidence: certificate.png' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Check registers' }).click()
  await expect(desk.getByText('No answer').first()).toBeVisible()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog(desk).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(dialog(desk).getByText('Say what you compared.')).toBeVisible()
  await dialog(desk).getByRole('button', { name: 'Name', exact: true }).click()
  await dialog(desk).getByRole('button', { name: 'Number', exact: true }).click()
  await dialog(desk).getByLabel('Where did you compare it?').fill('IMR public search')
  await dialog(desk).getByRole('button', { name: 'Approve', exact: true }).click()

  await expect(member.getByRole('list', { name: 'Your badges' })).toContainText('Karnataka Medical Council')
  await member.getByText('History of this claim').click()
  await expect(member.getByRole('list', { name: 'History' })).toContainText('Evidence viewed by a reviewer')
  const [download] = await Promise.all([member.waitForEvent('download'), member.getByRole('button', { name: 'Download receipt' }).click()])
  const receipt = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(JSON.parse(receipt.receipt)).toMatchObject({ decision: 'approved', register: 'IMR public search', compared: ['name', 'number'] })
})

test('a rejection is appealed to another reviewer, who sees it otherwise', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer({ name: 'Gita Sen' })]
  const claim = await submit(world, asha)
  const first = await assign(world, farah, claim.id)
  await write(first, 'Add note', 'Note', 'The year looks odd.', 'Save note')
  await expect(first.getByRole('list', { name: 'History' })).toContainText('The year looks odd.')
  await write(first, 'Reject', 'The reason', 'The register shows another year.', 'Reject')

  const member = await world.visit(asha, '/verification')
  await expect(member.getByText('The register shows another year.').first()).toBeVisible()
  await expect(member.getByText('The year looks odd.')).toHaveCount(0)
  await write(member, 'Appeal', 'Why should the decision be changed?', 'The register was corrected.', 'Appeal')
  await expect(member.getByRole('region', { name: 'Your claim' })).toContainText('Appeal')
  const { claims } = await (await world.ask(asha, 'GET', '/api/verification')).json()

  await first.goto(`${world.url}/verification?claim=${claims[0].id}`)
  await expect(first.getByText('Another reviewer has to decide this claim.')).toBeVisible()
  await expect(first.getByRole('button', { name: 'Assign to me', exact: true })).toHaveCount(0)
  const second = await assign(world, gita, claims[0].id)
  await second.getByRole('button', { name: 'Approve', exact: true }).click()
  await dialog(second).getByRole('button', { name: 'Year', exact: true }).click()
  await dialog(second).getByLabel('Where did you compare it?').fill('Council office')
  await dialog(second).getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(member.getByRole('list', { name: 'Your badges' })).toContainText('Valid')

  await write(second, 'Revoke', 'The reason', 'The council withdrew it.', 'Ask another reviewer')
  const third = await world.reviewer({ name: 'Hari Bose' })
  const revoking = { words: 'The council withdrew it.' }
  expect((await world.ask(third, 'POST', `/api/verification/desk/${claims[0].id}/revoke`, revoking)).ok).toBe(true)
  await expect(member.getByRole('list', { name: 'Your badges' })).toContainText('Revoked')
})

test('the queue shows what waits, what is assigned and what is disputed', async ({ world }) => {
  const [asha, ravi, farah] = [
    await world.member({ name: `Asha ${++count}` }),
    await world.member({ name: `Ravi ${count}` }),
    await world.reviewer(),
  ]
  const proof = registration()
  const first = await submit(world, asha, proof)
  await submit(world, ravi, { ...proof, nameAsRegistered: 'Ravi Menon' })
  const page = await world.visit(farah, '/verification')

  await expect(page.getByText('Decided, 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Disputed', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Claims' })).toContainText(asha.name)
  await page.getByRole('link', { name: ravi.name }).click()
  await expect(page.getByText('Other members have claimed the same number or HPR ID.')).toBeVisible()
  // Beside the case stands the queue.
  const beside = page.getByRole('list', { name: 'Everything that waits' })
  await expect(beside.locator('[aria-current]')).toHaveText(ravi.name)
  await beside.getByRole('link', { name: asha.name }).click()
  await expect(page.getByRole('region', { name: `Claim by ${asha.name}` })).toBeVisible()
  await expect(beside.locator('[aria-current]')).toHaveText(asha.name)
  await page.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await page.getByRole('button', { name: 'Assigned to me', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Claims' }).getByRole('link')).toHaveCount(1)

  const other = await world.visit(await world.reviewer({ name: 'Gita Sen' }), `/verification?claim=${first.id}`)
  await expect(other.getByText('With another reviewer')).toBeVisible()
  await expect(other.getByRole('button', { name: 'Assign to me', exact: true })).toHaveCount(0)
  const row = other.getByRole('list', { name: 'Everything that waits' }).getByRole('listitem').filter({ hasText: asha.name })
  await expect(row).toContainText('taken by another reviewer')
  await world.axe(other)

  await page.getByRole('link', { name: asha.name }).click()
  await write(page, 'Ask for information', 'Your question', 'Which year is it?', 'Send question')
  await page.getByRole('link', { name: 'Back to the queue' }).click()
  await page.getByRole('button', { name: 'Information requested', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Claims' })).toContainText(asha.name)
  await expect(page.getByText(/Paused, 4[78].h left/).first()).toBeVisible()

  const member = await world.visit(asha, '/verification')
  await expect(member.getByRole('region', { name: 'Your claim' }).getByText(/Paused, 4[78].h left/)).toBeVisible()
  await member.getByRole('button', { name: 'Answer', exact: true }).click()
  await dialog(member).getByRole('textbox').fill('It is 2014.')
  await dialog(member).getByRole('button', { name: 'Send answer', exact: true }).click()
  await expect(member.getByText(/Due in 4[78].h/)).toBeVisible()
})

test('a reviewer works through the queue by single keys, which can be switched off', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: `Asha ${++count}` }), await world.reviewer()]
  await submit(world, asha)
  const page = await world.visit(farah, '/verification')
  const links = page.getByRole('list', { name: 'Claims' }).getByRole('link')
  await expect(links.first()).toBeVisible()

  await page.keyboard.press('j')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await expect(page.getByText(/^If you approve: .+, checked today, for a year\./)).toBeVisible()
  await world.axe(page)
  await page.keyboard.press('m')
  await expect(dialog(page)).toContainText('Ask the member for information')
  await page.keyboard.type('amr')
  await expect(dialog(page).getByLabel('Your question')).toHaveValue('amr')
  await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click()

  await page.getByRole('button', { name: 'Switch keys off' }).click()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Switch keys on' }).click()
  await page.keyboard.press('a')
  await expect(dialog(page).getByLabel('Where did you compare it?')).toBeVisible()
})

test('a file that shows an Aadhaar number is deleted and its member told why', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const claim = await submit(world, asha)
  const member = await world.visit(asha, '/verification')
  await addPicture(member, 'card.png')
  await expect(member.getByText('card.png')).toBeVisible()
  const desk = await assign(world, farah, claim.id)
  await desk.keyboard.press('e')
  await expect(desk.getByRole('button', { name: 'View card.png' })).toBeFocused()
  await expect(dialog(desk)).toHaveCount(0)

  await desk.getByRole('button', { name: 'Shows Aadhaar: delete card.png' }).click()
  await dialog(desk).getByRole('button', { name: 'Delete' }).click()

  await expect(desk.getByText('No files.')).toBeVisible()
  await expect(member.getByRole('button', { name: 'Remove card.png' })).toBeHidden()
  await member.getByText('History of this claim').click()
  await expect(member.getByRole('list', { name: 'History' })).toContainText('which we never ask for')
})

test('a member removes evidence, withdraws the claim and submits a new one', async ({ world }) => {
  const asha = await world.member()
  await submit(world, asha)
  const page = await world.visit(asha, '/verification')
  await page.getByLabel('Evidence file').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(page.getByText('Use a JPEG, PNG or WebP picture, or a PDF.')).toBeVisible()
  await addPicture(page)
  await page.getByRole('button', { name: 'Remove certificate.png' }).click()
  await dialog(page).getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('The file is deleted.')).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw' }).click()
  await dialog(page).getByRole('button', { name: 'Withdraw' }).click()

  await page.getByRole('button', { name: 'Submit a new claim' }).click()
  await expect(dialog(page).getByLabel('Name as Registered')).toHaveValue('Asha Rao')
  await dialog(page).getByLabel('Medical License Number').fill('2341 2341 2346')
  await dialog(page).getByRole('button', { name: 'Submit' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('Aadhaar')
})

test('a stranger at the API is refused', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const claim = await submit(world, asha)
  const status = async (member: JourneyMember, method: string, path: string, body?: object) =>
    (await world.ask(member, method, path, body)).status

  expect(await status(ravi, 'GET', '/api/verification/desk')).toBe(403)
  expect(await status(ravi, 'GET', `/api/verification/desk/${claim.id}`)).toBe(403)
  expect(await status(asha, 'POST', `/api/verification/desk/${claim.id}/approve`, { compared: ['name'], register: 'me' })).toBe(403)
  expect(await status(ravi, 'DELETE', `/api/verification/claims/${claim.id}`)).toBe(404)
  expect(await status(ravi, 'GET', `/api/verification/claims/${claim.id}/receipt`)).toBe(404)
  expect(await status({ ...asha, token: 'made up' }, 'GET', '/api/verification')).toBe(401)
  const page = await world.visit(ravi, `/verification?claim=${claim.id}`)
  await expect(page.getByRole('button', { name: 'Get verified' })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('somebody signed out comes back to their verification', async ({ page }) => {
  await page.goto('/verification')

  await expect(page).toHaveURL('/login?next=%2Fverification')
})

test('a badge of the sample community says so', async ({ world }) => {
  const page = await world.visit(await world.member(), '/profile?member=harpreet-kaur')

  await page.getByRole('button', { name: /verified/i }).click()

  await expect(dialog(page)).toContainText('Dr. Harpreet Kaur is part of the sample community. This mark was not given by a reviewer.')
})

for (const [name, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`verification is open to everybody: ${name}`, async ({ world }) => {
    const [asha, farah] = [await world.member(), await world.reviewer()]
    const look = { viewport, reducedMotion: 'reduce' } as const
    const claim = await submit(world, asha)
    const member = await world.visit(asha, '/verification', look)
    await expect(member.getByRole('region', { name: 'Your claim' })).toBeVisible()
    await world.axe(member)
    await member.getByRole('button', { name: 'Submit again' }).click()
    await expect(dialog(member).getByRole('combobox', { name: 'Council' })).toBeVisible()
    await world.axe(member)

    const desk = await world.visit(farah, '/verification', look)
    await expect(desk.getByRole('list', { name: 'Claims' }).getByRole('link').first()).toBeVisible()
    await world.axe(desk)
    await desk.goto(`${world.url}/verification?claim=${claim.id}`)
    await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await expect(dialog(desk)).toBeVisible()
    await world.axe(desk)
    expect(await desk.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })

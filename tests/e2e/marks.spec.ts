import { randomInt, randomUUID } from 'node:crypto'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

/** Far from where another worker began. */
const number = () => String(randomInt(10_000_000, 99_999_999))

/** Has a proof submitted and approved without a page; answers the id of the claim. */
async function prove(world: JourneyWorld, member: JourneyMember, reviewer: JourneyMember, kind: string, proof: object): Promise<string> {
  const { id } = await (await world.ask(member, 'POST', '/api/verification/claims', { kind, proof })).json()
  await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/take`, {})
  const approved = await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/approve`, { compared: ['number'], register: 'IMR' })
  expect(approved.status).toBe(200)
  return id
}

const registration = (over: object = {}) => ({
  ...{ proof: 'registration', council: 'kmc', number: number(), year: 2014, nameAsRegistered: 'Asha Rao', hprId: null },
  ...over,
})
const enrolment = () => ({ proof: 'enrolment', college: 'AFMC Pune', number: number(), year: 2023 })

test('a revoked registration shows on profile and old posts although an enrolment holds, until it is proven again', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member(), await world.reviewer()]
  const gita = await world.reviewer({ name: 'Gita Sen' })
  const proof = registration()
  await prove(world, asha, farah, 'student', enrolment())
  const claimId = await prove(world, asha, farah, 'doctor', proof)
  const post = { clientId: randomUUID(), content: 'A quiet night on the ward.' }
  const { id } = await (await world.ask(asha, 'POST', '/api/feed/posts', post)).json()
  const { card } = await (await world.ask(asha, 'GET', '/api/profile')).json()

  const desk = await world.visit(farah, `/verification?claim=${claimId}`)
  await desk.getByRole('button', { name: 'Revoke', exact: true }).click()
  await desk.getByLabel('The reason').fill('The council has removed the name.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Ask another reviewer' }).click()
  await expect(desk.getByText('You ask for this badge to be revoked.')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Confirm revocation' })).toHaveCount(0)
  const second = await world.visit(gita, '/verification?show=recheck')
  await second.locator(`a[href="/verification?claim=${claimId}"]`).click()
  await expect(second.getByText('A reviewer asks for this badge to be revoked.')).toBeVisible()
  await world.axe(second)
  await second.getByRole('button', { name: 'Confirm revocation' }).click()
  await expect(second.getByLabel('The reason')).toHaveValue('The council has removed the name.')
  await second.getByRole('dialog').getByRole('button', { name: 'Revoke', exact: true }).click()
  await expect(second.getByText('Badge revoked.')).toBeVisible()

  const page = await world.visit(ravi, `/profile?member=${card.handle}`)
  await expect(page.getByRole('region', { name: 'Profile' }).getByText('Registration withdrawn')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Registered/ })).toHaveCount(0)
  await page.goto(`${world.url}/dashboard?post=${id}`)
  await expect(page.getByRole('article').filter({ hasText: post.content }).getByText('Registration withdrawn')).toBeVisible()

  const again = await world.ask(asha, 'POST', '/api/verification/claims', { kind: 'doctor', proof })
  await desk.goto(`${world.url}/verification?claim=${(await again.json()).id}`)
  const earlier = desk.getByRole('list', { name: 'Earlier decisions' })
  await expect(earlier.getByRole('listitem').filter({ hasText: 'Revoked' })).toContainText('The council has removed the name.')
  await world.axe(desk)
  await desk.getByRole('button', { name: 'Assign to me', exact: true }).click()
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('dialog')).toContainText('was revoked. Please read its reason first.')
  await desk.getByRole('dialog').getByRole('button', { name: 'Number', exact: true }).click()
  await desk.getByLabel('Where did you compare it?').fill('IMR public search')
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByText('Approved. Asha Rao’s profile shows it.')).toBeVisible()

  await page.reload()
  const shown = page.getByRole('article').filter({ hasText: post.content })
  await expect(shown.getByText('(Registered doctor)')).toHaveCount(1)
  await expect(shown.getByText('Registration withdrawn')).toHaveCount(0)
})

test('an institution is told which address proves something, and enters the queue once it is confirmed', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: `Asha ${number()}` }), await world.reviewer()]
  const [institution, address] = [`KEM Hospital ${number()}`, `office${number()}@kem.example`]
  const page = await world.visit(asha, '/verification')
  await page.getByRole('button', { name: 'Get verified' }).click()
  await page.getByRole('radio', { name: 'Representative of an institution' }).check()
  await page.getByRole('textbox', { name: 'Institution', exact: true }).fill(institution)
  await page.getByLabel('Institution Email').fill('kem.office@gmail.com')
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('dialog')).toContainText('Anybody can get an address at gmail.com')
  await expect(page.getByRole('textbox', { name: 'Institution', exact: true })).toHaveValue(institution)
  await world.axe(page)
  await page.getByLabel('Institution Email').fill(address)
  await page.getByRole('dialog').getByRole('button', { name: 'Submit' }).click()

  const own = page.getByRole('region', { name: 'Your claim' })
  await expect(own).toContainText('This claim is not in the queue yet.')
  await world.axe(page)
  await world.confirmOwnEmail(page, asha)
  await expect(own.getByLabel('Code from the email')).toBeVisible()
  await world.axe(page)
  const { claims } = await (await world.ask(asha, 'GET', '/api/verification')).json()
  const desk = await world.visit(farah, `/verification?claim=${claims[0].id}`)
  await expect(desk.getByText('its institution email has not been confirmed')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Assign to me', exact: true })).toHaveCount(0)

  const email = async () => (await world.outbox()).findLast((text) => text.includes(address))
  await expect.poll(email).toBeDefined()
  await own.getByLabel('Code from the email').fill(/^(\d{8})\r?$/m.exec((await email())!)![1]!)
  await own.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(own).toContainText('in the queue.')

  await desk.reload()
  const parts = desk.getByRole('list', { name: 'What is proven' }).getByRole('listitem')
  await expect(parts).toHaveText([
    `ProvenThe member reads email sent to ${address}.`,
    `Not provenkem.example is a domain of ${institution}.`,
    `Not provenThe member may represent ${institution}.`,
  ])
  await expect(desk.getByRole('button', { name: 'Assign to me', exact: true })).toBeVisible()
})

test('the holder of a number is told that somebody else claims it, and answers the reviewer from there', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  const proof = registration()
  const held = await prove(world, asha, farah, 'doctor', proof)
  await world.ask(ravi, 'POST', '/api/verification/claims', { kind: 'doctor', proof })

  const page = await world.visit(asha, '/home')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('link', { name: /Someone else has submitted your registration number/ }).click()
  await expect(page.getByText('Your badge stays as it is.')).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('Ravi')
  await world.axe(page)
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await page.getByLabel('Your answer').fill('My card was stolen in May.')
  await page.getByRole('button', { name: 'Send answer' }).click()

  const desk = await world.visit(farah, `/verification?claim=${held}`)
  await expect(desk.getByRole('list', { name: 'History' })).toContainText('My card was stolen in May.')
})

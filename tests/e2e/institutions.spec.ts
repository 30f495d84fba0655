import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { aHospital } from './hospital.ts'
import { certificate, once, opened } from './institution-page.ts'
import { expect, type JourneyWorld, screens, test } from './world.ts'

const dialog = (page: Page) => page.getByRole('dialog')

/** The code of the latest email to an address at the institution. */
async function codeTo(world: JourneyWorld, mailbox: string) {
  const letter = async () => (await world.outbox()).findLast((text) => text.includes(`To: ${mailbox}`))
  await expect.poll(letter).toBeDefined()
  return /^(\d{8})\r?$/m.exec((await letter()) ?? '')?.[1] ?? ''
}

test('a newcomer claims an institution with a code, a private address is refused at its field, and a reviewer opens the page', async ({
  world,
}) => {
  const [asha, ravi, farah] = [await world.member({ name: once('Asha') }), await world.member(), await world.reviewer()]
  const name = once('Teesta Heart Institute')
  const mailbox = `office@teesta-${randomUUID().slice(0, 8)}.example`
  const page = await world.visit(asha, '/institutions')
  await page.getByRole('link', { name: 'Claim or add an institution' }).click()
  await page.getByLabel('Name of the institution').fill(name)
  await page.getByLabel('City').fill('Siliguri')
  await page.getByLabel('State').fill('West Bengal')
  await page.getByLabel('What you do there').fill('Dean')
  await page.getByLabel('Your email at the institution').fill('asha@gmail.com')
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText(/own domain.*send the registration document alone|registration document alone/).last()).toBeVisible()
  await expect(page.getByLabel('Your email at the institution')).toHaveAttribute('aria-invalid', 'true')

  await page.reload()
  await expect(page.getByLabel('Name of the institution')).toHaveValue(name)
  await page.getByLabel('Your email at the institution').fill(mailbox)
  await page.getByRole('button', { name: 'Send claim' }).click()
  await world.confirmOwnEmail(page, asha)
  await expect(page.getByText('We sent an email with a code to')).toBeVisible()
  await page.getByLabel('Code from the email').fill(await codeTo(world, mailbox))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(page.getByText('A reviewer decides.')).toBeVisible()
  const address = new URL(page.url())
  const stranger = await world.visit(ravi, address.pathname + address.search)
  await expect(stranger.getByRole('heading', { name: 'Institution not found' })).toBeVisible()

  const desk = await world.visit(farah, '/verification?desk=institutions')
  await desk.getByRole('link', { name }).click()
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await dialog(desk).getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(dialog(desk).getByText('This cannot be empty.')).toBeVisible()
  await dialog(desk).getByLabel('Decision').selectOption('approved')
  await dialog(desk).getByLabel('Your reasons').fill('The address is on the site of the institute.')
  await dialog(desk).getByRole('button', { name: 'Decide', exact: true }).click()
  await expect(desk.getByText('Approved', { exact: true })).toBeVisible()

  await expect(page.getByText('This page speaks for the hospital.')).toBeVisible()
  await page.getByRole('button', { name: 'How we checked' }).click()
  await expect(dialog(page)).toContainText('Nothing about the quality of care.')
  await stranger.reload()
  await stranger.getByRole('button', { name: 'Follow', exact: true }).click()
  await expect(stranger.getByText('1 follow')).toBeVisible()
  await stranger.goto(`${world.url}${address.pathname}${address.search}&manage`)
  await expect(stranger.getByRole('heading', { name: 'You do not run this page' })).toBeVisible()
})

test('an owner invites a recruiter, who accepts and later loses the role while the page stands open', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: once('Asha') }), await world.member({ name: once('Ravi') })]
  const id = await opened(world, asha, once('Teesta Hospital'))
  const owner = await world.visit(asha, `/institutions?id=${id}&manage`)
  await expect(owner.getByText('You are the only owner.')).toBeVisible()
  await owner.getByRole('button', { name: 'Invite a person' }).click()
  await dialog(owner).getByLabel('Search members').fill(ravi.name)
  await dialog(owner).getByRole('radio', { name: ravi.name }).check()
  await dialog(owner).getByLabel('Role').selectOption('recruiter')
  await dialog(owner).getByRole('button', { name: 'Invite', exact: true }).click()
  await expect(owner.getByText('Invited, not answered')).toBeVisible()

  const invited = await world.visit(ravi, `/institutions?id=${id}`)
  await invited.getByRole('button', { name: 'Accept' }).click()
  await expect(invited.getByRole('heading', { name: 'Manage page' })).toBeVisible()
  await expect(invited.getByRole('button', { name: 'Edit page' })).toHaveCount(0)

  await owner.getByRole('button', { name: `Remove ${ravi.name}` }).click()
  await dialog(owner).getByRole('button', { name: 'Take away' }).click()
  await expect(invited.getByRole('heading', { name: 'You do not run this page' })).toBeVisible()
  await expect(owner.getByRole('region', { name: 'Ownership log' })).toContainText(`Role of ${ravi.name} taken away`)
})

test('an affiliation is said, confirmed, and shown on the page and on the profile', async ({ world }) => {
  const [asha, meera, ravi] = [
    await world.member({ name: once('Asha') }),
    await world.member({ name: once('Meera') }),
    await world.member(),
  ]
  const name = once('Teesta Hospital')
  const id = await opened(world, asha, name)
  const page = await world.visit(meera, `/institutions?id=${id}`)
  await page.getByRole('button', { name: 'I work here' }).click()
  await dialog(page).getByLabel('What you do there').fill('Registrar')
  await dialog(page).getByLabel('First day').fill('2024-08-01')
  await dialog(page).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Waiting for the institution')).toBeVisible()

  const owner = await world.visit(asha, `/institutions?id=${id}&manage`)
  await owner.getByRole('button', { name: `Confirm ${meera.name}` }).click()
  await expect(owner.getByText('Nobody waits.')).toBeVisible()
  await expect(page.getByText('Confirmed by the institution')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'People' }).getByRole('list', { name: 'People' })).toContainText('Since Aug 2024')

  const { handle } = await (await world.ask(meera, 'GET', '/api/profile')).json().then(({ card }) => card as { handle: string })
  const reader = await world.visit(ravi, `/profile?member=${handle}`)
  const shown = reader.getByRole('region', { name: 'Institutions' })
  await expect(shown).toContainText(name)
  await expect(shown).toContainText('Confirmed by the institution')
  const own = await world.visit(meera, '/profile')
  await own.getByRole('button', { name: 'I have left: Registrar' }).click()
  await dialog(own).getByLabel('Last day').fill('2024-07-01')
  await dialog(own).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(own).getByText('This is before it began.')).toBeVisible()
  await dialog(own).getByLabel('Last day').fill('2025-03-31')
  await dialog(own).getByRole('button', { name: 'Save' }).click()
  await expect(shown).toContainText('Aug 2024 to Mar 2025')
})

test('a contested claim reaches the desk with the words of both sides', async ({ world }) => {
  const [asha, ravi, farah] = [
    await world.member({ name: once('Asha') }),
    await world.member({ name: once('Ravi') }),
    await world.reviewer(),
  ]
  const name = once('Teesta Hospital')
  const id = await opened(world, asha, name)
  const owner = await world.visit(asha, `/institutions?id=${id}&manage`)
  const rival = await world.visit(ravi, `/institutions?id=${id}`)
  await rival.getByRole('link', { name: 'Claim this page' }).click()
  await rival.getByLabel('What you do there').fill('Dean')
  await rival.getByLabel('What the reviewer should know').fill('She left in March.')
  await rival.getByRole('button', { name: 'Send claim' }).click()
  await rival.getByLabel('Document file').setInputFiles(await certificate())
  await rival.getByRole('button', { name: 'It shows none' }).click()
  await expect(rival.getByText('A reviewer decides.')).toBeVisible()

  await owner.getByRole('button', { name: 'Send your side' }).click()
  await dialog(owner).getByLabel('What the reviewer should know').fill('I am still there.')
  await dialog(owner).getByRole('button', { name: 'Send', exact: true }).click()
  await expect(owner.getByText('I am still there.')).toBeVisible()
  await expect(owner.getByText(ravi.name)).toHaveCount(0)

  const desk = await world.visit(farah, '/verification?desk=institutions')
  await desk.getByRole('link', { name }).click()
  await expect(desk.getByText('She left in March.')).toBeVisible()
  await expect(desk.getByText('I am still there.')).toBeVisible()
  await desk.getByRole('button', { name: 'View certificate.png' }).click()
  await expect(desk.getByRole('img', { name: 'Evidence: certificate.png' })).toBeVisible()
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Decide', exact: true }).click()
  await dialog(desk).getByLabel('Decision').selectOption('approved')
  await dialog(desk).getByLabel('Who owns the page now').selectOption('go')
  await dialog(desk).getByLabel('Your reasons').fill('The certificate names him.')
  await dialog(desk).getByRole('button', { name: 'Decide', exact: true }).click()

  await expect(owner.getByRole('heading', { name: 'You do not run this page' })).toBeVisible()
  await expect(rival.getByRole('link', { name: 'Manage page' })).toBeVisible()
})

test('two editors change a page at once, and neither loses what they typed', async ({ world }) => {
  const asha = await world.member({ name: once('Asha') })
  const id = await opened(world, asha, once('Teesta Hospital'))
  const page = await world.visit(asha, `/institutions?id=${id}&manage`)
  await page.getByRole('button', { name: 'Edit page' }).click()
  await dialog(page).getByLabel('About').fill('Two wards.')
  const { version } = await (await world.ask(asha, 'GET', `/api/institutions/${id}`)).json()
  await world.ask(asha, 'PATCH', `/api/institutions/${id}`, { version, about: 'Three wards.', beds: 60 })

  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('About, as they wrote it: Three wards.')
  await expect(dialog(page).getByLabel('About')).toHaveValue('Two wards.')
  await expect(dialog(page).getByLabel('Beds')).toHaveValue('60')
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expect(dialog(page)).toHaveCount(0)
  await page.getByRole('link', { name: 'View as others' }).click()
  await expect(page.getByText('Two wards.')).toBeVisible()
  await expect(page.getByText('Hospital, 60 beds')).toBeVisible()
})

for (const [when, look] of Object.entries(screens)) {
  test(`the pages of an institution are whole ${when}`, async ({ world }) => {
    test.slow()
    const asha = await world.member({ name: once('Asha') })
    const id = await opened(world, asha, once('Teesta Hospital'))
    const page = await world.visit(asha, '/institutions', look)
    for (const path of [
      '/institutions',
      '/institutions?claim',
      '/institutions?claims',
      `/institutions?id=${id}`,
      `/institutions?id=${id}&manage`,
    ]) {
      await page.goto(world.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      await world.axe(page)
    }
  })
}

test('somebody signed out signs in first and comes back to the institutions', async ({ page }) => {
  await page.goto('/institutions?id=x')

  await expect(page).toHaveURL('/login?next=%2Finstitutions%3Fid%3Dx')
})

for (const [look, options] of Object.entries(screens))
  test(`an editor puts a post on the page, and its followers hear of it ${look}`, async ({ world }) => {
    const [asha, ravi] = [await world.member({ name: once('Asha') }), await world.member({ name: once('Ravi') })]
    const id = await aHospital([asha, 'owner'])
    const words = once('The ECG desk now reads every first ECG of the district within ten minutes.')
    const written = await world.ask(asha, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: words })
    expect(written.ok).toBe(true)
    const reader = await world.visit(ravi, `/institutions?id=${id}`, options)
    await reader.getByRole('button', { name: 'Follow', exact: true }).click()
    await reader.getByRole('tab', { name: 'Papers' }).click()
    await expect(reader.getByText('No papers yet.')).toBeVisible()
    await reader.getByRole('tab', { name: 'Posts' }).click()
    await expect(reader.getByText('No posts here yet.')).toBeVisible()

    const page = await world.visit(asha, `/institutions?id=${id}&tab=posts`, options)
    await page.getByRole('button', { name: 'Add a post of yours' }).click()
    await dialog(page).getByRole('radio', { name: words }).check()
    await world.axe(page)
    await dialog(page).getByRole('button', { name: 'Add', exact: true }).click()

    const shown = reader.getByRole('list', { name: 'Posts' })
    await expect(shown).toContainText(words)
    await expect(shown).toContainText(`Written by ${asha.name}`)
    await world.axe(reader)
    const heard = async () =>
      (await (await world.ask(ravi, 'GET', '/api/notifications')).json()).items.map(({ kind }: { kind: string }) => kind)
    await expect.poll(heard).toContain('institution_posted')

    await page.getByRole('button', { name: `Take off: the post by ${asha.name}` }).click()
    await expect(shown).toContainText('No posts here yet.')
  })

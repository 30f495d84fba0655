import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

async function handleOf(world: JourneyWorld, { token }: JourneyMember) {
  const answer = await fetch(`${world.url}/api/profile`, { headers: { authorization: `Bearer ${token}` } })
  return ((await answer.json()) as { card: { handle: string } }).card.handle
}

test('a doctor fills in their profile, and a colleague reads it', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const page = await world.visit(asha, '/profile')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  await dialog.getByLabel('Specialty').fill('Cardiology')
  await dialog.getByLabel('Location').fill('Mumbai, Maharashtra')
  await dialog.getByLabel('Phone').fill('+91 90000 00001')
  await dialog.getByLabel('Bio').fill('Night shifts and radial access.')
  await dialog.getByRole('tab', { name: 'Professional' }).click()
  await dialog.getByLabel('Professional Title').fill('Interventional Cardiologist')
  await dialog.getByLabel('Years of Experience').fill('9 years')
  await dialog.getByRole('button', { name: 'Research', exact: true }).click()
  await dialog.getByRole('tab', { name: 'Publications' }).click()
  await dialog.getByLabel('Title').fill('Radial first')
  await dialog.getByRole('button', { name: 'Add publication' }).click()
  await expect(dialog.getByText('Enter the journal.')).toBeVisible()
  await dialog.getByLabel('Journal').fill('Indian Heart Journal')
  await dialog.getByLabel('Citations').fill('about 7')
  await dialog.getByRole('button', { name: 'Add publication' }).click()
  await dialog.getByRole('button', { name: 'Save Changes' }).click()

  await expect(page.getByText('Profile Updated')).toBeVisible()
  await expect(dialog).toBeHidden()
  const seen = await world.visit(ravi, `/profile?member=${await handleOf(world, asha)}`)
  await expect(seen.getByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeVisible()
  await expect(seen.getByText('Night shifts and radial access.')).toBeVisible()
  await expect(seen.getByText('Kept private.')).toBeVisible()
  await expect(seen.getByText('9 years')).toBeVisible()
  await expect(seen.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0)
  const places = seen.getByRole('banner').getByRole('navigation', { name: 'Main' })
  await expect(places.getByRole('link', { name: 'Profile' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page')
  await seen.getByRole('tab', { name: 'Publications' }).click()
  await expect(seen.getByText('Indian Heart Journal', { exact: true })).toBeVisible()
  await expect(seen.getByText('citation')).toHaveCount(0)
  await page.reload()
  await expect(page.locator('dl').first()).toContainText('Profile Views1')
})

test('Escape asks before it takes away what was typed', async ({ world }) => {
  const page = await world.visit(await world.member({ name: 'Dr. Asha Rao' }), '/profile')
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })
  const question = page.getByRole('dialog', { name: 'Discard your changes?' })
  const open = page.getByRole('button', { name: 'Edit Profile' })

  await open.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await open.click()
  await dialog.getByLabel('Bio').fill('Half a sentence')
  await page.keyboard.press('Escape')
  await expect(question).toBeVisible()
  await world.axe(page)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog.getByLabel('Bio')).toHaveValue('Half a sentence')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await question.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(open).toBeFocused()
})

test('Cancel discards, and a half-typed certification is not lost in silence', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const page = await world.visit(asha, '/profile')
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' })

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await dialog.getByLabel('Name').fill('Somebody else')
  await dialog.getByRole('tab', { name: 'Certifications' }).click()
  await dialog.getByLabel('Title').fill('ACLS')
  await dialog.getByRole('button', { name: 'Save Changes' }).click()
  await expect(dialog.getByText('Finish this certification, or empty its fields.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Dr. Asha Rao' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(dialog.getByLabel('Name')).toHaveValue('Dr. Asha Rao')
})

test('a list of papers is imported and then not twice', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/profile')
  const bibtex = '@article{a, title={Radial-first access}, journal={IHJ}, year=2021, doi={10.1016/j.ihj.2021.01.001}}'

  for (const words of ['1 paper added', '0 papers added, 1 already listed']) {
    await page.getByRole('tab', { name: 'Publications' }).click()
    await page.getByRole('button', { name: '+ Add publications' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add publications' })
    await dialog.getByRole('tab', { name: 'Import' }).click()
    await dialog.getByLabel('References').fill(bibtex)
    await dialog.getByRole('button', { name: 'Read references' }).click()
    await dialog.getByRole('button', { name: 'Add 1 paper' }).click()
    await expect(page.getByText(words)).toBeVisible()
  }

  await expect(page.getByRole('link', { name: /Radial-first access/ })).toHaveAttribute('href', 'https://doi.org/10.1016/j.ihj.2021.01.001')
})

test('a member decides who sees what, and looks at the page as another', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const page = await world.visit(asha, '/profile')

  await page.getByRole('button', { name: 'Who sees what' }).click()
  await page.getByRole('menuitem', { name: 'Who sees what' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who sees what' })
  await dialog.getByLabel('Email', { exact: true }).selectOption('All members')
  await dialog.getByLabel('Public page for search engines').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Who sees what' }).click()
  await page.getByRole('menuitem', { name: 'See as any member' }).click()

  await expect(page.getByText('You see your profile as any member sees it.')).toBeVisible()
  await expect(page.getByRole('link', { name: asha.email })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit Profile' })).toHaveCount(0)
  const open = await fetch(`${world.url}/p/${await handleOf(world, asha)}`)
  expect(open.status).toBe(200)
  expect(await open.text()).not.toContain(asha.email)
})

test('a photo is chosen, moved by keys and saved', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/profile')

  await page.getByRole('button', { name: 'Change Photo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Change Photo' })
  await dialog.locator('input[type=file]').setInputFiles('web/public/icon-512.png')
  await dialog.getByRole('application').focus()
  await page.keyboard.press('+')
  await page.keyboard.press('ArrowRight')
  await dialog.getByRole('button', { name: 'Save Photo' }).click()

  await expect(dialog).toBeHidden()
  await expect(page.getByRole('region', { name: 'Profile', exact: true }).locator('img')).toHaveAttribute('src', /^\/files\//)
})

test('activity opens the post it is about', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ clientId: crypto.randomUUID(), content: 'Weigh, then dose.' })
  await fetch(`${world.url}/api/feed/posts`, { method: 'POST', headers, body })
  const page = await world.visit(asha, '/profile')

  await page.getByRole('tab', { name: 'Activity' }).click()
  await page.getByRole('link', { name: 'Posted “Weigh, then dose.”' }).click()

  await expect(page.getByRole('article', { name: 'Post by Dr. Asha Rao' })).toContainText('Weigh, then dose.')
})

test('nobody is at a handle that is nobody’s', async ({ world }) => {
  const page = await world.visit(await world.member(), '/profile?member=nobody-of-that-name')

  await expect(page.getByRole('heading', { name: 'Member not found' })).toBeVisible()
})

test('a profile that stands open is gone with its member', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const { card } = (await (await world.ask(asha, 'GET', '/api/profile')).json()) as { card: { handle: string } }
  const page = await world.visit(ravi, '/robots.txt')
  const shown = page
    .waitForEvent('websocket')
    .then((line) => line.waitForEvent('framesent', ({ payload }) => String(payload).includes(`profile:${asha.id}`)))
  await page.goto(`${world.url}/profile?member=${card.handle}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeVisible()
  await shown

  expect((await world.ask(asha, 'POST', '/api/account/deletion', { password: asha.password })).status).toBe(200)

  await expect(page.getByRole('heading', { name: 'Member not found' })).toBeVisible()
})

test('profile, tabs and dialogs are accessible', async ({ world }) => {
  test.slow()
  const asha = await world.member()
  const headers = { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'ACLS', issuer: 'IRC', year: '2023' })
  await fetch(`${world.url}/api/profile/certifications`, { method: 'POST', headers, body })
  const page = await world.visit(asha, '/profile', { viewport: { width: 390, height: 844 } })
  await expect(page.getByRole('heading', { level: 1, name: asha.name })).toBeVisible()

  for (const name of ['About', 'Publications', 'Certifications', 'Activity']) {
    await page.getByRole('tab', { name }).click()
    await expect(page.getByRole('tabpanel', { name })).toBeVisible()
    await world.axe(page)
  }
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  for (const name of ['Basic Info', 'Professional', 'Publications', 'Certifications']) {
    await page.getByRole('dialog').getByRole('tab', { name }).click()
    await world.axe(page)
  }
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Change Photo' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles('web/public/icon-512.png')
  await expect(page.getByRole('button', { name: 'Save Photo' })).toBeEnabled()
  await world.axe(page)
})

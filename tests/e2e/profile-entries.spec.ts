import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

async function saveProfile(world: JourneyWorld, { token }: JourneyMember, words: object) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const { own, card } = (await (await fetch(`${world.url}/api/profile`, { headers })).json()) as {
    own: { version: number }
    card: { name: string; handle: string }
  }
  const blank = {
    headline: '',
    specialty: '',
    hospital: '',
    location: '',
    email: '',
    phone: '',
    bio: '',
    education: '',
    currentPosition: '',
  }
  const rest = { experienceYears: 0, college: '', graduationYear: null, languages: [], interests: [], publications: [], certifications: [] }
  const body = JSON.stringify({ version: own.version, name: card.name, ...blank, ...rest, ...words })
  expect((await fetch(`${world.url}/api/profile`, { method: 'PUT', headers, body })).status).toBe(200)
  return card.handle
}

test('a doctor enters positions with their dates, and a colleague reads them in the order of time', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Dr. Asha Rao' }), await world.member({ name: 'Dr. Ravi Menon' })]
  const handle = await saveProfile(world, asha, { headline: 'Cardiologist' })
  const page = await world.visit(asha, '/profile')
  const experience = page.getByRole('region', { name: 'Experience' })
  const dialog = page.getByRole('dialog', { name: 'Add position' })

  await page.getByRole('link', { name: 'Add your position' }).click()
  await dialog.getByLabel('Position').fill('Senior Resident')
  await dialog.getByLabel('Hospital or institution').fill('KEM Hospital')
  await dialog.getByLabel('From: month').selectOption('Jun')
  await dialog.getByLabel('From: year').fill('2012')
  await dialog.getByLabel('To: year').fill('2011')
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Add position' }).click()
  await expect(dialog.getByText('This is before the beginning.')).toBeVisible()
  await dialog.getByLabel('To: year').fill('2015')
  await dialog.getByRole('button', { name: 'Add position' }).click()
  await expect(experience).toContainText('Jun 2012 to 2015')

  await page.getByRole('button', { name: '+ Add position' }).click()
  await dialog.getByLabel('Position').fill('Consultant')
  await dialog.getByLabel('Hospital or institution').fill('Teesta Hospital')
  await dialog.getByLabel('From: year').fill('2015')
  await dialog.getByLabel('I work here now').check()
  await dialog.getByRole('button', { name: 'Add position' }).click()
  await expect(dialog).toHaveCount(0)

  await expect(experience.getByRole('heading', { level: 3 })).toHaveText(['Consultant', 'Senior Resident'])
  await world.axe(page)
  const theirs = await world.visit(ravi, `/profile?member=${handle}`)
  await expect(theirs.getByRole('region', { name: 'Experience' }).getByRole('listitem')).toHaveText([/2015 to present/, /Jun 2012 to 2015/])
  await expect(theirs.getByRole('region', { name: 'Training' })).toHaveCount(0)
  await expect(theirs.getByText('Profile Views')).toHaveCount(0)
  await expect(theirs.getByText('Still missing')).toHaveCount(0)
})

test('what was begun outlives a reload, Escape asks, and an entry is changed and removed', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const page = await world.visit(asha, '/profile')
  const education = page.getByRole('region', { name: 'Education' })
  const dialog = page.getByRole('dialog', { name: 'Add degree' })
  await page.getByRole('button', { name: '+ Add degree' }).click()
  await dialog.getByLabel('Degree').fill('MD (Medicine)')

  await page.reload()
  await page.getByRole('button', { name: '+ Add degree' }).click()
  await expect(dialog.getByLabel('Degree')).toHaveValue('MD (Medicine)')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Discard your changes?' }).getByRole('button', { name: 'Keep editing' }).click()
  await dialog.getByLabel('College or university').fill('GSMC')
  await dialog.getByRole('button', { name: 'Add degree' }).click()
  await expect(education).toContainText('GSMC')

  await education.getByRole('button', { name: 'Edit MD (Medicine)' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit degree' })
  await edit.getByLabel('To: year').fill('2015')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(education).toContainText('2015')
  await education.getByRole('button', { name: 'Remove MD (Medicine)' }).click()
  await page.getByRole('dialog', { name: 'Remove this degree?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(education.getByRole('listitem')).toHaveCount(0)
})

test('a long text of education is read in full, saved unharmed, and becomes entries one by one', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const text = 'MBBS from Grant Medical College, 2006-2012\nMD (Medicine), KEM Hospital, 2015'
  await saveProfile(world, asha, { education: text, interests: ['Research'] })
  const page = await world.visit(asha, '/profile')

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await page.getByRole('tab', { name: 'Professional' }).click()
  await expect(page.getByRole('textbox', { name: 'Education' })).toHaveValue(text)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Make entries from what you wrote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make entries from what you wrote' })
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Add MBBS' }).click()
  await expect(dialog.getByRole('listitem')).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Leave out MD (Medicine)' }).click()

  const education = page.getByRole('region', { name: 'Education' })
  await expect(education.getByRole('listitem')).toHaveText([/MBBS\s*Grant Medical College\s*2006 to 2012/])
  await expect(page.getByText('MD (Medicine), KEM Hospital, 2015')).toBeVisible()
})

test('a pasted list is read entry by entry, and where no register may be asked that is said', async ({ world }) => {
  const asha = await world.member({ name: 'Dr. Asha Rao' })
  const page = await world.visit(asha, '/profile?tab=publications')
  await page.getByRole('button', { name: '+ Add publications' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add publications' })
  await dialog.getByRole('tab', { name: 'Import' }).click()
  await dialog
    .getByLabel('References')
    .fill(
      '1. Rao A. Grading of gliomas. Cancer. 1997;79:1242-7. doi:10.1002/(SICI)1097-0142(19970315)79:6<1242::AID-CNCR25>3.0.CO;2-B\n2. Rao A, Iyer B, et al. Statins. Heart. 2010;96:1-6.\n3. PMID: 32198862',
    )
  await dialog.getByRole('button', { name: 'Read references' }).click()
  await dialog.getByRole('button', { name: 'Look up 1 paper at Crossref and PubMed' }).click()

  await expect(dialog.getByText('Our server does not ask this register. Please fill in the fields.')).toBeVisible()
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Leave out PMID 32198862' }).click()
  await dialog.getByRole('button', { name: 'Add 2 papers' }).click()
  await expect(page.getByRole('link', { name: /Grading of gliomas/ })).toHaveAttribute('href', /79:6%3C1242::AID-CNCR25%3E3\.0\.CO;2-B$/)
  await expect(page.getByRole('tabpanel', { name: 'Publications' }).getByText('Rao A, Iyer B', { exact: true })).toBeVisible()
})

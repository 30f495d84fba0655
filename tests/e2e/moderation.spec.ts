import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { choose, NEWEST, once, openComments, postWith } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Has the registration of a member proven, without a page. */
async function prove(world: JourneyWorld, member: JourneyMember, reviewer: JourneyMember) {
  const number = String(randomInt(10_000_000, 99_999_999))
  const proof = { proof: 'registration', council: 'kmc', number, year: 2014, nameAsRegistered: member.name, hprId: null }
  const { id } = (await (await world.ask(member, 'POST', '/api/verification/claims', { kind: 'doctor', proof })).json()) as { id: string }
  await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/take`, {})
  const approved = await world.ask(reviewer, 'POST', `/api/verification/desk/${id}/approve`, { compared: ['number'], register: 'IMR' })
  expect(approved.status).toBe(200)
}

test('a post is reported, a reviewer decides, and the reporter reads the decision', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: once('Ravi') }), await world.reviewer()]
  const content = once('Ten grams of paracetamol are safe.')
  await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const page = await world.visit(asha, NEWEST)
  const desk = await world.visit(farah, '/verification?desk=reports')
  await expect(desk.getByRole('region', { name: 'Reports' })).toBeVisible()

  await choose(postWith(page, content), 'Report')
  const report = dialog(page, 'Report this post')
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(report.getByText('Choose a reason from the list.')).toBeVisible()
  await report.getByLabel('What is wrong?').selectOption('Dangerous or false medical advice')
  await report.getByLabel('In your words').fill('This dose kills.')
  await world.axe(page)
  await report.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. We have received it.')).toBeVisible()
  await expect(report).toHaveCount(0)

  const row = desk.getByRole('listitem').filter({ hasText: content })
  await expect(row).toContainText('This dose kills.')
  await row.getByRole('button', { name: `Decide: Post by ${ravi.name}` }).click()
  const decide = dialog(desk, 'Decide on this report')
  await decide.getByRole('button', { name: 'Decide' }).click()
  await expect(decide.getByText('Choose one of the two.')).toBeVisible()
  await decide.getByLabel('Decision').selectOption('The report is right')
  await expect(decide.getByLabel('Which rule it breaks')).toHaveValue('advice')
  await decide.getByLabel('Your reasons').fill('We have asked the author to correct the dose.')
  await world.axe(desk)
  await decide.getByRole('button', { name: 'Decide' }).click()

  await expect(row).toHaveCount(0)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByText('Your report has been reviewed').first()).toBeVisible()
  await expect(page.getByText('“We have asked the author to correct the dose.”').first()).toBeVisible()
})

const isShownTo = async (world: JourneyWorld, member: JourneyMember, postId: string) =>
  (await world.ask(member, 'GET', `/api/feed/posts/${postId}`)).ok

test('whose post was found wrong reads why, appeals once, and reads what another reviewer says', async ({ world }) => {
  const [asha, ravi, farah, gita] = [await world.member(), await world.member(), await world.reviewer(), await world.reviewer()]
  const content = once('Ten grams of paracetamol are safe.')
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id: subjectId } = (await made.json()) as { id: string }
  const report = { kind: 'post', subjectId, reason: 'unsafe_advice', words: 'This dose kills.' }
  const { id } = (await (await world.ask(asha, 'POST', '/api/moderation/reports', report)).json()) as { id: string }
  await world.ask(farah, 'POST', `/api/moderation/reports/${id}/decision`, {
    upheld: true,
    rule: 'advice',
    words: 'Please correct the dose.',
  })

  const page = await world.visit(ravi, NEWEST)
  const open = async (phrase: string) => {
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await page.getByRole('button', { name: phrase }).click()
  }
  await open('A report about something of yours was upheld')
  const ruling = dialog(page, 'Decision on a report')
  await expect(ruling).toContainText('A reviewer has upheld a report about your post')
  await expect(ruling).toContainText('Please correct the dose.')
  await expect(ruling).toContainText('Only you and our moderators see it now.')
  expect(await isShownTo(world, asha, subjectId)).toBe(false)
  await expect(ruling.getByRole('link', { name: '2. Advice is safe, and says where it is from' })).toHaveAttribute('href', '/rules')
  await ruling.getByRole('button', { name: 'Appeal' }).click()
  await expect(ruling.getByText('This cannot be empty.')).toBeVisible()
  await ruling.getByLabel('Why should it be decided otherwise?').fill('It is the antidote.')
  await world.axe(page)
  await ruling.getByRole('button', { name: 'Appeal' }).click()
  await expect(page.getByText('Another reviewer will look at it').first()).toBeVisible()
  await expect(ruling).toHaveCount(0)

  const desk = await world.visit(gita, '/verification?desk=reports')
  const row = desk.getByRole('listitem').filter({ hasText: content })
  await expect(row).toContainText('It is the antidote.')
  await row.getByRole('button', { name: `Decide the appeal: Post by ${ravi.name}` }).click()
  const decide = dialog(desk, 'Decide on this appeal')
  await decide.getByLabel('Decision').selectOption('Reverse the decision')
  await decide.getByLabel('Your reasons').fill('You are right about the antidote.')
  await world.axe(desk)
  await decide.getByRole('button', { name: 'Decide' }).click()
  await expect(row).toHaveCount(0)

  expect(await isShownTo(world, asha, subjectId)).toBe(true)
  await page.reload()
  await open('Another reviewer has decided on your appeal')
  await expect(ruling).toContainText('Another reviewer has reversed the decision')
  await expect(ruling).toContainText('You are right about the antidote.')
  await expect(ruling.getByRole('button', { name: 'Appeal' })).toHaveCount(0)
  await world.axe(page)
})

test('what a patient can be recognised in is gone at once for others, marked for its author, and comes back', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: once('Ravi') }), await world.member()]
  const farah = await world.reviewer()
  await prove(world, asha, farah)
  const content = once('Bed 14, admitted on Thursday.')
  await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const [page, reader, author] = [await world.visit(asha, NEWEST), await world.visit(meera, NEWEST), await world.visit(ravi, NEWEST)]
  await expect(postWith(reader, content)).toBeVisible()
  await expect(postWith(author, content)).toBeVisible()

  await choose(postWith(page, content), 'Report')
  await dialog(page, 'Report this post').getByLabel('What is wrong?').selectOption('A patient can be recognised')
  await dialog(page, 'Report this post').getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Thank you. It is hidden now.')).toBeVisible()

  await expect(postWith(reader, content)).toHaveCount(0)
  await expect(postWith(author, content)).toContainText('only its author and our moderators see this')
  await world.axe(author)
  await author.getByRole('button', { name: /^Notifications/ }).click()
  await author.getByRole('button', { name: 'Something of yours is hidden until a reviewer has looked' }).click()
  await expect(dialog(author, 'Decision on a report')).toContainText('A colleague reported that a patient can be recognised in your post')
  await expect(dialog(author, 'Decision on a report')).not.toContainText(asha.name)
  await world.axe(author)

  const desk = await world.visit(farah, '/verification?desk=all')
  await desk.getByRole('link', { name: `Post by ${ravi.name}` }).focus()
  await desk.keyboard.press('r')
  const decide = dialog(desk, 'Decide on this report')
  await expect(decide.getByLabel('Decision')).toHaveValue('dismissed')
  await decide.getByLabel('Your reasons').fill('The bed is invented.')
  await world.axe(desk)
  await decide.getByRole('button', { name: 'Decide' }).click()
  await expect(desk.getByRole('link', { name: `Post by ${ravi.name}` })).toHaveCount(0)

  await reader.reload()
  await expect(postWith(reader, content)).toBeVisible()
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await page.getByRole('button', { name: 'Your report has been reviewed' }).first().click()
  await expect(dialog(page, 'Your report')).toContainText('The report was not upheld')
})

test('a reviewer walks one queue with the keyboard, and may switch its keys off', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member({ name: once('Ravi') }), await world.reviewer()]
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content: once('Buy this.') })
  const { id: subjectId } = (await made.json()) as { id: string }
  await world.ask(asha, 'POST', '/api/moderation/reports', { kind: 'post', subjectId, reason: 'spam', words: '' })
  const desk = await world.visit(farah, '/verification?desk=all')
  const rows = desk.getByRole('list', { name: 'Everything that waits' }).getByRole('link')
  await expect(rows.first()).toBeVisible()

  await desk.keyboard.press('j')
  await expect(rows.first()).toBeFocused()
  if ((await rows.count()) > 1) {
    await desk.keyboard.press('j')
    await expect(rows.nth(1)).toBeFocused()
    await desk.keyboard.press('k')
    await expect(rows.first()).toBeFocused()
  }
  await desk.keyboard.press('?')
  await expect(dialog(desk, 'Keys')).toContainText('decide that a report, an appeal or a grievance is right')
  await world.axe(desk)
  await desk.keyboard.press('Escape')

  await desk.keyboard.press('s')
  await desk.keyboard.type('rajqzz')
  await expect(rows).toHaveCount(0)
  await expect(desk.getByText('Nothing that waits here has these words.')).toBeVisible()
  await desk.getByRole('searchbox', { name: 'Search what waits' }).fill(`spam ${ravi.name}`)
  await expect(rows).toHaveCount(1)
  await desk.keyboard.press('Enter')
  await expect(desk.getByRole('link', { name: `Post by ${ravi.name}` })).toBeFocused()
  await desk.keyboard.press('e')
  await expect(dialog(desk, 'The case')).toContainText('Buy this.')
  await expect(dialog(desk, 'The case')).toContainText(`reported by ${asha.name}`)
  await world.axe(desk)
  await dialog(desk, 'The case')
    .getByRole('button', { name: `Decide: Post by ${ravi.name}` })
    .click()
  await expect(dialog(desk, 'Decide on this report').getByLabel('Decision')).toHaveValue('')
  await desk.keyboard.press('Escape')

  await desk.getByRole('link', { name: `Post by ${ravi.name}` }).focus()
  await desk.keyboard.press('a')
  const decide = dialog(desk, 'Decide on this report')
  await expect(decide.getByLabel('Decision')).toHaveValue('upheld')
  await expect(decide.getByLabel('Which rule it breaks')).toHaveValue('selling')
  await decide.getByLabel('Your reasons').fill('raj kala')
  await expect(decide.getByLabel('Your reasons')).toHaveValue('raj kala')
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'Discard' }).click()
  await desk.getByRole('button', { name: 'Switch keys off' }).click()
  await desk.getByRole('link', { name: `Post by ${ravi.name}` }).focus()
  await desk.keyboard.press('a')
  await expect(decide).toHaveCount(0)
})

test('comments and profiles are reported too, one’s own never, and a second time is said to be one', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: once('Ravi') })]
  const content = once('Ward round')
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id } = (await made.json()) as { id: string }
  for (const by of [asha, ravi])
    await world.ask(by, 'POST', `/api/feed/posts/${id}/comments`, { clientId: randomUUID(), text: `Seen by ${by.name}` })
  const page = await world.visit(asha, NEWEST)
  await openComments(postWith(page, content))

  await page
    .getByRole('article', { name: `Comment by ${asha.name}` })
    .getByRole('button', { name: 'Comment options' })
    .click()
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Report' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  for (const answer of ['Thank you. We have received it.', 'You have already reported this.']) {
    await page
      .getByRole('article', { name: `Comment by ${ravi.name}` })
      .getByRole('button', { name: 'Comment options' })
      .click()
    await page.getByRole('menuitem', { name: 'Report' }).click()
    await dialog(page, 'Report this comment').getByLabel('What is wrong?').selectOption('Spam or advertising')
    await dialog(page, 'Report this comment').getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(answer).first()).toBeVisible()
  }
  await dialog(page, 'Report this comment').getByRole('button', { name: 'Cancel' }).click()

  await postWith(page, content).getByRole('link', { name: ravi.name }).first().click()
  await page.getByRole('button', { name: `More for ${ravi.name}` }).click()
  await page.getByRole('menuitem', { name: 'Report' }).click()
  await dialog(page, 'Report this profile').getByLabel('What is wrong?').selectOption('Something else')
  await dialog(page, 'Report this profile').getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page, 'Report this profile').getByText('Please say what is wrong.')).toBeVisible()
  await dialog(page, 'Report this profile').getByLabel('In your words').fill('This is not his name.')
  await dialog(page, 'Report this profile').getByRole('button', { name: 'Send report' }).click()
  await expect(dialog(page, 'Report this profile')).toHaveCount(0)
})

test('a refused name keeps what was typed, a person looks at it, and then it may be used', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const name = `${once('Asha Rao')} ✓`
  const page = await world.visit(asha, '/profile')
  await page.getByRole('button', { name: 'Edit Profile' }).click()
  const edit = dialog(page, 'Edit Profile')
  await edit.getByLabel('Name', { exact: true }).fill(name)
  await edit.getByLabel('Bio').fill('Nephrologist at night.')
  await edit.getByRole('button', { name: 'Save Changes' }).click()

  await expect(edit.getByRole('alert')).toContainText('Names may not hold check marks')
  await expect(edit.getByLabel('Name', { exact: true })).toHaveValue(name)
  await edit.getByRole('button', { name: 'Ask a person to look at it' }).click()
  const appeal = dialog(page, 'Ask a person to look at it')
  await appeal.getByLabel('Why is it your name?').fill('It stands so on my certificate.')
  await world.axe(page)
  await appeal.getByRole('button', { name: 'Send' }).click()
  await expect(edit.getByRole('status')).toContainText('A reviewer will look at this name')
  await expect(edit.getByLabel('Bio')).toHaveValue('Nephrologist at night.')
  await world.axe(page)

  const desk = await world.visit(farah, '/verification?desk=reports')
  await desk.getByRole('button', { name: `Decide: ${name}` }).click()
  await dialog(desk, 'Decide on this name').getByLabel('Decision').selectOption('Allow this name')
  await dialog(desk, 'Decide on this name').getByLabel('Your reasons').fill('Seen on the certificate.')
  await dialog(desk, 'Decide on this name').getByRole('button', { name: 'Decide' }).click()
  await expect(desk.getByRole('button', { name: `Decide: ${name}` })).toHaveCount(0)
  await world.axe(desk)

  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(edit).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
})

test('whoever signs up under a name of the house keeps what was typed and reads why', async ({ world, page }) => {
  await page.goto(`${world.url}/register`)
  await page.getByLabel('Full name').fill('Wardmates Support')
  await page.getByLabel('Email').fill(`${randomUUID()}@example.org`)
  await page.getByLabel('Password', { exact: true }).fill('turmeric lamp at seven')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()

  await expect(page.getByText('Names may not hold “Wardmates”').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Wardmates Support')
  await expect(page.getByLabel('Full name')).toHaveAttribute('aria-invalid', 'true')
})

test('two moderators close an account; whose it is reads why, appeals, and comes back when a third agrees', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: once('Ravi') })]
  const [farah, gita, hari] = [
    await world.reviewer(),
    await world.reviewer({ name: 'Gita Sen' }),
    await world.reviewer({ name: 'Hari Rao' }),
  ]
  const content = once('Send me your deposit for the post.')
  const made = await world.ask(ravi, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })
  const { id: subjectId } = (await made.json()) as { id: string }
  await world.ask(asha, 'POST', '/api/moderation/reports', { kind: 'post', subjectId, reason: 'scam', words: 'He asks for money.' })
  const page = await world.visit(ravi, '/dashboard')
  const whose = `Post by ${ravi.name}`
  const decideAs = async (member: JourneyMember, words: string) => {
    const desk = await world.visit(member, '/verification?desk=reports')
    const row = desk.getByRole('listitem').filter({ hasText: content })
    await row.getByRole('button', { name: `Decide: ${whose}` }).click()
    const decide = dialog(desk, 'Decide on this report')
    await decide.getByLabel('Decision').selectOption('The report is right')
    await decide.getByRole('checkbox', { name: `Close the account of ${ravi.name}` }).check()
    await decide.getByLabel('Your reasons').fill(words)
    return { desk, row, decide }
  }

  const first = await decideAs(farah, 'The third time.')
  await expect(first.decide).toContainText('Nothing happens before another moderator decides the same.')
  await world.axe(first.desk)
  await first.decide.getByRole('button', { name: 'Decide' }).click()
  await expect(first.desk.getByText('Another moderator decides now')).toBeVisible()
  await expect(first.row).toContainText('You have asked for the account to be closed')
  const second = await decideAs(gita, 'He asks applicants for money.')
  await expect(second.row).toContainText('Farah Ali has asked for the account to be closed')
  await expect(second.row).toContainText('The third time.')
  await expect(second.decide).toContainText('It is closed at once')
  await world.axe(second.desk)
  await second.decide.getByRole('button', { name: 'Decide' }).click()
  await expect(second.row).toHaveCount(0)

  await expect(page).toHaveURL(/\/login/)
  await page.getByLabel('Email').fill(ravi.email)
  await page.getByLabel('Password', { exact: true }).fill(ravi.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your account was closed' })).toBeVisible()
  await expect(page.locator('#main')).toContainText('He asks applicants for money.')
  await expect(page.locator('#main')).not.toContainText('The third time.')
  for (const name of ['New grievance', 'Delete my account']) await expect(page.getByRole('button', { name })).toBeVisible()
  await world.axe(page)
  await page.getByRole('link', { name: '6. Nobody pays for work' }).click()
  await expect(page.getByRole('heading', { name: 'House rules', level: 1 })).toBeVisible()
  await page.goto(`${world.url}/messages`)
  await expect(page).toHaveURL('/settings')
  await page.getByRole('button', { name: 'Appeal' }).click()
  const ruling = dialog(page, 'Decision on a report')
  await ruling.getByLabel('Why should it be decided otherwise?').fill('Somebody else wrote it with my phone.')
  await ruling.getByRole('button', { name: 'Appeal' }).click()
  await expect(ruling).toHaveCount(0)

  const desk = await world.visit(hari, '/verification?desk=reports')
  const row = desk.getByRole('listitem').filter({ hasText: content })
  await row.getByRole('button', { name: `Decide the appeal: ${whose}` }).click()
  const decide = dialog(desk, 'Decide on this appeal')
  await decide.getByLabel('Decision').selectOption('Reverse the decision')
  await expect(decide).toContainText('The account is opened again')
  await decide.getByLabel('Your reasons').fill('The session was a stranger’s.')
  await decide.getByRole('button', { name: 'Decide' }).click()
  await expect(row).toHaveCount(0)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Profile audience' })).toBeVisible()
  await page.goto(`${world.url}/dashboard`)
  await expect(page).toHaveURL('/dashboard')
})

import { once } from './feed-page.ts'
import { expect, test } from './world.ts'

test('a grievance gets a number, is answered from the desk, and its member reads the answer', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: once('Asha') }), await world.reviewer()]
  const page = await world.visit(asha, '/settings?section=grievance')
  const desk = await world.visit(farah, '/verification?desk=reports')
  await expect(page.getByText('You have filed none.')).toBeVisible()
  await world.axe(page)

  await page.getByRole('button', { name: 'New grievance' }).click()
  const form = page.getByRole('dialog', { name: 'New grievance' })
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(form.getByText('Choose what it is about.')).toBeVisible()
  await expect(form.getByText('Please say what is wrong.')).toBeVisible()
  await form.getByLabel('What is it about?').selectOption('My personal data')
  await form.getByLabel('What is wrong, and what should happen?').fill('A copy of my data lacks my papers.')
  await world.axe(page)
  await form.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/^Received as GR-/)).toBeVisible()
  const own = page.getByRole('list', { name: 'Your grievances' }).getByRole('listitem')
  await expect(own).toContainText('Due in')
  const number = /GR-\d{4}-\d{6}/.exec((await own.textContent()) ?? '')![0]
  await world.axe(page)

  const row = desk.getByRole('listitem').filter({ hasText: number })
  await expect(row).toContainText('A copy of my data lacks my papers.')
  await world.axe(desk)
  await row.getByRole('button', { name: `Answer ${number}` }).click()
  const decide = desk.getByRole('dialog', { name: 'Answer this grievance' })
  await decide.getByLabel('Decision').selectOption('It is right, and something was put right')
  await decide.getByLabel('Your reasons').fill('You were right. A new copy holds them.')
  await world.axe(desk)
  await decide.getByRole('button', { name: 'Decide' }).click()
  await expect(row).toHaveCount(0)

  await page.goto(`${world.url}/dashboard?notices=list`)
  await page.getByRole('link', { name: /Your grievance was answered/ }).click()
  await expect(page).toHaveURL('/settings?section=grievance')
  await expect(own).toContainText('You were right. A new copy holds them.')
  await expect(own).toContainText('Put right')
})

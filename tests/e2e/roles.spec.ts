import { once } from './feed-page.ts'
import { expect, test } from './world.ts'

test('two administrators make a moderator, who finds the reports and no licences once they have a second factor', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const [farah, gita] = [await world.staff(['administrator']), await world.staff(['administrator'], { name: 'Gita Sen' })]
  const { card } = await (await world.ask(asha, 'GET', '/api/profile')).json()
  const first = await world.visit(farah, '/verification')
  await expect(first.getByRole('tab')).toHaveText(['Roles', 'Your verification'])
  await first.getByRole('button', { name: 'Propose a role' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask another administrator' }).click()
  await expect(dialog.getByText('This cannot be empty.')).toHaveCount(2)
  await dialog.getByLabel('Handle or profile address').fill('nobody-of-this-name')
  await dialog.getByLabel('Role').selectOption('Moderator')
  await expect(dialog.getByText('Decides on reports, appeals and grievances.')).toBeVisible()
  await dialog.getByLabel('The reason').fill('She runs our intake.')
  await dialog.getByRole('button', { name: 'Ask another administrator' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Handle or profile address').fill(`https://wardmates.example/p/${card.handle}`)
  await dialog.getByRole('button', { name: 'Ask another administrator' }).click()
  const own = first
    .getByRole('list', { name: 'Waiting for a second administrator' })
    .getByRole('listitem')
    .filter({ hasText: 'She runs our intake.' })
  await expect(own).toContainText('Asha Rao is to be a moderator from now on')
  await expect(own.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await world.axe(first)

  const second = await world.visit(gita, '/verification?desk=roles')
  const waiting = second.getByRole('list', { name: 'Waiting for a second administrator' }).getByRole('listitem')
  await waiting.filter({ hasText: 'She runs our intake.' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(second.getByText('Confirmed.')).toBeVisible()
  await expect(own).toHaveCount(0)

  const page = await world.visit(asha, '/verification')
  await expect(page.getByText('The desk opens once you have set up a second factor')).toBeVisible()
  await world.axe(page)
  await page.getByRole('link', { name: 'Set it up' }).click()
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible()
  await world.giveFactor(asha)
  await page.goto(`${world.url}/verification`)
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Reports/, 'Your verification'])
  await expect(page.getByRole('tab', { name: /^Reports/ })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: /^All/ }).click()
  await expect(page.getByRole('list', { name: 'Everything that waits' })).toBeVisible()
})

test('a moderator steps down alone, and the desk goes with the last role', async ({ world }) => {
  const page = await world.visit(await world.staff(['moderator', 'reviewer']), '/verification?desk=mine')
  const roles = page.getByRole('list', { name: 'Your roles at the desk' })
  await expect(roles.getByRole('listitem')).toHaveCount(2)
  await world.axe(page)

  await roles.getByRole('button', { name: 'Step down as a moderator' }).click()
  const dialog = page.getByRole('dialog', { name: 'Step down as a moderator?' })
  await world.axe(page)
  await dialog.getByRole('button', { name: 'Step down' }).click()
  await expect(page.getByText('You have stepped down.')).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText([/^All/, /^Licences/, /^Institutions/, 'Your verification'])

  await roles.getByRole('button', { name: 'Step down as a reviewer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Step down' }).click()
  await expect(page.getByRole('heading', { name: 'Verification', exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('an auditor sees who has which role, and has nothing to decide with', async ({ world }) => {
  const [gita, auditor] = [await world.staff(['moderator'], { name: once('Gita') }), await world.staff(['auditor'], { name: 'Hari Bose' })]
  const page = await world.visit(auditor, '/verification?desk=roles')

  const roles = page.getByRole('list', { name: `Roles of ${gita.name}` })
  await expect(page.getByRole('tab')).toHaveText(['Roles', 'Audit log', 'Your verification'])
  await expect(roles).toContainText(/Moderator since \d/)
  for (const name of [/^Propose/, /^End/, /^Confirm/, /^Decline/]) await expect(page.getByRole('button', { name })).toHaveCount(0)
  await world.axe(page)

  await page.getByRole('tab', { name: 'Audit log' }).click()
  const log = page.getByRole('list', { name: 'Audit log' })
  await page.getByLabel('What was done').selectOption('role given')
  await expect(log.getByRole('listitem').filter({ hasText: gita.id })).toContainText('role given')
  await expect(log).not.toContainText(gita.name)
  await page.getByLabel('Day').fill('2020-01-01')
  await expect(log).toContainText('No lines.')
  await expect(page.getByText(/The log goes to line \d+/)).toBeVisible()
  await world.axe(page)
})

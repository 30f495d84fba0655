import { expect, test } from './world.ts'

test('two reviewers make a third, who finds the desk at once', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const [farah, gita] = [await world.reviewer(), await world.reviewer({ name: 'Gita Sen' })]
  const { card } = await (await world.ask(asha, 'GET', '/api/profile')).json()
  const first = await world.visit(farah, '/verification?desk=reviewers')
  await first.getByRole('button', { name: 'Propose a reviewer' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Ask another reviewer' }).click()
  await expect(dialog.getByText('This cannot be empty.')).toHaveCount(2)
  await dialog.getByLabel('Handle or profile address').fill('nobody-of-this-name')
  await dialog.getByLabel('The reason').fill('She runs our intake.')
  await dialog.getByRole('button', { name: 'Ask another reviewer' }).click()
  await expect(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByLabel('Handle or profile address').fill(`https://wardmates.example/p/${card.handle}`)
  await dialog.getByRole('button', { name: 'Ask another reviewer' }).click()
  const own = first
    .getByRole('list', { name: 'Waiting for a second reviewer' })
    .getByRole('listitem')
    .filter({ hasText: 'She runs our intake.' })
  await expect(own.getByRole('button', { name: 'Take back' })).toBeVisible()
  await expect(own.getByRole('button', { name: 'Confirm' })).toHaveCount(0)
  await world.axe(first)

  const second = await world.visit(gita, '/verification?desk=reviewers')
  const waiting = second.getByRole('list', { name: 'Waiting for a second reviewer' }).getByRole('listitem')
  await waiting.filter({ hasText: 'She runs our intake.' }).getByRole('button', { name: 'Confirm' }).click()
  await expect(second.getByText('Confirmed.')).toBeVisible()
  await expect(own).toHaveCount(0)

  const page = await world.visit(asha, '/verification?desk=reviewers')
  await expect(page.getByRole('list', { name: 'Reviewers' })).toContainText('Reviewer since')
})

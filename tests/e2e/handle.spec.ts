import { expect, test } from './world.ts'

test('a member chooses a handle, and whoever follows the former one meets them', async ({ world }) => {
  const asha = await world.member({ name: 'आशा राव' })
  const ravi = await world.member({ name: 'Dr. Ravi Menon' })
  const page = await world.visit(asha, '/profile')
  const open = async () => {
    await page.getByRole('button', { name: 'Who sees what' }).click()
    await page.getByRole('menuitem', { name: 'Your handle' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Your handle' })
  const field = dialog.getByLabel('Handle', { exact: true })

  await open()
  await expect(field).toHaveValue(/^asha-rao/)
  const former = await field.inputValue()
  const suggestion = dialog.getByRole('group', { name: 'Available for you' }).getByRole('button').first()
  await expect(suggestion).toBeVisible()
  await world.axe(page)

  await field.fill('support-team')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('This handle is not available. Please choose another one.')).toBeVisible()
  await expect(field).toHaveValue('support-team')
  await field.fill('asha rao')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Use letters from a to z and digits, with single hyphens between them.')).toBeVisible()

  const chosen = (await suggestion.textContent())!
  await suggestion.click()
  await expect(dialog.getByText(`@${chosen}`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(`Saved. You are @${chosen} now.`)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  await open()
  await expect(dialog.getByText('You can choose another one from')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
  await world.axe(page)

  const seen = await world.visit(ravi, `/profile?member=${former}`)
  await expect(seen.getByRole('heading', { level: 1, name: 'आशा राव' })).toBeVisible()
})

import { answers, ask, openChat } from './chat-page.ts'
import { expect, test } from './world.ts'

for (const [where, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desk', { width: 1440, height: 900 }],
] as const) {
  test(`a doctor who asks for a child's dose on ${where} reads what a group was given, and what to check`, async ({ world }) => {
    const page = await openChat(world, await world.member(), '/chat', { viewport })
    await ask(page, 'Dexamethasone dose for my 12 kg patient with mild croup?')
    const answer = answers(page).first()

    await expect(answer).toContainText('I do not work out a dose for one patient. This is what the group was given')
    const card = answer.getByRole('region', { name: /^Regimen for a group/ })
    await expect(card.getByText('children with mild croup')).toBeVisible()
    await expect(card.getByRole('row').nth(1)).toHaveText(/dexamethasone0\.6 mg per kgsingle oral dose/)
    await expect(card).toContainText('The national formulary. If it differs, follow it.')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    await world.axe(page)
    await card.getByRole('button', { name: 'Citation 1: open the passage' }).click()
    await expect(page.getByRole('dialog').locator('mark')).toContainText('a single oral dose of dexamethasone, 0.6 mg per kg')
  })
}

test('a question that takes something false as given is told so first, and leads on to what the library holds', async ({ world }) => {
  const page = await openChat(world, await world.member())
  await ask(page, 'Why does intensive glucose control lower mortality in the ICU?')
  const answer = answers(page).first()

  await expect(answer.getByRole('paragraph').first()).toContainText(
    'death from any cause was higher with intensive target than with conventional target. Studied: critically ill adults',
  )
  await expect(answer).toContainText('27.5% of the intensive and 24.9% of the conventional group had died')
  await answer.getByRole('button', { name: 'What are the harms of intensive glucose control in critical illness?' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(answers(page).nth(1)).toContainText('ypoglycaemia')
})

test('a short form that means several things is asked about, and the choice is asked in full', async ({ world }) => {
  const page = await openChat(world, await world.member(), '/chat', { viewport: { width: 390, height: 844 } })
  await ask(page, 'treatment of PE')
  const back = answers(page).first()

  await expect(back.getByText('PE is used for three things. Which one do you mean?')).toBeVisible()
  await expect(back.getByText('No good source')).toHaveCount(0)
  await world.axe(page)
  await back.getByRole('button', { name: 'What is known about pre-eclampsia?' }).click()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(answers(page).nth(1)).toContainText('magnesium sulphate')
})

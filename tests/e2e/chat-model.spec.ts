import { answers, input, log, openChat } from './chat-page.ts'
import { test } from './model-world.ts'
import { expect } from './world.ts'

const QUESTION = 'Does dapagliflozin reduce worsening heart failure in HFrEF?'

// They share a model, which does one thing at a time.
test.describe.configure({ mode: 'serial' })

test('a doctor reads each sentence as it is written, and opens the one it stands on', async ({ world, model }) => {
  const read = Promise.withResolvers<void>()
  model.mode = 'grounded'
  model.halfway = read.promise
  const page = await openChat(world, await world.member())
  await input(page).fill(QUESTION)
  await input(page).press('Enter')

  const coming = log(page).getByRole('article', { name: 'DoxyAI: answering' })
  await expect(coming).toContainText(/Reading \d+ sources?: /)
  await expect(coming.getByRole('listitem').first()).toContainText('16.3% of the dapagliflozin group')
  await expect(log(page)).toHaveAttribute('aria-busy', 'true')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await world.axe(page)
  read.resolve()
  const answer = answers(page).first()

  await expect(answer).toContainText('The sentences were written by the model stand-in and checked one by one')
  await expect(coming).toHaveCount(0)
  await expect(log(page)).toHaveAttribute('aria-busy', 'false')
  await answer.getByRole('button', { name: 'Citation 1: open the passage' }).first().click()
  await expect(page.getByRole('dialog').locator('mark')).toContainText('hazard ratio 0.74')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^RAG Enhanced: Model stand-in, every sentence checked/ })).toBeVisible()
  await expect(page.getByText('Model unavailable')).toHaveCount(0)
  const shown = await answer.getByRole('region', { name: 'Summary' }).textContent()
  await page.reload()
  await expect(answers(page).first().getByRole('region', { name: 'Summary' })).toHaveText(shown!)
})

test('stopping an answer that is being written hangs up on the model', async ({ world, model }) => {
  model.mode = 'slow'
  const before = model.leftBehind
  const page = await openChat(world, await world.member())
  await input(page).fill(QUESTION)
  await input(page).press('Enter')
  await expect(log(page).getByRole('article', { name: 'DoxyAI: answering' }).getByRole('listitem').first()).toBeVisible()

  await page.getByRole('button', { name: 'Stop' }).click()

  await expect(log(page)).toContainText('Stopped. If the answer was made by then, it stands here when you open this conversation again.')
  await expect(log(page).getByRole('article', { name: 'DoxyAI: answering' })).toHaveCount(0)
  await expect.poll(() => model.leftBehind).toBe(before + 1)
  await expect(input(page)).toBeEnabled()
})

test('when the model fails, its sources are quoted and the doctor is told', async ({ world, model }) => {
  model.mode = '500'
  const page = await openChat(world, await world.member())
  await input(page).fill(QUESTION)
  await input(page).press('Enter')

  const answer = answers(page).first()
  await expect(answer).toContainText('The model stand-in answered with status 500. The sources are quoted instead.')
  await expect(answer.getByText('High confidence')).toHaveCount(0)
  await expect(page.getByText('Model unavailable', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^RAG Enhanced: Model stand-in is not responding, so sources are quoted/ })).toBeVisible()
  await expect(page.locator('body')).not.toContainText(model.key)
  await world.axe(page)
})

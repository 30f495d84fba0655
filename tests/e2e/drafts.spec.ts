import type { Page } from '@playwright/test'
import { composer, NEWEST, once, postWith } from './feed-page.ts'
import { expect, test } from './world.ts'

const field = (page: Page) => composer(page).getByRole('textbox', { name: 'Write a post' })
const drafts = (page: Page) => composer(page).getByRole('button', { name: /^Drafts/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Drafts' })

test('several drafts are kept, opened and posted, and what is being written is never lost by it', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, NEWEST)
  const [first, second] = [once('First case'), once('Second case')]
  await expect(field(page)).toBeVisible()
  await expect(drafts(page)).toHaveCount(0)

  await field(page).fill(first)
  await drafts(page).click()
  await dialog(page).getByRole('button', { name: 'Keep this draft and start a new post' }).click()
  await expect(field(page)).toHaveValue('')
  await expect(field(page)).toBeFocused()
  await field(page).fill(second)
  await expect(drafts(page)).toHaveAccessibleName('Drafts, 1 kept')

  await page.reload()
  await drafts(page).click()
  await world.axe(page)
  await dialog(page)
    .getByRole('button', { name: `Open draft: ${first}` })
    .click()
  await expect(field(page)).toHaveValue(first)
  await expect(field(page)).toBeFocused()

  await drafts(page).click()
  const row = dialog(page).getByRole('button', { name: `Open draft: ${second}` })
  await dialog(page)
    .getByRole('button', { name: `Delete draft: ${second}` })
    .click()
  await expect(row).toHaveCount(0)
  await expect(dialog(page).getByRole('button', { name: `Put back: ${second}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await row.click()
  await expect(field(page)).toHaveValue(second)

  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(postWith(page, second).getByRole('button', { name: /^Like, / })).toBeVisible()
  await expect(field(page)).toHaveValue('')
  await drafts(page).click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  await expect(dialog(page).getByRole('button', { name: `Open draft: ${first}` })).toBeVisible()
})

test('where the browser has no room for another draft it says so, and what is being written stays', async ({ world }) => {
  const page = await world.visit(await world.member(), NEWEST)
  await field(page).fill('A case')
  await page.evaluate(() => {
    const put = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      if (key.includes('kept-post:')) throw new DOMException('full', 'QuotaExceededError')
      put.call(this, key, value)
    }
  })

  await drafts(page).click()
  await dialog(page).getByRole('button', { name: 'Keep this draft and start a new post' }).click()
  await expect(dialog(page).getByRole('alert')).toContainText('no room for another draft')
  await page.keyboard.press('Escape')
  await expect(field(page)).toHaveValue('A case')
})

test('nobody else who signs in on the same computer finds them', async ({ world }) => {
  const asha = await world.visit(await world.member(), NEWEST)
  await field(asha).fill('For me alone')
  await drafts(asha).click()
  await dialog(asha).getByRole('button', { name: 'Keep this draft and start a new post' }).click()
  await expect(drafts(asha)).toHaveAccessibleName('Drafts, 1 kept')
  const ravi = await world.member({ name: 'Ravi Menon' })

  await asha.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token!)
      localStorage.setItem('user', user!)
    },
    [ravi.token, JSON.stringify(ravi.user)],
  )
  await asha.reload()
  await field(asha).fill('Another member')
  await expect(drafts(asha)).toHaveAccessibleName('Drafts')
})

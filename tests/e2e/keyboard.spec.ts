import type { Locator, Page } from '@playwright/test'
import { forYou, NEWEST, once, openComments } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const press = async (control: Locator) => {
  await control.focus()
  await control.page().keyboard.press('Enter')
}
const post = async (world: JourneyWorld, by: JourneyMember, content: string): Promise<string> =>
  (await (await world.ask(by, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })).json()).id
const postWith = (page: Page, words: string) =>
  forYou(page)
    .getByRole('article', { name: /^Post by/ })
    .filter({ hasText: words })

test('a keyboard likes, comments, replies, edits and deletes, and is never sent back to the top', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const words = once('Which line first?')
  await post(world, ravi, words)
  const page = await world.visit(asha, NEWEST)
  const card = postWith(page, words)

  await press(card.getByRole('button', { name: /^Like, / }))
  await expect(card.getByRole('button', { name: 'Like, 1 like' })).toBeFocused()
  const form = await openComments(card)
  await form.getByRole('textbox').focus()
  await page.keyboard.type('Radial, always')
  await page.keyboard.press('Control+Enter')
  const comment = card
    .getByRole('article', { name: /^Comment by/ })
    .filter({ hasText: 'Radial, always' })
    .first()
  await expect(comment.getByRole('button', { name: 'Reply' })).toBeVisible()
  await expect(form.getByRole('textbox')).toBeFocused()

  await press(comment.getByRole('button', { name: 'Reply' }))
  await expect(card.getByRole('textbox', { name: 'Write a reply' })).toBeFocused()
  await page.keyboard.type('Unless in shock')
  await page.keyboard.press('Control+Enter')
  const reply = card
    .getByRole('article', { name: /^Comment by/ })
    .filter({ hasText: 'Unless in shock' })
    .last()
  await expect(reply.getByRole('button', { name: /^Like comment/ })).toBeEnabled()
  await press(reply.getByRole('button', { name: 'Comment options' }))
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(card.getByText('Unless in shock')).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeVisible()
})

test('what takes itself away hands the keyboard on: notices, pages of a list, labels, the first steps', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await world.ask(ravi, 'POST', '/api/mates/request', { memberId: asha.id })
  for (let turn = 1; turn <= 22; turn++) {
    const id = await post(world, asha, `Case number ${turn}.`)
    await world.ask(asha, 'PUT', `/api/feed/posts/${id}/save`)
  }
  await world.ask(asha, 'POST', '/api/feed/saved/labels', { name: 'To read' })
  const page = await world.visit(asha, '/home')

  await press(page.getByRole('button', { name: /^Notifications/ }))
  const notices = page.getByRole('region', { name: 'Notifications', exact: true })
  await press(notices.getByRole('button', { name: 'Mark as read' }))
  await expect(notices.getByRole('button', { name: /^Mute/ })).toBeFocused()
  await page.keyboard.press('Escape')
  await press(page.getByRole('button', { name: 'Put this list away' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Put away' }))
  await expect(page.getByRole('button', { name: 'Put this list away' })).toHaveCount(0)
  await expect(page.locator('body')).not.toBeFocused()

  await page.goto('/dashboard?show=saved')
  await press(page.getByRole('button', { name: 'Show more' }))
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
  await expect(page.getByRole('list', { name: 'Saved posts' }).locator(':focus')).toBeVisible()
  await press(page.getByRole('group', { name: 'Labels' }).getByRole('button', { name: 'To read' }))
  await press(page.getByRole('button', { name: 'Options for To read' }))
  await page.getByRole('menuitem', { name: 'Delete label' }).press('Enter')
  await press(page.getByRole('dialog').getByRole('button', { name: 'Delete' }))
  await expect(page.getByRole('button', { name: 'Options for To read' })).toHaveCount(0)
  await expect(page.locator('main :focus')).toBeVisible()
})

test('a search is found again by a reload, by Back and by its link', async ({ world }) => {
  const surname = `Qu${Array.from({ length: 8 }, () => 'aeioulmnrst'[Math.floor(Math.random() * 11)]).join('')}`
  await world.member({ name: `Dr. Kabir ${surname}` })
  const page = await world.visit(await world.member(), '/mates')
  const palette = page.getByRole('dialog', { name: 'Search Wardmates' })
  const line = palette.getByRole('combobox', { name: 'Search' })
  const expectFound = async () => {
    await expect(line).toHaveValue(surname)
    await expect(palette.getByRole('button', { name: 'People' })).toHaveAttribute('aria-pressed', 'true')
    await expect(palette.getByRole('option', { name: `Dr. Kabir ${surname}` })).toBeVisible()
  }
  // The keys are heard once the bar of members stands.
  await expect(page.getByRole('search', { name: 'Site' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await line.fill(surname)
  await palette.getByRole('button', { name: 'People' }).click()
  await expect(page).toHaveURL(new RegExp(`find=${surname}&in=people`))
  await page.reload()
  await expectFound()
  const link = page.url()

  await palette.getByRole('option', { name: `Dr. Kabir ${surname}` }).click()
  await expect(page).toHaveURL(/\/profile\?member=/)
  await expect(palette).toHaveCount(0)
  await page.goBack()
  await expectFound()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/mates')
  await page.goto(link)
  await expectFound()
})

import type { Page } from '@playwright/test'
import { composer, once } from './feed-page.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

const row = (page: Page, words: string) => page.getByRole('list', { name: 'Saved posts' }).getByRole('listitem').filter({ hasText: words })
const label = (page: Page, name: string) => page.getByRole('group', { name: 'Labels' }).getByRole('button', { name })

async function write(world: JourneyWorld, by: JourneyMember, content: string): Promise<string> {
  const answer = await world.ask(by, 'POST', '/api/feed/posts', { clientId: crypto.randomUUID(), content })
  return (await answer.json()).id
}
const save = (world: JourneyWorld, by: JourneyMember, postId: string) => world.ask(by, 'PUT', `/api/feed/posts/${postId}/save`)

async function addLabel(world: JourneyWorld, by: JourneyMember, name: string): Promise<string> {
  return (await (await world.ask(by, 'POST', '/api/feed/saved/labels', { name })).json()).id
}

test('a member saves a post with a label, finds it from home, removes it and takes that back', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Dr. Ravi Menon' })]
  const words = once('Lactate clears before it falls.')
  const postId = await write(world, ravi, words)

  const page = await world.visit(asha, `/dashboard?post=${postId}`)
  await page.getByRole('article').filter({ hasText: words }).first().getByRole('button', { name: 'More options' }).click()
  await page.getByRole('menuitem', { name: 'Save with a label' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save with a label' })
  await dialog.getByLabel('Name of the new label').fill('Sepsis')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved under “Sepsis”.')).toBeVisible()

  await page.goto('/home')
  await page.getByRole('link', { name: 'Saved, 1' }).click()
  await expect(page).toHaveTitle('Saved · Wardmates')
  await label(page, 'Sepsis').click()
  await expect(row(page, words)).toContainText('Dr. Ravi Menon')
  await row(page, words).getByRole('button', { name: 'Remove from Saved' }).click()
  await expect(row(page, words).getByRole('button', { name: 'Undo' })).toBeFocused()
  await expect(label(page, 'Sepsis')).toHaveText('Sepsis 0')
  await page.keyboard.press('Enter')
  await expect(row(page, words).getByRole('button', { name: 'Remove from Saved' })).toBeFocused()
  await expect(label(page, 'Sepsis')).toHaveText('Sepsis 1')

  await row(page, words).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`post=${postId}`))
})

test('labels are made, renamed and deleted; their posts stay saved', async ({ world }) => {
  const asha = await world.member()
  const words = once('Handover in four lines.')
  await save(world, asha, await write(world, asha, words))
  const page = await world.visit(asha, '/dashboard?show=saved')

  await page.getByRole('button', { name: 'New label' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('To read')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Nothing in “To read”')).toBeVisible()
  await label(page, 'All').click()
  await row(page, words).getByRole('button', { name: 'Add label' }).click()
  await page.getByRole('radio', { name: 'To read' }).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(label(page, 'To read')).toHaveText('To read 1')

  await label(page, 'To read').click()
  await page.getByRole('button', { name: 'Options for To read' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Handover')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('heading', { name: 'Handover 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Options for Handover' }).click()
  await page.getByRole('menuitem', { name: 'Delete label' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect(label(page, 'Handover')).toHaveCount(0)
  await expect(row(page, words).getByRole('button', { name: 'Add label' })).toBeVisible()
})

test('an open list hears of what is saved elsewhere and of what its author deletes, and is searched', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [here, elsewhere] = [once('Saved before.'), once('Saved on the phone.')]
  const [first, second] = [await write(world, ravi, here), await write(world, ravi, elsewhere)]
  await save(world, asha, first)
  const page = await world.visit(asha, '/dashboard?show=saved')
  await expect(row(page, here)).toBeVisible()

  await save(world, asha, second)
  await expect(row(page, elsewhere)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in Saved' }).fill('PHONE')
  await expect(row(page, here)).toHaveCount(0)
  await expect(row(page, elsewhere)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search in Saved' }).fill('')
  await expect(row(page, here)).toBeVisible()

  await world.ask(ravi, 'DELETE', `/api/feed/posts/${first}`)
  await expect(row(page, here)).toHaveCount(0)
  await expect(label(page, 'All')).toHaveText('All 1')
})

test('what one looks at in Saved stays over a reload, Back and Forward, and can be sent as a link', async ({ world }) => {
  const asha = await world.member()
  const [cases, other] = [once('Sepsis in the corridor.'), once('Sepsis at home.')]
  const [first, second] = [await write(world, asha, cases), await write(world, asha, other)]
  const labelId = await addLabel(world, asha, 'To read')
  await world.ask(asha, 'PUT', `/api/feed/posts/${first}/label`, { labelId })
  await save(world, asha, second)
  const page = await world.visit(asha, '/dashboard?show=saved')
  const search = page.getByRole('searchbox', { name: 'Search in Saved' })
  const expectBoth = async () => {
    await expect(search).toHaveValue('corridor')
    await expect(label(page, 'To read')).toHaveAttribute('aria-pressed', 'true')
    await expect(row(page, cases)).toBeVisible()
    await expect(row(page, other)).toHaveCount(0)
  }

  await search.fill('corridor')
  await expect(page).toHaveURL(/q=corridor/)
  await label(page, 'To read').click()
  await expectBoth()
  await page.reload()
  await expectBoth()

  await row(page, cases).getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`post=${first}`))
  await page.goBack()
  await expectBoth()
  const link = page.url()
  await page.goto('/home')
  await page.goto(link)
  await expectBoth()

  await search.fill('')
  await expect(page).not.toHaveURL(/q=/)
})

test('a long list comes in pages, and the post saved first is its last', async ({ world }) => {
  const asha = await world.member()
  const ids: string[] = []
  for (let turn = 1; turn <= 23; turn++) ids.push(await write(world, asha, `Case number ${turn}.`))
  for (const id of ids) await save(world, asha, id)
  const page = await world.visit(asha, '/dashboard?show=saved')
  const rows = page.getByRole('list', { name: 'Saved posts' }).getByRole('listitem')
  await expect(rows).toHaveCount(20)

  await page.getByRole('button', { name: 'Show more' }).click()

  await expect(rows).toHaveCount(23)
  await expect(rows.first()).toContainText('Case number 23.')
  await expect(rows.last()).toContainText('Case number 1.')
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test("a profile's numbers lead to what they count, and one's own page to what one saved", async ({ world }) => {
  const asha = await world.member()
  await write(world, asha, 'A case of my own')
  const page = await world.visit(asha, '/profile')

  await page.getByRole('link', { name: 'Posts, 1' }).click()
  await expect(page.getByRole('tab', { name: 'Activity' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('list', { name: 'Activity' })).toContainText('A case of my own')
  await page.getByRole('tab', { name: 'About' }).click()
  await expect(page.getByRole('tab', { name: 'About' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Research Papers, 0' }).click()
  await expect(page.getByRole('tab', { name: 'Publications' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('main').getByRole('link', { name: 'Saved' }).click()
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Connections, 0' }).click()
  await expect(page).toHaveTitle('Mates · Wardmates')
  await page.goBack()
  await expect(composer(page)).toBeVisible()
})

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { ...PHONE } },
]) {
  test(`saved posts are open to everybody ${name}`, async ({ world }, { outputDir }) => {
    const [asha, ravi] = [await world.member(), await world.member({ name: 'Dr. Imran Qureshi' })]
    const labels = ['To read', 'Sepsis', 'For teaching', "Interns' orientation, June batch"]
    const labelIds: string[] = []
    for (const one of labels) labelIds.push(await addLabel(world, asha, one))
    for (const [turn, words] of ['ST elevation V2–V3, cath lab 90 minutes away', 'Steroids in septic shock', 'Which tape?'].entries()) {
      const postId = await write(world, ravi, `${words}\n\nMore of it.`)
      await world.ask(asha, 'PUT', `/api/feed/posts/${postId}/label`, { labelId: turn < 2 ? labelIds[turn] : null })
    }
    const page = await world.visit(asha, '/dashboard?show=saved', options)
    await row(page, 'Which tape?').getByRole('button', { name: 'Remove from Saved' }).click()
    await expect(row(page, 'Which tape?')).toContainText('Removed: Which tape?')
    await expect(label(page, 'All')).toHaveText('All 2')

    await world.axe(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}.png`, fullPage: true })
    await row(page, 'Steroids').getByRole('button', { name: 'Change label: Sepsis' }).click()
    await expect(page.getByRole('radio', { name: 'Sepsis' })).toBeChecked()
    await world.axe(page)
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/${name}, dialog.png` })
    void outputDir
  })
}

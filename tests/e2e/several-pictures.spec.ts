import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { composer, once, write } from './feed-page.ts'
import { expect, test } from './world.ts'

const film = async (background: string) => ({
  name: `${background}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer(),
})

const pictures = (page: Page) => composer(page).getByRole('group', { name: /^Picture \d of \d$/ })

test('several pictures are described, put in order and posted, and looked at one by one', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const page = await world.visit(asha, '/dashboard', { viewport: { width: 390, height: 844 }, hasTouch: true })
  await page.locator('input[type=file]').setInputFiles(await Promise.all(['red', 'green', 'blue', 'white', 'black'].map(film)))
  await expect(page.getByText('A post has at most 4 pictures.')).toBeVisible()
  await expect(pictures(page)).toHaveCount(4)
  await expect(composer(page).getByRole('progressbar')).toHaveCount(0)
  for (const [at, words] of ['Red', 'Green', 'Blue', 'White'].entries())
    await pictures(page).nth(at).getByLabel('Describe this picture').fill(words)
  await pictures(page).nth(3).getByRole('button', { name: 'Remove image' }).click()
  await expect(pictures(page)).toHaveCount(3)

  const moved = pictures(page).nth(2).getByRole('button', { name: 'Move up' })
  await moved.focus()
  await page.keyboard.press('Enter')
  await expect(pictures(page).nth(1).getByRole('button', { name: 'Move up' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(pictures(page).nth(0).getByRole('button', { name: 'Move down' })).toBeFocused()
  await page.reload()
  await expect(pictures(page).nth(0).getByLabel('Describe this picture')).toHaveValue('Blue')
  await world.axe(page)
  const own = await write(page, once('Three films'))
  const address = (await own.getByRole('link', { name: /^Open the post, / }).getAttribute('href'))!
  await page.close()

  const his = await world.visit(ravi, address)
  const post = his.getByRole('article', { name: 'Post by Asha Rao' })
  await expect(post.getByRole('img')).toHaveCount(3)
  expect(await post.getByRole('img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).alt))).toEqual([
    'Blue',
    'Red',
    'Green',
  ])
  await post.getByRole('button', { name: 'Red' }).focus()
  await his.keyboard.press('Enter')
  const viewer = his.getByRole('dialog', { name: 'Picture 2 of 3' })
  await expect(viewer.getByRole('img', { name: 'Red' })).toBeVisible()
  await world.axe(his)
  await his.keyboard.press('ArrowRight')
  await expect(his.getByRole('dialog', { name: 'Picture 3 of 3' }).getByRole('img', { name: 'Green' })).toBeVisible()
  await his.getByRole('button', { name: 'Next' }).click()
  await expect(his.getByRole('dialog', { name: 'Picture 1 of 3' }).getByRole('img', { name: 'Blue' })).toBeVisible()
  await his.keyboard.press('Escape')
  await expect(his.getByRole('dialog')).toBeHidden()
  await expect(post.getByRole('button', { name: 'Red' })).toBeFocused()
})

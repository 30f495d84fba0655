import { choose, composer, forYou, once, openComments, write } from './feed-page.ts'
import { expect, test } from './world.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

for (const { name, options } of [
  { name: 'at a desk', options: {} },
  { name: 'on a phone', options: { ...PHONE } },
]) {
  test(`the feed can be used by everybody ${name}: thread, panel, menu and dialogs open`, async ({ world }) => {
    test.slow()
    const page = await world.visit(await world.member(), '/dashboard', { ...options, reducedMotion: 'reduce' })
    await expect(forYou(page).getByRole('article').first()).toBeVisible()
    await world.axe(page)

    const own = await write(page, once('For everybody'))
    // Its name is the state of the check, which may end at any moment.
    await own.locator('[aria-description="Doxy AI Verification"]').click()
    const box = await openComments(own)
    await box.getByRole('textbox').fill('With a **comment**')
    await box.getByRole('button', { name: 'Comment' }).click()
    await expect(own.getByRole('article', { name: 'Comment by Asha Rao' })).not.toContainText('Sending')
    await composer(page).getByRole('button', { name: 'Add link' }).click()
    await composer(page).getByRole('textbox', { name: 'Link' }).fill('javascript:x')
    await composer(page).getByRole('textbox', { name: 'Link' }).blur()
    await world.axe(page)

    await own.getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await world.axe(page)
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect(page.getByRole('form', { name: 'Edit post' })).toBeVisible()
    await world.axe(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await choose(own, 'Delete')
    await expect(page.getByRole('dialog', { name: 'Delete this post?' })).toBeVisible()
    await world.axe(page)
    await page.keyboard.press('Escape')
    await page
      .getByRole('article', { name: /^Trending/ })
      .first()
      .getByRole('button')
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Trending post' })).toBeVisible()
    await world.axe(page)
  })
}

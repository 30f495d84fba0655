import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of the feed as a reader finds them, and what they do there. */
export const forYou = (page: Page) => page.getByRole('region', { name: 'For You' })
export const postWith = (page: Page, words: string) =>
  forYou(page)
    .getByRole('article', { name: /^Post by/ })
    .filter({ hasText: words })
export const composer = (page: Page) => page.getByRole('form', { name: 'New post' })
export const once = (words: string) => `${words} ${Math.random().toString(36).slice(2, 10)}`

export async function write(page: Page, words: string) {
  await composer(page).getByRole('textbox', { name: 'Write a post' }).fill(words)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  await expect(postWith(page, words)).toBeVisible()
  return postWith(page, words)
}

export async function openComments(post: Locator) {
  await post.getByRole('button', { name: /^Comment, / }).click()
  return post.getByRole('form', { name: 'New comment' })
}

export async function choose(post: Locator, act: string) {
  await post.getByRole('button', { name: 'More options' }).click()
  await post.page().getByRole('menuitem', { name: act }).click()
}

import { expect, type Locator, type Page } from '@playwright/test'

/** The parts of the feed as a reader finds them, and what they do there. */
export const forYou = (page: Page) => page.getByRole('region', { name: /^(For You|Newest|Mates)$/ })
/** Where a post of a stranger stands first as soon as it is written. */
export const NEWEST = '/dashboard?show=newest'
export const postWith = (page: Page, words: string) =>
  forYou(page)
    .getByRole('article', { name: /^Post by/ })
    .filter({ hasText: words })
export const composer = (page: Page) => page.getByRole('form', { name: 'New post' })
/** Letters alone: with digits among them it could be somebody's number, which is asked about before it is sent. */
export const once = (words: string) => `${words} ${Math.random().toString(36).slice(2, 10).replace(/\d/g, 'x')}`

export async function write(page: Page, words: string) {
  await composer(page).getByRole('textbox', { name: 'Write a post' }).fill(words)
  await composer(page).getByRole('button', { name: 'Post', exact: true }).click()
  // Until the server has it, it can be neither liked nor changed.
  await expect(postWith(page, words).getByRole('button', { name: /^Like, / })).toBeVisible()
  return postWith(page, words)
}

export async function openComments(post: Locator) {
  await post.getByRole('button', { name: /^Comment, / }).click()
  const form = post.getByRole('form', { name: 'New comment' })
  await form.waitFor()
  return form
}

export async function choose(post: Locator, act: string) {
  await post.getByRole('button', { name: 'More options' }).click()
  await post.page().getByRole('menuitem', { name: act, exact: true }).click()
}

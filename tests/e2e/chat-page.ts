import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { JourneyMember, JourneyWorld } from './world.ts'

/** The parts of the chat as a doctor finds them, and what they do there. */
export const log = (page: Page) => page.getByRole('log', { name: 'Conversation' })
export const input = (page: Page) => page.getByRole('textbox', { name: 'Ask DoxyAI' })
export const answers = (page: Page) => log(page).getByRole('article', { name: 'DoxyAI', exact: true })

/** Asks, and gives the answer when it is there. */
export async function ask(page: Page, question: string) {
  // What stands there before the question comes late on a busy machine.
  await expect(log(page).getByRole('article').first()).toBeVisible()
  const before = await log(page).getByRole('article').count()
  await input(page).fill(question)
  await input(page).press('Enter')
  await expect(log(page).getByRole('article')).toHaveCount(before + 1)
  return log(page).getByRole('article').nth(before)
}

/** The chat of a member, once the notes that come with the product can be found. */
export async function openChat(world: JourneyWorld, member: JourneyMember, path = '/chat', look = {}) {
  await expect
    .poll(async () => ((await (await fetch(`${world.url}/api/doxy/library`)).json()) as { notes: number }).notes, { timeout: 40_000 })
    .toBeGreaterThan(150)
  const page = await world.visit(member, path, look)
  await expect(page.getByRole('heading', { level: 1, name: 'DoxyAI' })).toBeVisible()
  await expect(page.getByText('Online', { exact: true })).toBeVisible()
  return page
}

/** Documents that only this member finds. */
export async function bring(world: JourneyWorld, member: JourneyMember, title: string, text: string, meta: object = {}) {
  const answer = await fetch(`${world.url}/api/ingest-stub`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify({ docs: [{ id: randomUUID(), text, meta: { title, source: 'Ward notes', year: 2024, ...meta } }] }),
  })
  expect(await answer.json()).toMatchObject({ indexed: [expect.any(String)] })
}

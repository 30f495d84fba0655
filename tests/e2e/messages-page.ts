import type { Page } from '@playwright/test'
import type { Conversation } from '#contract/conversations.ts'
import type { JourneyMember, JourneyWorld } from './world.ts'

/** A member's own name, so that no other journey's member is found by it. */
export const named = (name: string) => `${name} ${Math.random().toString(36).slice(2, 8)}`

export async function befriend(world: JourneyWorld, one: JourneyMember, ...others: JourneyMember[]) {
  for (const other of others) {
    await world.ask(one, 'POST', '/api/mates/request', { memberId: other.id })
    await world.ask(other, 'POST', '/api/mates/accept', { memberId: one.id })
  }
}

/** Two mates and the address of their conversation. */
export async function twoMates(world: JourneyWorld) {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  await befriend(world, asha, ravi)
  const { id } = (await (await world.ask(asha, 'PUT', `/api/conversations/with/${ravi.id}`)).json()) as Conversation
  return { asha, ravi, id, path: `/messages?conversation=${id}` }
}

export const log = (page: Page) => page.getByRole('log', { name: 'Messages' })
export const messageWith = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text })
export const list = (page: Page) => page.getByRole('region', { name: 'Conversations' })
export const rowOf = (page: Page, name: string) => list(page).getByRole('listitem').filter({ hasText: name })
export const box = (page: Page) => page.getByRole('textbox', { name: /^Message / })

export async function write(page: Page, text: string) {
  await box(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** What a message's menu offers. */
export async function choose(page: Page, text: string, act: string) {
  await messageWith(page, text).hover()
  await messageWith(page, text).getByRole('button', { name: 'More for this message' }).click()
  await page.getByRole('menuitem', { name: act, exact: true }).click()
}

import type { Page } from '@playwright/test'
import { box, log, messageWith, rowOf, twoMates, write } from './messages-page.ts'
import { expect, type JourneyMember, type JourneyWorld, screens, test } from './world.ts'

/** The place of messages in the bar: the page at home leads there as well, once it stands. */
const inBar = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** A message as another device of a member sends it. */
const sent = (world: JourneyWorld, by: JourneyMember, conversationId: string, text: string) =>
  world.ask(by, 'POST', `/api/conversations/${conversationId}/messages`, {
    clientId: crypto.randomUUID(),
    deviceId: crypto.randomUUID(),
    envelope: { alg: 'plain1', body: JSON.stringify({ text }) },
  })

for (const [where, look] of Object.entries(screens))
  test(`with the network off and on again both sides have everything once, in one order, ${where}`, async ({ world }) => {
    const { asha, ravi, id, path } = await twoMates(world)
    const page = await world.visit(asha, path, look)
    await sent(world, ravi, id, 'Before the lift')
    await expect(messageWith(page, 'Before the lift')).toBeVisible()

    await page.context().setOffline(true)
    await write(page, 'From the lift')
    await write(page, 'Still in it')
    await expect(messageWith(page, 'From the lift')).toContainText('Waiting for the network')
    await sent(world, ravi, id, 'Meanwhile upstairs')
    await page.context().setOffline(false)

    await expect(messageWith(page, 'Still in it').getByText(/^(Sent|Delivered)$/)).toBeAttached()
    const { items } = (await (await world.ask(ravi, 'GET', `/api/conversations/${id}/messages`)).json()) as {
      items: { envelope: { body: string } }[]
    }
    const texts = items.map(({ envelope }) => (JSON.parse(envelope.body) as { text: string }).text)
    expect(texts).toEqual(['Before the lift', 'Meanwhile upstairs', 'From the lift', 'Still in it'])
    await expect(log(page).getByRole('article')).toContainText(texts)
  })

test('the badge counts and empties in every browser of a member', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const [ward, home] = [await world.visit(ravi, '/home'), await world.visit(ravi, '/messages')]
  for (const page of [ward, home]) await expect(inBar(page, 'Messages')).toBeVisible()

  await sent(world, asha, id, 'One')
  await sent(world, asha, id, 'Two')
  for (const page of [ward, home]) await expect(inBar(page, 'Messages, 2 unread')).toBeVisible()
  await ward.goto(world.url + path)
  await expect(messageWith(ward, 'Two')).toBeVisible()

  for (const page of [ward, home]) await expect(inBar(page, 'Messages')).toBeVisible()
  await expect(rowOf(home, asha.name)).not.toContainText(/\d unread/)
})

test('Message on a card, on a profile and on what a search has found opens the conversation', async ({ world }) => {
  const { asha, ravi, id } = await twoMates(world)
  await sent(world, ravi, id, 'Here we are')
  const { card } = (await (await world.ask(ravi, 'GET', '/api/profile')).json()) as { card: { handle: string } }
  const page = await world.visit(asha, '/mates')

  for (const path of ['/mates', `/profile?member=${card.handle}`, `/mates?q=${encodeURIComponent(ravi.name)}`]) {
    await page.goto(world.url + path)
    await page.getByRole('link', { name: `Message ${ravi.name}` }).click()
    await expect(messageWith(page, 'Here we are')).toBeVisible()
    await expect(box(page)).toBeVisible()
  }
})

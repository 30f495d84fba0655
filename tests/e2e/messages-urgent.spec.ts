import { befriend, box, choose, list, log, messageWith, named, rowOf, twoMates, write } from './messages-page.ts'
import { expect, test } from './world.ts'

test('an urgent message rings on every page until it is acknowledged, and its sender sees who has', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const other = await world.visit(ravi, '/mates')
  const page = await world.visit(asha, path)
  await page.getByRole('button', { name: 'Send as urgent' }).click()
  await expect(page.getByText(/^Rings your mates here every 2 minutes/)).toBeVisible()
  await write(page, 'Bed 4, BP 70/40. Somebody come now.')
  await expect(messageWith(page, 'Bed 4')).toContainText('Nobody has acknowledged it yet.')
  await expect(page.getByRole('button', { name: 'Send as urgent' })).toHaveAttribute('aria-pressed', 'false')

  const strip = other.getByRole('alert').filter({ hasText: `Urgent, from ${asha.name}` })
  await expect(strip).toBeVisible()
  await expect(strip).not.toContainText('Bed 4')
  await world.axe(other)
  await other.reload()
  await strip.getByRole('link', { name: 'Open' }).click()
  await expect(rowOf(other, asha.name)).toContainText('Urgent')
  await expect(messageWith(other, 'Bed 4')).toContainText(`Urgent, from ${asha.name}`)
  await world.axe(other)
  await messageWith(other, 'Bed 4').getByRole('button', { name: 'Acknowledge' }).click()

  await expect(messageWith(page, 'Bed 4')).toContainText(`Acknowledged by ${ravi.name}.`)
  await expect(messageWith(other, 'Bed 4').getByRole('button', { name: 'Acknowledge' })).toHaveCount(0)
  await other.goto(`${world.url}/mates`)
  await expect(other.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  await expect(strip).toHaveCount(0)
})

test('who takes no urgent messages is not rung, and the message stays with the reason', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const other = await world.visit(ravi, '/messages')
  await other.getByRole('button', { name: 'Message settings' }).click()
  const saved = other.waitForResponse((answer) => answer.request().method() === 'PATCH')
  await other.getByRole('switch', { name: 'Urgent messages' }).click()
  await saved

  const page = await world.visit(asha, path)
  await page.getByRole('button', { name: 'Send as urgent' }).click()
  await write(page, 'Come now')
  await expect(messageWith(page, 'Come now')).toContainText('Nobody here takes urgent messages from you.')
})

test('a message is found by its words among all conversations and in one, and opens in its place', async ({ world }) => {
  const { asha, ravi, id, path } = await twoMates(world)
  const say = (text: string) => {
    const envelope = { alg: 'plain1', body: JSON.stringify({ text }) }
    return world.ask(ravi, 'POST', `/api/conversations/${id}/messages`, { clientId: crypto.randomUUID(), deviceId: ravi.id, envelope })
  }
  await say('The axial cuts of the zebrafish series are in the folder')
  for (let number = 1; number <= 120; number++) await say(`Line ${number}`)
  await world.ask(asha, 'POST', '/api/conversations/marks', { items: [{ conversationId: id, delivered: 121, read: 121 }] })

  const page = await world.visit(asha, '/messages')
  await page.getByRole('searchbox', { name: 'Search conversations' }).fill('zebrafish')
  const found = list(page).getByRole('list', { name: 'In messages' })
  await expect(found.getByRole('link')).toContainText(ravi.name)
  await world.axe(page)
  await found.getByRole('link').click()
  await expect(messageWith(page, 'zebrafish')).toBeInViewport()

  await page.goto(world.url + path)
  await expect(messageWith(page, 'Line 120')).toBeInViewport()
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  await page.getByLabel('Words to search for').fill('axial zebrafish')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /zebrafish/ })
    .click()
  await expect(messageWith(page, 'zebrafish')).toBeInViewport()

  await page.getByRole('button', { name: 'Jump to the latest message' }).click()
  await expect(messageWith(page, 'Line 120')).toBeInViewport()
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Search in this conversation' }).click()
  await page.getByLabel('Words to search for').fill('line 117')
  const here = page.getByRole('dialog').getByRole('button', { name: /Line 117/ })
  await expect(here).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText('What this page holds of your messages was searched.')
  await here.click()
  await expect(messageWith(page, 'Line 117')).toBeInViewport()
})

test('a member is reminded of a message when they chose to be, and may change their mind', async ({ world }) => {
  const { asha, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await write(page, 'Repeat potassium')
  await expect(messageWith(page, 'Repeat potassium').getByText('Sent', { exact: true })).toBeAttached()
  await choose(page, 'Repeat potassium', 'Remind me')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Tomorrow, 08:00' })).toBeVisible()
  await world.axe(page)
  await page.getByRole('button', { name: 'Tomorrow, 08:00' }).click()
  await expect(page.getByText(/^We will remind you on /)).toBeVisible()

  await list(page).getByRole('button', { name: 'Reminders' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reminders' })
  await expect(dialog.getByRole('link')).toContainText('Repeat potassium')
  await dialog.getByRole('button', { name: 'Remove reminder' }).click()
  await expect(dialog.getByRole('link')).toHaveCount(0)
})

test('Doxy AI answers in a conversation whom it is asked by, for all in it', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const [page, other] = [await world.visit(asha, path), await world.visit(ravi, path)]
  await box(page).pressSequentially('@d')
  await page.getByRole('button', { name: '@doxy answers here, for all of you' }).click()
  await expect(box(page)).toHaveValue('@doxy ')
  await write(page, '@doxy does tranexamic acid reduce bleeding deaths in trauma?')

  for (const one of [page, other]) await expect(messageWith(one, 'Confidence')).toContainText('Doxy AI')
  await page.reload()
  await expect(messageWith(page, 'Confidence')).toBeVisible()
  // What is far from the screen is not drawn, and the answer is longer than that.
  await log(page).press('Home')
  await expect(log(page).getByRole('article')).toHaveCount(2)
})

test('in a group each one acknowledges for themselves', async ({ world }) => {
  const { asha, ravi } = await twoMates(world)
  const meera = await world.member({ name: named('Meera Nair') })
  await befriend(world, asha, meera)
  const group = { clientId: crypto.randomUUID(), name: 'Cath lab', memberIds: [ravi.id, meera.id] }
  const { id } = await (await world.ask(asha, 'POST', '/api/conversations', group)).json()
  const page = await world.visit(asha, `/messages?conversation=${id}`)
  await page.getByRole('button', { name: 'Send as urgent' }).click()
  await write(page, 'Sheath is out')

  const other = await world.visit(ravi, `/messages?conversation=${id}`)
  await messageWith(other, 'Sheath is out').getByRole('button', { name: 'Acknowledge' }).click()
  await expect(messageWith(page, 'Sheath is out')).toContainText(`1 of 2 have: ${ravi.name}.`)
})

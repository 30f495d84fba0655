import { befriend, choose, messageWith, named, rowOf, twoMates, write } from './messages-page.ts'
import { expect, test } from './world.ts'

test('a message is copied, forwarded without whose it was, and deleted for oneself alone', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const meera = await world.member({ name: named('Meera Nair') })
  await befriend(world, asha, meera)
  const { id } = (await (await world.ask(asha, 'PUT', `/api/conversations/with/${meera.id}`)).json()) as { id: string }
  const page = await world.visit(asha, `/messages?conversation=${id}`, { permissions: ['clipboard-read', 'clipboard-write'] })
  await write(page, 'Hello Meera')
  await expect(messageWith(page, 'Hello Meera').getByText('Sent', { exact: true })).toBeAttached()
  await page.goto(world.url + path)
  await write(page, 'Potassium is 5.8')

  await choose(page, 'Potassium is 5.8', 'Copy')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Potassium is 5.8')
  await choose(page, 'Potassium is 5.8', 'Forward')
  await page.getByRole('dialog', { name: 'Forward to' }).getByRole('button', { name: meera.name }).click()
  const other = await world.visit(meera, `/messages?conversation=${id}`)
  await expect(messageWith(other, 'Potassium is 5.8')).toContainText('Forwarded')
  await expect(messageWith(other, 'Potassium is 5.8')).not.toContainText(ravi.name)

  await choose(page, 'Potassium is 5.8', 'Delete for me')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(messageWith(page, 'Potassium is 5.8')).toHaveCount(0)
  await expect(messageWith(page, 'This message is not shown to you')).toBeVisible()
  await expect(messageWith(await world.visit(ravi, path), 'Potassium is 5.8')).toBeVisible()
})

test('what was asked of the wrong person is changed and taken back while it waits', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: named('Asha Rao') }), await world.member({ name: named('Ravi Menon') })]
  const page = await world.visit(asha, `/messages?with=${ravi.id}`)
  for (const text of ['Are you free?', 'Bed 4 asks for you', 'Wrong Ravi']) await write(page, text)
  await expect(page.getByText(/^Waiting for .* to accept/)).toBeVisible()

  await choose(page, 'Wrong Ravi', 'Edit')
  await page.getByRole('textbox', { name: 'Edit your message' }).fill('Sorry, wrong Ravi')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(messageWith(page, 'Sorry, wrong Ravi')).toContainText('edited')
  await choose(page, 'Bed 4 asks for you', 'Delete for everyone')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()

  await expect(messageWith(page, 'You deleted this message')).toBeVisible()
  await expect(page.getByText(/^Waiting for .* to accept/)).toBeVisible()
})

test('a conversation that is marked as unread says so until it is read', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const page = await world.visit(asha, path)
  await write(page, 'Call me back')
  await expect(rowOf(page, ravi.name)).toContainText('Call me back')
  await page.goto(`${world.url}/messages`)

  await rowOf(page, ravi.name)
    .getByRole('button', { name: /^More for / })
    .click()
  await page.getByRole('menuitem', { name: 'Mark as unread' }).click()
  await expect(rowOf(page, ravi.name)).toContainText('Marked as unread')
  await page.reload()
  await expect(rowOf(page, ravi.name)).toContainText('Marked as unread')

  await rowOf(page, ravi.name).getByRole('link').click()
  await expect(rowOf(page, ravi.name)).not.toContainText('Marked as unread')
})

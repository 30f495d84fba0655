import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const rows = (page: Page) => page.getByRole('list', { name: 'Notifications' }).getByRole('listitem')

async function ask<T>(world: JourneyWorld, { token }: JourneyMember, method: string, path: string, body: object = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  const answer = await fetch(world.url + path, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
  return (await answer.json()) as T
}

const post = async (world: JourneyWorld, by: JourneyMember, content = 'Distal radial access, case 41') =>
  (await ask<{ id: string }>(world, by, 'POST', '/api/feed/posts', { clientId: randomUUID(), content })).id
const like = (world: JourneyWorld, by: JourneyMember, postId: string) => ask(world, by, 'PUT', `/api/feed/posts/${postId}/like`)
const comment = (world: JourneyWorld, by: JourneyMember, postId: string, text: string) =>
  ask(world, by, 'POST', `/api/feed/posts/${postId}/comments`, { clientId: randomUUID(), text })

test('likes arrive live as one entry, and reading it in one browser reads it in the other', async ({ world }) => {
  const asha = await world.member()
  const [desk, ward] = [await world.visit(asha, '/home'), await world.visit(asha, '/dashboard')]
  const postId = await post(world, asha)
  await expect(bell(desk)).toHaveAccessibleName('Notifications')

  for (const name of ['Ravi Menon', 'Meera Nair', 'Kavya Reddy']) await like(world, await world.member({ name }), postId)

  for (const page of [desk, ward]) await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread')
  await bell(desk).click()
  await expect(rows(desk)).toHaveCount(1)
  await expect(rows(desk)).toContainText('Kavya Reddy and 2 others liked your post')
  await expect(rows(desk)).toContainText('This is your post.')
  await bell(ward).click()
  await rows(desk).getByRole('button', { name: 'Mark as read' }).click()

  for (const page of [desk, ward]) {
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await expect(rows(page).getByRole('button', { name: 'Mark as read' })).toHaveCount(0)
  }
})

test('a notice leads to the conversation it is about, and is read by that', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await comment(world, ravi, await post(world, asha), 'Which sheath did you use?')
  const page = await world.visit(asha, '/home')

  await bell(page).click()
  await rows(page).getByRole('link', { name: 'Ravi Menon commented on your post' }).click()

  const opened = page.getByRole('article', { name: 'Post by Asha Rao' })
  await expect(opened).toContainText('Which sheath did you use?')
  await world.axe(page)
  await expect(page.getByRole('heading', { name: 'Post by Asha Rao' })).toBeFocused()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
})

test('a post that is gone says so', async ({ world }) => {
  const page = await world.visit(await world.member(), `/dashboard?post=${randomUUID()}`)

  await expect(page.getByRole('main')).toContainText('This post cannot be shown.')
})

test('one press mutes a kind, another takes it back', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await like(world, ravi, await post(world, asha))
  const page = await world.visit(asha, '/dashboard')
  await bell(page).click()

  await rows(page).getByRole('button', { name: 'Mute likes on your posts' }).click()

  await expect(panel(page)).toContainText('Likes on your posts are muted.')
  await expect(panel(page)).toContainText('No notifications yet')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await panel(page).getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toContainText('Ravi Menon liked your post')
})

test('settings are kept for each kind; security and verification cannot be muted, and say why', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/dashboard?notices=settings')
  const settings = page.getByRole('table', { name: 'Notify me about' })

  await settings.getByRole('combobox', { name: 'Likes on your posts by email' }).selectOption('Daily')
  await settings.getByRole('switch', { name: 'Views of your profile in this list' }).check()

  for (const name of ['Verification: decisions and questions in this list', 'Security in this list']) {
    await expect(settings.getByRole('switch', { name })).toBeDisabled()
    await expect(settings.getByRole('switch', { name })).toHaveAccessibleDescription(/cannot be muted/)
  }
  const security = settings.getByRole('row', { name: /^Security/ })
  await expect(security).toContainText('At once, always')
  await expect(security.getByRole('combobox')).toHaveCount(0)
  await world.axe(page)
  const { items } = await (
    await page.request.get('/api/notifications/settings', { headers: { authorization: `Bearer ${asha.token}` } })
  ).json()
  expect(items).toContainEqual({ kind: 'post_liked', inApp: true, mail: 'daily' })
  const phone = await world.visit(asha, '/home?notices=settings', { viewport: { width: 390, height: 844 } })
  await expect(phone.getByRole('combobox', { name: 'Likes on your posts by email' })).toHaveValue('daily')
  await expect(phone.getByRole('switch', { name: 'Views of your profile in this list' })).toBeChecked()
  await world.axe(phone)
  await expect(phone.getByText('2 choices differ from what we recommend.')).toBeVisible()
  await phone.getByRole('button', { name: 'Use recommended' }).click()
  await expect(phone.getByText('Everything is set as we recommend.')).toBeVisible()
  await expect(phone.getByRole('combobox', { name: 'Likes on your posts by email' })).toHaveValue('off')
})

test('a second choice holds while the first one is still being read again', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard?notices=settings')
  const settings = page.getByRole('table', { name: 'Notify me about' })
  const [reading, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const [read, handed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await expect(settings.getByRole('switch').first()).toBeVisible()
  let saves = 0
  await page.route('**/api/notifications/settings', async (route) => {
    const isRead = route.request().method() === 'GET'
    if (!isRead && ++saves === 2) await stored.promise
    const answer = await route.fetch()
    if (isRead) read.resolve()
    if (isRead) await reading.promise
    await route.fulfill({ response: answer }).catch(() => undefined)
    if (isRead) handed.resolve()
  })

  await settings.getByRole('combobox', { name: 'Likes on your posts by email' }).selectOption('Daily')
  await read.promise
  const views = settings.getByRole('switch', { name: 'Views of your profile in this list' })
  await views.check()
  reading.resolve()
  await handed.promise
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  await expect(views).toBeChecked()
  stored.resolve()
  await expect(settings.getByRole('combobox', { name: 'Likes on your posts by email' })).toHaveValue('daily')
  await expect(views).toBeChecked()
})

test('the bell works by keys alone', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await like(world, ravi, await post(world, asha))
  const page = await world.visit(asha, '/home')
  await expect(bell(page)).toHaveAccessibleName('Notifications 1 unread')

  await bell(page).focus()
  await page.keyboard.press('Enter')
  await expect(rows(page)).toContainText('Ravi Menon liked your post')
  await page.keyboard.press('Tab')
  await expect(panel(page).getByRole('button', { name: 'Mark all as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.keyboard.press('Escape')

  await expect(panel(page)).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
})

test('on a phone the notices are a sheet', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  await like(world, ravi, await post(world, asha))
  const page = await world.visit(asha, '/home', { viewport: { width: 390, height: 844 } })

  await bell(page).click()

  const sheet = page.getByRole('dialog', { name: 'Notifications' })
  await expect(sheet.getByRole('listitem')).toContainText('Ravi Menon liked your post')
  await world.axe(page)
  await sheet.getByRole('button', { name: 'Notification settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Notification settings' }).getByRole('switch').first()).toBeVisible()
  await world.axe(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(bell(page)).toBeFocused()
})

test('older ones follow on request, and a list that cannot be read offers to try again', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  for (let at = 0; at < 22; at++) await like(world, ravi, await post(world, asha, `Case ${at}`))
  const page = await world.visit(asha, '/dashboard')
  await expect(bell(page)).toHaveAccessibleName('Notifications 22 unread')
  await page.route('**/api/notifications', (route) =>
    route.fulfill({ status: 403, json: { code: 'FORBIDDEN', status: 403, message: 'Not now.' } }),
  )
  await bell(page).click()
  await expect(panel(page)).toContainText('Notifications could not be loaded.')
  await page.unroute('**/api/notifications')

  await panel(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page)).toHaveCount(20)
  await panel(page).getByRole('button', { name: 'Show older' }).click()

  await expect(rows(page)).toHaveCount(22)
  await world.axe(page)
})

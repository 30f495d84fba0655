import type { Page } from '@playwright/test'
import { expect, type JourneyMember, test } from './world.ts'

const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Signs the member in on another device. */
async function signInFrom(page: Page, { email, password }: JourneyMember, userAgent: string) {
  const answer = await page.request.post('/api/auth/login', { data: { email, password }, headers: { 'user-agent': userAgent } })
  return ((await answer.json()) as { token: string }).token
}

const statusOf = async (page: Page, token: string) =>
  (await page.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } })).status()

test('a member sees where they are signed in and signs one device out', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/home')
  const [phone, laptop] = [await signInFrom(page, asha, PHONE), await signInFrom(page, asha, LAPTOP)]

  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  const devices = page.getByRole('dialog', { name: 'Where you are signed in' }).getByRole('list', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(3)
  await expect(devices.getByRole('listitem').filter({ hasText: 'This device' }).getByRole('button')).toHaveCount(0)
  await world.axe(page)
  await devices.getByRole('button', { name: 'Sign out Chrome on Android' }).click()

  await expect(page.getByText('That device is signed out.')).toBeVisible()
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices).toBeFocused()
  expect([await statusOf(page, phone), await statusOf(page, laptop), await statusOf(page, asha.token)]).toEqual([401, 200, 200])
})

test('a member signs out everywhere, on a phone in the dark', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/dashboard', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' })
  const laptop = await signInFrom(page, asha, LAPTOP)

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Firefox on Linux' })).toBeVisible()
  await world.axe(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Where you are signed in' })).toBeFocused()

  await page.getByRole('button', { name: 'Where you are signed in' }).click()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog', { name: 'Sign out everywhere?' }).getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect(page.getByText('You are signed out everywhere.')).toBeVisible()
  await expect(page).toHaveURL('/login')
  expect([await statusOf(page, laptop), await statusOf(page, asha.token)]).toEqual([401, 401])
})

test('an open page follows when its session is ended on another device', async ({ world }) => {
  const asha = await world.member()
  const dashboard = await world.visit(asha, '/dashboard')
  await expect(dashboard.getByRole('navigation', { name: 'Dashboard' })).toBeVisible()
  const laptop = await signInFrom(dashboard, asha, LAPTOP)

  await dashboard.request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${laptop}` } })

  await expect(dashboard).toHaveURL('/login?next=%2Fdashboard')
})

test('a page whose line opens only after its session has ended follows too', async ({ world }) => {
  const asha = await world.member()
  const page = await world.visit(asha, '/robots.txt')
  const ended = Promise.withResolvers<void>()
  await page.routeWebSocket(/\/api\/live/, async (socket) => {
    await ended.promise
    socket.connectToServer()
  })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'For You' })).toBeVisible()
  const laptop = await signInFrom(page, asha, LAPTOP)

  await page.request.delete('/api/auth/sessions', { headers: { authorization: `Bearer ${laptop}` } })
  ended.resolve()

  await expect(page).toHaveURL('/login?next=%2Fdashboard')
})

import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { box, choose, messageWith, twoMates } from './messages-page.ts'
import { expect, test } from './world.ts'

const PLACE = 'GPS of the ward'

const pictureOf = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a2' } })
    .jpeg()
    .withExif({ IFD0: { ImageDescription: PLACE } })
    .toBuffer()

const attach = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.getByLabel('Files to attach').setInputFiles({ name, mimeType, buffer })
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true }).click()

test('a picture and a document reach the other one, without what the camera wrote, and a part of it covered', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const [one, other] = [await world.visit(asha, path), await world.visit(ravi, path)]

  await attach(one, 'angio.jpg', 'image/jpeg', await pictureOf(1200, 800))
  await expect(one.getByText('ready', { exact: false })).toBeVisible()
  await one.getByRole('button', { name: 'Cover faces or names in angio.jpg' }).click()
  const covering = one.getByRole('dialog', { name: 'Cover faces and names' })
  await covering.getByRole('button', { name: 'Add a box' }).click()
  await world.axe(one)
  await covering.getByRole('button', { name: 'Cover and send again' }).click()
  await expect(one.getByText('ready · 1 covered')).toBeVisible()
  await attach(one, 'Consent.pdf', 'application/pdf', Buffer.from('%PDF-1.7\nconsent\n%%EOF'))
  await expect(one.getByRole('button', { name: 'Remove Consent.pdf' })).toBeVisible()
  await box(one).fill('Bed 4, the left main')
  await send(one)

  const message = messageWith(other, 'Bed 4, the left main')
  const picture = message.getByRole('button', { name: 'Open angio' })
  await expect
    .poll(() =>
      picture
        .locator('img')
        .last()
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(400)
  const url = await picture.locator('img').last().getAttribute('src')
  const bytes = await other.evaluate(async (address) => [...new Uint8Array(await (await fetch(address)).arrayBuffer())], url!)
  expect(Buffer.from(bytes).includes(PLACE)).toBe(false)
  await picture.click()
  const light = other.getByRole('dialog', { name: /^angio/ })
  await expect(light.getByText('1 of 1')).toBeVisible()
  await world.axe(other)
  await other.keyboard.press('Escape')
  const saving = other.waitForEvent('download')
  await message.getByRole('link', { name: /Consent\.pdf/ }).click()
  expect((await saving).suggestedFilename()).toBe('Consent.pdf')
})

test('a file that cannot go says why and loses nothing; a removed one goes nowhere', async ({ world }) => {
  const { asha, ravi, path } = await twoMates(world)
  const [one, other] = [await world.visit(asha, path), await world.visit(ravi, path)]

  await box(one).fill('See the film')
  await attach(one, 'programme.exe', 'application/octet-stream', Buffer.from('MZ'))
  await expect(one.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
  await expect(box(one)).toHaveValue('See the film')

  await attach(one, 'second.jpg', 'image/jpeg', await pictureOf(300, 200))
  await one.getByRole('button', { name: 'Remove second.jpg' }).click()
  await expect(one.getByText('second.jpg')).toBeHidden()
  await one.getByRole('button', { name: 'Remove programme.exe' }).click()
  await send(one)

  await expect(messageWith(other, 'See the film')).toBeVisible()
  await expect(messageWith(other, 'See the film').getByRole('button', { name: /^Open/ })).toHaveCount(0)
})

test('a picture stays with its conversation: an address of it is over for whoever has left, and a deleted one is gone', async ({
  world,
}) => {
  const { asha, ravi, path } = await twoMates(world)
  const [one, other] = [await world.visit(asha, path), await world.visit(ravi, path)]
  await attach(one, 'scan.jpg', 'image/jpeg', await pictureOf(640, 480))
  await expect(one.getByRole('button', { name: 'Remove scan.jpg' })).toBeVisible()
  await box(one).fill('Keep this to us')
  await send(one)
  const picture = messageWith(other, 'Keep this to us').getByRole('button', { name: /^Open scan/ })
  await expect.poll(() => picture.locator('img').last().getAttribute('src')).toContain('/api/conversations/')
  const url = (await picture.locator('img').last().getAttribute('src'))!
  const statusOf = (page: Page) => page.evaluate(async (address) => (await fetch(address, { cache: 'no-store' })).status, url)
  expect(await statusOf(other)).toBe(200)

  await choose(one, 'Keep this to us', 'Delete for everyone')
  await one.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()

  await expect(picture).toHaveCount(0)
  expect(await statusOf(other)).toBe(404)
})

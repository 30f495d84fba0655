import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { Post } from '#contract/feed.ts'
import type { Image } from '#contract/files.ts'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }

/** Posts a picture of 1,600 pixels, and answers the words of the post. */
async function postPicture(world: JourneyWorld, author: JourneyMember) {
  const drawn = await sharp({ create: { width: 1600, height: 1000, channels: 3, background: '#174291' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(drawn)], 'chest.jpg', { type: 'image/jpeg' }))
  const headers = { authorization: `Bearer ${author.token}` }
  const image = (await (await fetch(`${world.url}/api/files/images`, { method: 'POST', headers, body: form })).json()) as Image
  const content = `Film ${randomUUID()}`
  const sent = { clientId: randomUUID(), content, images: [{ id: image.id, alt: 'Chest X-ray' }] }
  const answer = await world.ask(author, 'POST', '/api/feed/posts', sent)
  return { id: image.id, content: ((await answer.json()) as Post).content }
}

/** Notes which widths of that picture a page asks for. */
function widthsAsked(page: Page, id: string) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(id)) asked.push(new URL(request.url()).searchParams.get('w') ?? 'whole')
  })
  return asked
}

const postOf = (page: Page, content: string) => page.getByRole('article').filter({ hasText: content })

test('a phone is sent a picture as wide as it shows it, and the whole one when it is opened', async ({ world }) => {
  const asha = await world.member()
  const { id, content } = await postPicture(world, asha)
  const page = await world.visit(asha, '/profile', phone)
  const asked = widthsAsked(page, id)
  await page.goto(`${world.url}/dashboard?show=newest`)

  const picture = postOf(page, content).getByRole('img', { name: 'Chest X-ray' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  expect(asked).toEqual(['1200'])
  await expect(picture).not.toHaveCSS('background-image', /data:/)
})

test('with data saver on a picture waits until it is wanted, and then comes small', async ({ world }) => {
  const asha = await world.member()
  const { id, content } = await postPicture(world, asha)
  const page = await world.visit(asha, '/profile', phone)
  const asked = widthsAsked(page, id)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('switch', { name: 'Data saver' }).click()
  await expect(page.getByRole('switch', { name: 'Data saver' })).toBeChecked()
  await page.goto(`${world.url}/dashboard?show=newest`)

  const show = postOf(page, content).getByRole('button', { name: 'Show picture: Chest X-ray' })
  await show.scrollIntoViewIfNeeded()
  await expect(show).toHaveCSS('background-image', /data:image\/webp/)
  await world.axe(page)
  expect(asked).toEqual([])
  await show.click()

  const picture = postOf(page, content).getByRole('img', { name: 'Chest X-ray' })
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
  expect(asked).toEqual(['480'])
  await postOf(page, content).getByRole('button', { name: 'Chest X-ray' }).click()
  await expect(page.getByRole('dialog', { name: 'Picture' }).getByRole('img', { name: 'Chest X-ray' })).toBeVisible()
})

test('whoever looks in and saves data is not sent what only members open; a member’s browser keeps it all the same', async ({
  browser,
  world,
}) => {
  const savesData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  const context = await browser.newContext({ ...phone, baseURL: world.url, serviceWorkers: 'allow' })
  await context.addInitScript(savesData)
  const page = await context.newPage()
  const isKept = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined)
  for (const path of ['/', '/jobs']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await isKept(), path).toBe(false)
  }

  const { token, user } = await world.member()
  await page.evaluate(
    ([token, user]) => {
      localStorage.setItem('token', token!)
      localStorage.setItem('user', user!)
    },
    [token, JSON.stringify(user)],
  )
  await page.goto('/home')
  await expect.poll(isKept).toBe(true)
})

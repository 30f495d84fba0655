import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './world.ts'

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, serviceWorkers: 'allow' as const }

type Shared = { title?: string; text?: string; url?: string; pictures?: { name: string; base64: string }[] }

/** Shares something with the product, as a phone does with what is installed: the form that the manifest tells of. */
async function share(page: Page, shared: Shared) {
  await page.evaluate(async ({ pictures = [], ...words }) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(words)) form.set(name, value ?? '')
    for (const { name, base64 } of pictures) {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      form.append('pictures', new File([bytes], name, { type: 'image/png' }))
    }
    const answer = await fetch('/share', { method: 'POST', body: form })
    window.location.href = answer.url
  }, shared)
}

const lying = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name === 'shared'))

test('what another app shares becomes the beginning of a post, and a draft that stood there is put aside', async ({ world }) => {
  const page = await world.visit(await world.member(), '/dashboard', phone)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const field = page.getByRole('textbox', { name: 'Write a post' })
  await field.fill('Half a thought')
  const picture = (await readFile('web/public/icon-192.png')).toString('base64')

  await share(page, { title: 'Sepsis in 2026', text: 'https://www.bmj.com/content/1', pictures: [{ name: 'chart.png', base64: picture }] })

  await expect(page).toHaveURL(`${world.url}/dashboard`)
  await expect(field).toHaveValue('Sepsis in 2026')
  await expect(field).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Link' })).toHaveValue('https://www.bmj.com/content/1')
  await expect(page.getByRole('form', { name: 'New post' }).getByRole('img').first()).toBeVisible()
  await expect(page.getByText('What you were writing is among your drafts.')).toBeVisible()
  expect(await lying(page)).toEqual([])
})

test('what is shared while nobody is signed in waits for that, and goes when somebody signs out', async ({ world, browser }) => {
  const asha = await world.member()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: world.url, serviceWorkers: 'allow' })
  const page = await context.newPage()
  await page.goto('/about')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await share(page, { text: 'Words of a guest' })
  await expect(page).toHaveURL(/\/login\?next=/)
  await page.getByLabel('Email').fill(asha.email)
  await page.getByLabel('Password', { exact: true }).fill(asha.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Write a post' })).toHaveValue('Words of a guest')

  await page.evaluate(async () => {
    const form = new FormData()
    form.set('text', 'Nobody takes this')
    await fetch('/share', { method: 'POST', body: form })
  })
  expect(await lying(page)).toEqual(['shared'])
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete it and sign out' }).click()
  await expect(page).toHaveURL(`${world.url}/`)
  await expect.poll(() => lying(page)).toEqual([])
  await context.close()
})

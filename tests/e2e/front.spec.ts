import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { buildFront, openFront } from '../support/front.ts'
import { type OpenIdProvider, openOpenId } from '../support/openid.ts'
import { startProcess } from '../support/process.ts'
import { answers, ask } from './chat-page.ts'
import { composer, forYou, once, postWith } from './feed-page.ts'
import { test as base, expect, type JourneyMember, JourneyWorld } from './world.ts'

type Front = Awaited<ReturnType<typeof openFront>> & { server: string; google: OpenIdProvider }

/** The product on one host, its pages on another. */
const test = base.extend<object, { front: Front }>({
  front: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const [front, google] = [await openFront(), await openOpenId()]
      const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-e2e-front-'))
      const server = await startProcess({
        WARDMATES_DATA: dataDir,
        WARDMATES_SAMPLE: 'off',
        WEB_ORIGINS: `${front.near},${front.far}`,
        PUBLIC_URL: front.near,
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
        GOOGLE_ISSUER: google.issuer,
      })
      try {
        await buildFront(front.dir, server.url)
        await use({ ...front, server: server.url, google })
      } finally {
        await server.end('SIGTERM')
        await google.close()
        await front.close()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  world: async ({ browser, front }, use) => {
    await use(new JourneyWorld(browser, front.server))
  },
})
// One after the other: the web is built for them once.
test.describe.configure({ mode: 'default' })

/** A browser of the member's own on the other host, signed in by hand; and what it complained of. */
async function signIn(browser: Browser, front: string, { email, password }: JourneyMember) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-IN' })
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await page.goto(`${front}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/(home|profile-setup)$/)
  await page.goto(`${front}/dashboard`)
  await expect(forYou(page)).toBeVisible()
  return { page, complaints }
}

test('doctors work on pages of another host: a post with a picture, live, and a streamed answer', async ({ browser, front, world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const hers = await signIn(browser, front.far, asha)
  const his = await signIn(browser, front.far, ravi)
  const words = once('Hilar shadow')

  await hers.page.locator('input[type=file]').setInputFiles('web/public/icon-512.png')
  await composer(hers.page).getByLabel('Describe this picture').fill('A blue film')
  await composer(hers.page).getByRole('textbox', { name: 'Write a post' }).fill(words)
  await composer(hers.page).getByRole('button', { name: 'Post', exact: true }).click()

  const picture = postWith(his.page, words).getByRole('img', { name: 'A blue film' })
  await expect(picture).toBeVisible()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)

  await hers.page.goto(`${front.far}/chat`)
  await ask(hers.page, 'Does dapagliflozin reduce worsening heart failure in HFrEF?')
  await expect(answers(hers.page).first()).toContainText('dapagliflozin')

  expect([...hers.complaints, ...his.complaints]).toEqual([])
})

test('somebody comes in with Google where pages and server are of one site', async ({ page, front }) => {
  const sub = crypto.randomUUID()
  const [given_name, family_name] = ['Asha', 'Rao']
  front.google.person = { sub, email: `${sub}@example.org`, email_verified: true, name: 'Asha Rao', given_name, family_name, picture: '' }
  const site = page.waitForRequest('**/api/site')
  await page.goto(`${front.near}/login`)
  await site

  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await popup

  await expect(page.getByText('Welcome Asha Rao')).toBeVisible()
  await expect(page).toHaveURL(`${front.near}/profile-setup`)
})

import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { freePort } from '../support/free-port.ts'
import { startProcess } from '../support/process.ts'
import { callsOf, expect, test } from './world.ts'

const PASSWORD = 'secret1'

/** The product whose demo area is a project on another host: the demo area of another server of ours, which speaks the same. */
async function openBoth() {
  const folders = await Promise.all(['project', 'product'].map((name) => mkdtemp(join(tmpdir(), `wardmates-e2e-${name}-`))))
  const [projectDir, productDir] = folders as [string, string]
  const port = await freePort()
  const pages = `http://127.0.0.1:${port}`
  const project = await startProcess({ WARDMATES_DATA: projectDir, WARDMATES_SAMPLE: 'off', PUBLIC_URL: pages, WEB_ORIGINS: pages })
  const { service } = (await (await fetch(`${project.url}/api/demo-area`)).json()) as { service: { key: string } }
  const hosted = { SUPABASE_URL: project.url, SUPABASE_PUBLISHABLE_KEY: service.key }
  const product = await startProcess({ WARDMATES_DATA: productDir, WARDMATES_SAMPLE: 'off', PORT: String(port), ...hosted })
  return {
    pages,
    project: project.url,
    key: service.key,
    letters: async () => {
      const folder = join(projectDir, 'outbox')
      const names = await readdir(folder).catch(() => [])
      return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
    },
    close: async () => {
      await Promise.all([project.end('SIGTERM'), product.end('SIGTERM')])
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
    },
  }
}
type Both = Awaited<ReturnType<typeof openBoth>>

/** Somebody who has confirmed their address at the project. */
async function confirmed({ project, key, letters }: Both) {
  const email = `${randomUUID()}@example.org`
  const body = JSON.stringify({ email, password: PASSWORD, data: { name: 'Asha Rao' } })
  await fetch(`${project}/auth/v1/signup`, { method: 'POST', headers: { apikey: key, 'content-type': 'application/json' }, body })
  const letter = async () => (await letters()).find((text) => text.includes(`To: ${email}`))
  await expect.poll(letter).toBeDefined()
  const link = new URL(/https?:\/\/\S+\/auth\/v1\/verify\S+/.exec((await letter()) ?? '')?.[0] ?? '')
  await fetch(project + link.pathname + link.search, { redirect: 'manual' })
  return email
}

/** At the dashboard of the demo area, through sign-in and wizard. */
async function enter(both: Both, browser: Browser) {
  const email = await confirmed(both)
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: both.pages, serviceWorkers: 'block' })
  const page = await context.newPage()
  const asked = callsOf(page)
  await page.goto('/supabase-login')
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/profile-setup/)
  const next = page.getByRole('button', { name: 'Next' })
  await page.getByLabel('Professional Title').fill('Senior Consultant')
  await page.getByLabel('Location').fill('Kochi, Kerala')
  await next.click()
  await page.getByLabel('Medical Specialization').fill('Cardiology')
  await page.getByLabel('Years of Experience').fill('12')
  await page.getByLabel('Current Position').fill('Consultant')
  await page.getByLabel('Education Background').fill('MBBS, MD')
  await next.click()
  await page.getByLabel('Medical License Number').fill('KMC 4711')
  await page.getByRole('button', { name: 'Research', exact: true }).click()
  await next.click()
  await page.getByRole('button', { name: 'Enter Wardmates Dashboard' }).click()
  await expect(page).toHaveURL('/supabase-dashboard')
  await expect(page.getByText('Realtime on')).toBeVisible()
  return { page, asked }
}

test('a project on another host takes the place of the demo area here: sign-in, wizard, posts and the live feed', async ({ browser }) => {
  // Two more servers start for it.
  test.slow()
  const both = await openBoth()
  try {
    const [asha, ravi] = [await enter(both, browser), await enter(both, browser)]
    const words = `By way of another host ${randomUUID()}`

    await asha.page.getByLabel('Write a post').fill(words)
    await asha.page.getByRole('button', { name: 'Post', exact: true }).click()
    await expect(asha.page.getByText('Post created successfully!')).toBeVisible()
    await expect(ravi.page.getByRole('article').filter({ hasText: words })).toBeVisible()

    const hosted = [...asha.asked, ...ravi.asked].filter((url) => /\/(?:auth|rest|realtime)\/v1\//.test(url))
    const { host } = new URL(both.project)
    expect(hosted.length).toBeGreaterThan(4)
    expect(hosted.filter((url) => new URL(url).host !== host)).toEqual([])
    expect((await fetch(`${both.pages}/rest/v1/posts`)).status).toBe(404)
  } finally {
    await both.close()
  }
})

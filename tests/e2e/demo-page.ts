import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { expect, type JourneyWorld } from './world.ts'

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
export const PASSWORD = 'secret1'

/** Where the latest email's link to an address leads, on this server. */
export async function linkTo(world: JourneyWorld, email: string, type = 'signup') {
  const letter = async () => (await world.outbox()).findLast((text) => text.includes(`To: ${email}`) && text.includes(`type=${type}`))
  await expect.poll(letter).toBeDefined()
  const { pathname, search } = new URL(/https?:\/\/\S+\/auth\/v1\/verify\S+/.exec((await letter()) ?? '')?.[0] ?? '')
  return pathname + search
}

async function signUp(page: Page, world: JourneyWorld, name: string) {
  const email = `${randomUUID()}@example.org`
  await page.goto('/supabase-register')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email Address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await expect(page.getByText('Account created successfully! Please check your email for verification.')).toBeVisible()
  await expect(page).toHaveURL('/supabase-login?confirm=email')
  await expect(page.getByRole('link', { name: '/dev/mail' })).toHaveAttribute('href', /\/dev\/mail$/)
  await page.goto(await linkTo(world, email))
  return email
}

async function fillWizard(page: Page) {
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
}

type Journey = { world: JourneyWorld; browser: Browser }

/** Somebody with a whole profile at the demo dashboard, in a browser of their own. */
export async function enter({ world, browser }: Journey, name: string, look = {}) {
  const page = await (
    await browser.newContext({ viewport: { width: 1440, height: 900 }, ...look, baseURL: world.url, serviceWorkers: 'block' })
  ).newPage()
  const email = await signUp(page, world, name)
  await expect(page).toHaveURL(/profile-setup/)
  await fillWizard(page)
  return { page, email }
}

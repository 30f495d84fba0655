import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, type JourneyMember, type JourneyWorld, test } from './world.ts'

const PIECE_BYTES = 4 * 1024 * 1024
const scan = Buffer.from('%PDF-1.7\n'.padEnd(6_000_000, 'x'))

async function withClaim(world: JourneyWorld, asha: JourneyMember, number: string) {
  const proof = { proof: 'registration', council: 'kmc', number, year: 2014, nameAsRegistered: 'Asha Rao', hprId: null }
  expect((await world.ask(asha, 'POST', '/api/verification/claims', { kind: 'doctor', proof })).status).toBe(201)
  return world.visit(asha, '/verification')
}

/** Where each piece began that went out; the network goes away with the first one that is not the beginning. */
async function cutInTheMiddle(page: Page) {
  const began: number[] = []
  await page.route('**/api/uploads/*', async (route) => {
    const request = route.request()
    if (request.method() !== 'PATCH') return route.continue()
    began.push(Number(await request.headerValue('upload-offset')))
    if (began.length !== 2) return route.continue()
    await page.context().setOffline(true)
    return route.abort('internetdisconnected')
  })
  return began
}

test('evidence whose network goes away in the middle says so, and goes on by itself from where it stopped', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const page = await withClaim(world, asha, '880011')
  const began = await cutInTheMiddle(page)

  await page.getByLabel('Evidence file').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await expect(page.getByText('Waiting for the network. scan.pdf goes on by itself.')).toBeVisible()
  await page.context().setOffline(false)

  await expect(page.getByRole('button', { name: 'Remove scan.pdf' })).toBeVisible({ timeout: 20_000 })
  expect(began.slice(0, 2)).toEqual([0, PIECE_BYTES])
  expect(began.slice(2).every((offset) => offset === PIECE_BYTES)).toBe(true)
})

test('evidence chosen again after a reload goes on from where it stopped', async ({ world }) => {
  const folder = await mkdtemp(join(tmpdir(), 'wardmates-scan-'))
  const path = join(folder, 'scan.pdf')
  await writeFile(path, scan)
  const asha = await world.member({ name: 'Asha Rao' })
  const page = await withClaim(world, asha, '880012')
  const began = await cutInTheMiddle(page)
  await page.getByLabel('Evidence file').setInputFiles(path)
  await expect(page.getByText('Waiting for the network')).toBeVisible()

  // The page would go on by itself before it is loaded anew.
  await page.route('**/api/uploads/*', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await page.context().setOffline(false)
  await page.reload()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  const kept = await page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('upload:')))
  const next = page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByLabel('Evidence file').setInputFiles(path)

  await expect(page.getByRole('button', { name: 'Remove scan.pdf' })).toBeVisible()
  expect(await (await next).headerValue('upload-offset')).toBe(String(PIECE_BYTES))
  expect(began).toEqual([0, PIECE_BYTES])
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain('scan')
  await rm(folder, { recursive: true })
})

test('a file that is cancelled on its way is gone from the server too', async ({ world }) => {
  const asha = await world.member({ name: 'Asha Rao' })
  const page = await withClaim(world, asha, '880013')
  await page.route('**/api/uploads/*', async (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
  })
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE')

  await page.getByLabel('Evidence file').setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await page.waitForRequest((request) => request.method() === 'PATCH')
  await page.getByRole('button', { name: 'Cancel' }).click()

  expect((await removed).status()).toBe(204)
  await expect(page.getByText('Uploading scan.pdf')).toBeHidden()
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('upload:')))).toEqual([])
})

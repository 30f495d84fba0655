import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { OwnInstitutionClaim } from '#contract/institution-claims.ts'
import { expect, type JourneyMember, type JourneyWorld } from './world.ts'

/** A name that nothing else of the run bears. */
export const once = (name: string) => `${name} ${randomUUID().slice(0, 8).replace(/\d/g, 'x').replace(/-/g, '')}`

/** A picture of a registration document. */
export const certificate = async () => ({
  name: 'certificate.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 400, height: 280, channels: 3, background: '#e9f1fd' } })
    .png()
    .toBuffer(),
})

/** Claims an institution and brings the claim before a reviewer, without a page. */
async function claimed(world: JourneyWorld, by: JourneyMember, name: string) {
  const page = await world.visit(by, '/institutions?claim')
  await page.getByLabel('Name of the institution').fill(name)
  await page.getByLabel('City').fill('Siliguri')
  await page.getByLabel('State').fill('West Bengal')
  await page.getByLabel('What you do there').fill('Medical superintendent')
  await page.getByRole('button', { name: 'Send claim' }).click()
  await expect(page.getByText('It waits for the registration document.')).toBeVisible()
  await page.getByLabel('Document file').setInputFiles(await certificate())
  await page.getByRole('button', { name: 'It shows none' }).click()
  await expect(page.getByText('A reviewer decides.')).toBeVisible()
  const { items } = (await (await world.ask(by, 'GET', '/api/institution-claims')).json()) as { items: OwnInstitutionClaim[] }
  return { page, claim: items[0]! }
}

/** A page that this member owns. */
export async function opened(world: JourneyWorld, owner: JourneyMember, name: string) {
  const { page, claim } = await claimed(world, owner, name)
  const words = 'Compared with the certificate.'
  const decision = { outcome: 'approved', words, pageVersion: 1, checkedAt: new Date().toISOString() }
  const answer = await world.ask(await world.reviewer(), 'POST', `/api/institution-claims/desk/${claim.id}/decision`, decision)
  expect(answer.ok).toBe(true)
  await page.context().close()
  return claim.institution.id
}

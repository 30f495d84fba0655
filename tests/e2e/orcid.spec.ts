import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenIdProvider, openOpenId } from '../support/openid.ts'
import { startProcess } from '../support/process.ts'
import { test as base, expect, JourneyWorld } from './world.ts'

const ID = '0000-0002-1825-0097'

/** The product with a provider that stands in for ORCID, in a process of its own. */
const test = base.extend<object, { orcid: OpenIdProvider & { site: string } }>({
  orcid: [
    // biome-ignore lint/correctness/noEmptyPattern: playwright reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const provider = await openOpenId()
      const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-orcid-'))
      const { clientId, clientSecret, issuer } = provider
      const server = await startProcess({
        ...{ WARDMATES_DATA: dataDir, WARDMATES_SAMPLE: 'off' },
        ...{ ORCID_CLIENT_ID: clientId, ORCID_CLIENT_SECRET: clientSecret, ORCID_ISSUER: issuer },
      })
      await use(Object.assign(provider, { site: server.url }))
      await server.end('SIGTERM')
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
})

test('a researcher proves an iD by signing in at ORCID, and one who turns back has only claimed it', async ({ browser, orcid }) => {
  const world = new JourneyWorld(browser, orcid.site)
  const page = await world.visit(await world.member(), '/verification')
  await page.getByRole('button', { name: 'Get verified' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Researcher' }).check()
  await dialog.getByLabel('ORCID iD').fill(ID)
  await dialog.getByRole('button', { name: 'Submit' }).click()
  const claim = page.getByRole('region', { name: 'Your claim' })
  await expect(claim).toContainText('Claimed, not proven.')
  await world.axe(page)

  orcid.person = null
  await claim.getByRole('button', { name: 'Sign in at ORCID' }).click()
  await expect(page.getByText('You did not sign in at ORCID.')).toBeVisible()
  await expect(page).toHaveURL(`${orcid.site}/verification`)
  await expect(claim).toContainText('Claimed, not proven.')

  orcid.person = { sub: ID, email: '', email_verified: false, name: '', given_name: '', family_name: '', picture: '' }
  await claim.getByRole('button', { name: 'Sign in at ORCID' }).click()
  await expect(claim).toContainText('You have signed in at ORCID with this iD')
  await expect(page).toHaveURL(`${orcid.site}/verification`)
  await world.axe(page)
})

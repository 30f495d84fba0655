import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openIdentityPrompt } from '../support/identity-prompt.ts'
import { type GooglePerson, type OpenIdProvider, openOpenId } from '../support/openid.ts'
import { startProcess } from '../support/process.ts'
import { test as base } from './world.ts'

type Google = OpenIdProvider & { site: string; prompt: Awaited<ReturnType<typeof openIdentityPrompt>> }

/** The product with a provider that stands in for Google, in a process of its own; with an identity prompt where a file wants one. */
export const test = base.extend<object, { hasPrompt: boolean; google: Google }>({
  hasPrompt: [false, { option: true, scope: 'worker' }],
  google: [
    async ({ hasPrompt }, use) => {
      const provider = await openOpenId()
      const prompt = await openIdentityPrompt(provider)
      const dataDir = await mkdtemp(join(tmpdir(), 'wardmates-google-'))
      const server = await startProcess({
        WARDMATES_DATA: dataDir,
        WARDMATES_SAMPLE: 'off',
        GOOGLE_CLIENT_ID: provider.clientId,
        GOOGLE_CLIENT_SECRET: provider.clientSecret,
        GOOGLE_ISSUER: provider.issuer,
        ...(hasPrompt && { GOOGLE_PROMPT: prompt.address }),
      })
      await use(Object.assign(provider, { site: server.url, prompt }))
      await server.end('SIGTERM')
      await prompt.close()
      await provider.close()
      await rm(dataDir, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ google }, use) => use(google.site),
})

export function somebody(name: string): GooglePerson {
  const [given_name = '', family_name = ''] = name.split(' ')
  const sub = crypto.randomUUID()
  const picture = 'https://pictures.example.org/face.webp'
  return { sub, email: `${sub}@example.org`, email_verified: true, name, given_name, family_name, picture }
}

/** At the entrance with its button awake: the program has asked what this installation is. */
export async function stand(page: Page, path: string) {
  const site = page.waitForRequest('**/api/site')
  await page.goto(path)
  await site
}

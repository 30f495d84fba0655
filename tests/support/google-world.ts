import { randomUUID } from 'node:crypto'
import type { JWTPayload } from 'jose'
import { test as base } from 'vitest'
import { type GooglePerson, type OpenIdProvider, openOpenId } from './openid.ts'
import { World } from './world.ts'

/** `test` with a `google` that stands in for Google and a `world` that knows it. */
export const test = base.extend<{ google: OpenIdProvider; world: World }>({
  google: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const google = await openOpenId()
      await use(google)
      await google.close()
    },
    { scope: 'file' },
  ],
  world: [
    async ({ google }, use) => {
      const world = await World.open({
        GOOGLE_CLIENT_ID: google.clientId,
        GOOGLE_CLIENT_SECRET: google.clientSecret,
        GOOGLE_ISSUER: google.issuer,
      })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

/** A person that Google knows. */
export function somebody(traits: Partial<GooglePerson> = {}): GooglePerson {
  const sub = randomUUID()
  return {
    sub,
    email: `${sub}@example.org`,
    email_verified: true,
    name: 'Asha Rao',
    given_name: 'Asha',
    family_name: 'Rao',
    picture: 'https://pictures.example.org/asha.webp',
    ...traits,
  }
}

/** What an ID token for a person says. */
export function claimsOf(google: OpenIdProvider, person: GooglePerson, changes: JWTPayload = {}): JWTPayload {
  const now = Math.floor(Date.now() / 1000)
  return { iss: google.issuer, aud: google.clientId, iat: now, exp: now + 600, ...person, ...changes }
}

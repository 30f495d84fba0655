import { test as base, expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration } from '#tests/support/claims.ts'
import { type OpenIdProvider, openOpenId, throughProvider } from '#tests/support/openid.ts'
import { type TestMember, World } from '#tests/support/world.ts'

const test = base.extend<{ orcid: OpenIdProvider; world: World }>({
  orcid: [
    // biome-ignore lint/correctness/noEmptyPattern: vitest reads the fixtures a fixture needs from this pattern
    async ({}, use) => {
      const orcid = await openOpenId()
      await use(orcid)
      await orcid.close()
    },
    { scope: 'file' },
  ],
  world: [
    async ({ orcid }, use) => {
      const { clientId, clientSecret, issuer } = orcid
      const world = await World.open({ ORCID_CLIENT_ID: clientId, ORCID_CLIENT_SECRET: clientSecret, ORCID_ISSUER: issuer })
      await use(world)
      await world.close()
    },
    { scope: 'file' },
  ],
})

const IDS = ['0000-0002-1825-0097', '0000-0002-1694-233X', '0000-0001-5109-3700'] as const
const claimed = (orcid: string): Proof => ({ proof: 'orcid', orcid })

/** Signs in at ORCID as whoever has that iD, up to the way back. */
async function back(provider: OpenIdProvider, member: TestMember, iD: string) {
  const person = { sub: iD, email: '', email_verified: false, name: '', given_name: '', family_name: '', picture: '' }
  provider.person = person
  const { address } = await member.call(verification.beginOrcid)
  const { searchParams } = await throughProvider(address)
  return { code: searchParams.get('code') ?? '', state: searchParams.get('state') ?? '' }
}

test('who signs in at ORCID claims the iD that they signed in with, and a reviewer sees that it is theirs', async ({ world, orcid }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  expect((await asha.call(verification.overview)).orcidSignIn).toBe(true)

  const claim = await asha.call(verification.finishOrcid, await back(orcid, asha, IDS[0]))

  expect(claim).toMatchObject({ state: 'waiting', kind: 'researcher', proof: claimed(IDS[0]), orcidSignedIn: true })
  expect(claim.history.map(({ act }) => act)).toEqual(['submitted', 'orcid_signed_in'])
  expect((await farah.call(verification.getClaim, { claimId: claim.id })).proven).toMatchObject([{ proven: true }])
  await approve(farah, claim.id)
  expect((await asha.call(verification.overview)).badges).toContainEqual(expect.objectContaining({ what: 'ORCID', signedIn: true }))
})

test('what was typed is claimed, not proven, until its member signs in; another iD takes its place', async ({ world, orcid }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const typed = await asha.call(verification.submit, { kind: 'researcher', proof: claimed(IDS[1]) })
  expect(typed.orcidSignedIn).toBe(false)
  expect((await farah.call(verification.getClaim, { claimId: typed.id })).proven).toMatchObject([{ proven: false }])

  const same = await asha.call(verification.finishOrcid, await back(orcid, asha, IDS[1]))
  expect(same).toMatchObject({ id: typed.id, orcidSignedIn: true, dueAt: typed.dueAt })
  const corrected = await asha.call(verification.submit, { kind: 'researcher', proof: claimed(IDS[2]) })
  expect(corrected).toMatchObject({ id: typed.id, orcidSignedIn: false })
  const other = await asha.call(verification.finishOrcid, await back(orcid, asha, IDS[2]))
  expect(other).toMatchObject({ id: typed.id, proof: claimed(IDS[2]), orcidSignedIn: true })
})

test('a badge that stands is proven better, and waits for nobody again', async ({ world, orcid }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id } = await asha.call(verification.submit, { kind: 'researcher', proof: claimed(IDS[1]) })
  await approve(farah, id)

  expect(await asha.call(verification.finishOrcid, await back(orcid, asha, IDS[1]))).toMatchObject({
    ...{ id, state: 'approved', orcidSignedIn: true },
  })
})

test('the way back is of one member, one sign-in and a quarter of an hour', async ({ world, orcid }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const given = await back(orcid, asha, IDS[0])
  const failed = { code: 'ORCID_FAILED', status: 422 }

  await expect(ravi.call(verification.finishOrcid, given)).rejects.toMatchObject(failed)
  for (const wrong of [{ state: 'x' }, { state: `${given.state.slice(0, -2)}AA` }, { code: 'x' }])
    await expect(asha.call(verification.finishOrcid, { ...given, ...wrong })).rejects.toMatchObject(failed)
  const fresh = await back(orcid, asha, IDS[0])
  await asha.call(verification.finishOrcid, fresh)
  await expect(asha.call(verification.finishOrcid, fresh)).rejects.toMatchObject(failed)
})

test('whoever answers with what is no ORCID iD proves nothing', async ({ world, orcid }) => {
  const asha = await world.member()
  for (const sub of ['asha', '0000-0002-1825-0098'])
    await expect(asha.call(verification.finishOrcid, await back(orcid, asha, sub))).rejects.toMatchObject({ code: 'ORCID_FAILED' })
  expect((await asha.call(verification.overview)).claims).toEqual([])
})

test('a claim that waits for a reviewer is not replaced by a sign-in', async ({ world, orcid }) => {
  const asha = await world.member()
  const { id } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })

  await expect(asha.call(verification.finishOrcid, await back(orcid, asha, IDS[0]))).rejects.toMatchObject({ code: 'CLAIM_OPEN' })
  expect((await asha.call(verification.overview)).claims).toMatchObject([{ id, state: 'waiting', proofKind: 'registration' }])
})

test('a server without a client of ORCID, and one that cannot reach it, say so', async () => {
  const [without, away] = [
    await World.open(),
    await World.open({ ORCID_CLIENT_ID: 'x', ORCID_CLIENT_SECRET: 'y', ORCID_ISSUER: 'http://127.0.0.1:1' }),
  ]
  for (const [world, code] of [
    [without, 'ORCID_NOT_CONFIGURED'],
    [away, 'ORCID_UNAVAILABLE'],
  ] as const) {
    const asha = await world.member()
    await expect(asha.call(verification.beginOrcid)).rejects.toMatchObject({ code, status: 503 })
    await world.close()
  }
})

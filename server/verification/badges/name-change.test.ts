import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { type ProfileDraft, profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration, revoke } from '#tests/support/claims.ts'
import { type TestMember, test } from '#tests/support/world.ts'

async function verify(member: TestMember, reviewer: TestMember, proof: Proof) {
  const { id } = await member.call(verification.submit, { kind: 'doctor', proof })
  await approve(reviewer, id)
}

/** Saves the Edit Profile dialog with another name and answers the card. */
async function rename(member: TestMember, name: string) {
  const { own, card, specialty, bio, details, interests, publications, certifications } = await member.call(profile.get, {})
  const { headline, hospital, location } = card
  const draft: ProfileDraft = {
    ...{ version: own!.version, name, headline, hospital, location, specialty, bio, interests, publications, certifications },
    ...{ ...details, email: '', phone: '' },
  }
  return (await member.call(profile.save, draft)).card
}

test('a verified member with another name waits for a reviewer again, who reads both names', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  await verify(asha, farah, registration({ nameAsRegistered: 'Asha Rao' }))

  expect(await rename(asha, 'Ravi Menon')).toMatchObject({ verified: false, mark: { as: 'doctor', state: 'expired' } })

  const { claims, badges } = await asha.call(verification.overview)
  expect(badges).toMatchObject([{ kind: 'registration', state: 'expired' }, { kind: 'email' }])
  expect(claims).toMatchObject([{ state: 'waiting', proof: { nameAsRegistered: 'Asha Rao' } }, { state: 'expired' }])
  const seen = await farah.call(verification.getClaim, { claimId: claims[0]!.id })
  expect(seen).toMatchObject({ member: { name: 'Ravi Menon' }, claim: { nameAsRegistered: 'Asha Rao' } })
  const fact = { as: 'renamed', from: 'Asha Rao', to: 'Ravi Menon' }
  expect(seen.history).toContainEqual(expect.objectContaining({ act: 'renamed', words: '', fact }))
  expect(seen.earlier).toMatchObject([{ state: 'expired', words: '', fact }])
  expect(await approve(farah, claims[0]!.id)).toMatchObject({ member: { verified: true } })
})

test('the same name written otherwise, and the name as registered, keep the badge', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  await verify(asha, farah, registration({ nameAsRegistered: 'Asha Kumari Rao' }))

  expect(await rename(asha, 'Dr. RAO Asha')).toMatchObject({ verified: true })
  expect(await rename(asha, 'Asha Kumari Rao')).toMatchObject({ verified: true })
  expect((await asha.call(verification.overview)).claims).toMatchObject([{ state: 'approved' }])
  expect(await rename(asha, 'Asha Menon')).toMatchObject({ verified: false })
})

test('a middle name, an initial or a title more or less keeps the badge of whatever kind', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  await verify(asha, farah, registration({ nameAsRegistered: 'Asha Rao' }))
  const enrolment: Proof = { proof: 'enrolment', college: 'Sutlej Medical College', number: '2021-17', year: 2021 }
  const { id } = await ravi.call(verification.submit, { kind: 'student', proof: enrolment })
  await approve(farah, id)

  expect(await rename(asha, 'Dr. Asha Kumari Rao')).toMatchObject({ verified: true })
  expect(await rename(asha, 'ASHA K. RAO')).toMatchObject({ verified: true })
  expect(await rename(ravi, 'Ravi S. Menon')).toMatchObject({ mark: { as: 'student', state: 'holds' } })
  expect((await asha.call(verification.overview)).claims).toMatchObject([{ state: 'approved' }])
  expect(await rename(ravi, 'Ravi Menon Pillai')).toMatchObject({ mark: { as: 'student', state: 'expired' } })
})

test('the setup changes no verified name in silence either', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  await verify(asha, farah, registration({ nameAsRegistered: 'Asha Rao' }))

  await asha.call(setup.save, {
    step: 1,
    kind: 'doctor',
    name: 'Ravi Menon',
    headline: 'Resident',
    location: 'Pune',
    phone: null,
    bio: null,
  })

  expect((await asha.call(profile.get, {})).card).toMatchObject({ name: 'Ravi Menon', verified: false })
  expect((await asha.call(verification.overview)).claims).toMatchObject([{ state: 'waiting' }, { state: 'expired' }])
})

test('a claim in review goes back to the queue when its member takes another name', async ({ world }) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration({ nameAsRegistered: 'Asha Rao' }) })
  await farah.call(verification.take, { claimId })

  await rename(asha, 'Ravi Menon')

  await expect(farah.call(verification.approve, { claimId, compared: ['name'], register: 'IMR' })).rejects.toMatchObject({
    code: 'CLAIM_LOCKED',
  })
  expect(await farah.call(verification.getClaim, { claimId })).toMatchObject({
    state: 'waiting',
    lockedBy: null,
    member: { name: 'Ravi Menon' },
  })
})

test('a revoked badge stays revoked under another name, and another number changes no badge until it is decided', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.reviewer()]
  for (const member of [asha, ravi]) await verify(member, farah, registration({ nameAsRegistered: member.name }))
  const [held] = (await asha.call(verification.overview)).claims
  await revoke(world, farah, held!.id, 'The register shows another person.')

  expect(await rename(asha, 'Anita Rao')).toMatchObject({ verified: false, mark: { state: 'withdrawn' } })
  await ravi.call(verification.submit, { kind: 'doctor', proof: registration({ nameAsRegistered: 'Ravi Menon' }) })
  expect((await ravi.call(profile.get, {})).card).toMatchObject({ verified: true })
})

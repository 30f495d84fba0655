import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { feed } from '#contract/feed.ts'
import { type MemberKind, profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration, revoke } from '#tests/support/claims.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { sweepVerification } from '../public.ts'

const orcid: Proof = { proof: 'orcid', orcid: '0000-0002-1825-0097' }
const withdrawn = { verified: false, mark: { state: 'withdrawn' } }
const verified = { verified: true, mark: { as: 'doctor', state: 'holds' } }

async function prove(member: TestMember, reviewer: TestMember, kind: MemberKind, proof: Proof) {
  const { id } = await member.call(verification.submit, { kind, proof })
  return approve(reviewer, id)
}

test('a revoked registration shows on profile, cards and old posts whatever else is proven, until it is proven again', async ({
  world,
}) => {
  const [asha, ravi, farah, gita] = [await world.member(), await world.member(), await world.reviewer(), await world.reviewer()]
  const proof = registration()
  await prove(asha, farah, 'researcher', orcid)
  const { id: claimId } = await prove(asha, farah, 'doctor', proof)
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'Before' })
  const seen = async () => [
    (await ravi.call(profile.get, { member: (await asha.call(profile.get, {})).card.handle })).card,
    (await ravi.call(feed.get, { postId })).author,
  ]
  expect(await seen()).toMatchObject([verified, verified])

  await revoke(world, farah, claimId, 'The council has removed the name.')
  expect(await seen()).toMatchObject([withdrawn, withdrawn])

  const enrolment: Proof = { proof: 'enrolment', college: 'AFMC Pune', number: 'A-77', year: 2023 }
  const other = await prove(asha, farah, 'student', enrolment)
  expect(other).toMatchObject({ state: 'approved', member: withdrawn })
  expect(await seen()).toMatchObject([withdrawn, withdrawn])
  await prove(asha, farah, 'doctor', registration())
  expect(await seen()).toMatchObject([withdrawn, withdrawn])

  const { badges } = await asha.call(verification.overview)
  expect(badges.map(({ kind, state }) => `${kind} ${state}`)).toContain('registration revoked')
  await prove(asha, gita, 'doctor', proof)
  expect(await seen()).toMatchObject([verified, verified])
  expect((await asha.call(verification.overview)).badges.map(({ state }) => state)).not.toContain('revoked')
})

const cardOf = async (member: TestMember, viewer: TestMember) =>
  (await viewer.call(profile.get, { member: (await member.call(profile.get, {})).card.handle })).card

test('another name is no way out of a revocation, and neither is another proof under it', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member({ name: 'Asha Rao' }), await world.member(), await world.reviewer()]
  const { id: claimId } = await prove(asha, farah, 'doctor', registration({ nameAsRegistered: 'Asha Rao' }))
  await asha.call(setup.save, {
    step: 1,
    kind: 'doctor',
    name: 'Meera Iyer',
    headline: 'Resident',
    location: 'Pune',
    phone: null,
    bio: null,
  })
  expect(await farah.call(verification.getClaim, { claimId })).toMatchObject({ state: 'expired', mayDecide: true })
  expect(await cardOf(asha, ravi)).toMatchObject({ verified: false, mark: { as: 'doctor', state: 'expired' } })

  await revoke(world, farah, claimId, 'The number is somebody else’s.')
  expect(await cardOf(asha, ravi)).toMatchObject(withdrawn)

  const other: Proof = { proof: 'orcid', orcid: '0000-0001-5109-3700' }
  expect(await prove(asha, farah, 'researcher', other)).toMatchObject({ state: 'approved', member: withdrawn })
  expect(await cardOf(asha, ravi)).toMatchObject(withdrawn)
  expect((await asha.call(verification.overview)).badges).toContainEqual(
    expect.objectContaining({ kind: 'registration', state: 'revoked' }),
  )
})

test.for(['its time', 'another number'])('a badge that ended by %s is revoked all the same', async (how, { world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id: claimId } = await prove(asha, farah, 'doctor', registration())
  const endedAt = new Date(Date.now() - 1000)
  if (how === 'another number') await prove(asha, farah, 'doctor', registration())
  else {
    await world.db.updateTable('claim').set({ expires_at: endedAt }).where('id', '=', claimId).execute()
    await sweepVerification(world.app.services)
  }

  expect(await revoke(world, farah, claimId, 'Struck off.')).toMatchObject({ state: 'revoked', mayDecide: false })

  expect(await cardOf(asha, ravi)).toMatchObject(withdrawn)
  if (how === 'another number') return
  const { expires_at } = await world.db.selectFrom('claim').select('expires_at').where('id', '=', claimId).executeTakeFirstOrThrow()
  expect(expires_at).toEqual(endedAt)
})

test('a claim that was renewed since is not revoked in place of the one that holds', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const proof = registration()
  const { id: claimId } = await prove(asha, farah, 'doctor', proof)
  await world.db
    .updateTable('claim')
    .set({ expires_at: new Date(Date.now() + 3600_000) })
    .where('id', '=', claimId)
    .execute()
  await prove(asha, farah, 'doctor', proof)

  const renewed = await farah.call(verification.getClaim, { claimId })
  expect(renewed).toMatchObject({ state: 'expired', mayDecide: false })
  expect(renewed.history.at(-1)).toMatchObject({ act: 'expired', fact: { as: 'replaced' } })
  await expect(revoke(world, farah, claimId, 'Struck off.')).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })

  expect(await cardOf(asha, farah)).toMatchObject(verified)
})

test('an appeal with the number corrected, although that was proven since, lifts the mark', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await prove(asha, farah, 'doctor', registration())
  await revoke(world, farah, claimId, 'This number is somebody else’s.')
  const own = registration()
  expect(await prove(asha, farah, 'doctor', own)).toMatchObject({ member: withdrawn })

  const { id } = await asha.call(verification.appeal, { claimId, words: 'I mistyped it.' })
  await asha.call(verification.submit, { kind: 'doctor', proof: own })

  expect(await approve(gita, id)).toMatchObject({ member: verified })
})

test('rights follow the fact that holds: whoever was a doctor accepts shifts no more once that is over', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const { id: claimId } = await prove(asha, farah, 'doctor', registration())
  await prove(asha, farah, 'student', { proof: 'enrolment', college: 'AFMC Pune', number: 'A-78', year: 2023 })
  const allowed = async () => {
    const { kind, rights } = await asha.call(verification.overview)
    return [kind, ...['locum', 'hold_events'].map((name) => rights.find(({ right }) => right === name)!.allowed)]
  }
  expect(await allowed()).toEqual(['student', true, true])

  await world.db
    .updateTable('claim')
    .set({ expires_at: new Date(0) })
    .where('id', '=', claimId)
    .execute()
  await sweepVerification(world.app.services)

  expect(await allowed()).toEqual(['student', false, true])
})

test('a reviewer reads what was decided before about this person, and about this number under another account', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const proof = registration()
  const first = await prove(asha, farah, 'doctor', proof)
  await revoke(world, farah, first.id, 'Struck off in March.')
  const second = await asha.call(verification.submit, {
    kind: 'student',
    proof: { proof: 'enrolment', college: 'KEM', number: '7', year: 2023 },
  })
  await farah.call(verification.take, { claimId: second.id })
  await farah.call(verification.reject, { claimId: second.id, words: 'No such student.' })
  const third = await asha.call(verification.submit, { kind: 'researcher', proof: { proof: 'orcid', orcid: '0000-0002-1694-233X' } })
  const elsewhere = await ravi.call(verification.submit, { kind: 'doctor', proof })

  const { earlier } = await farah.call(verification.getClaim, { claimId: third.id })
  expect(earlier).toMatchObject([
    { claimId: second.id, state: 'rejected', proof: 'enrolment', what: 'KEM', words: 'No such student.', member: { id: asha.id } },
    { claimId: first.id, state: 'revoked', proof: 'registration', words: 'Struck off in March.', member: { id: asha.id } },
  ])
  expect(Date.parse(earlier[1]!.at)).toBeLessThan(Date.parse(earlier[0]!.at))
  expect((await farah.call(verification.getClaim, { claimId: elsewhere.id })).earlier).toMatchObject([
    { claimId: first.id, state: 'revoked', member: { id: asha.id }, words: 'Struck off in March.' },
  ])
})

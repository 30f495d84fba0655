import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration, revoke } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { saveRegister } from '../registers/snapshot.ts'

async function prove(member: TestMember, reviewer: TestMember, proof: Proof, kind: 'doctor' | 'student' = 'doctor') {
  const { id } = await member.call(verification.submit, { kind, proof })
  await approve(reviewer, id)
  return id
}

const waiting = async (reviewer: TestMember) =>
  (await reviewer.call(verification.queue, { show: 'recheck' })).items.map(({ member }) => member.id)
const look = (reviewer: TestMember, claimId: string) => reviewer.call(verification.getClaim, { claimId })
const importRegister = (world: World, asOf: string, ...entries: [number: string, name: string, status?: string][]) =>
  saveRegister(
    world.db,
    world.app.services.vault,
    'rmc',
    asOf,
    entries.map(([number, name, status = 'Active']) => ({ number, name, year: 2014, status })),
  )

test('a badge is revoked by two reviewers: until the second confirms it stands, and its member hears nothing', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const claimId = await prove(asha, farah, registration())
  const heard = async () => (await asha.call(verification.overview)).claims[0]!.history.map(({ act }) => act)
  const before = await heard()

  const asked = await farah.call(verification.revoke, { claimId, words: 'Struck off.' })
  expect(asked).toMatchObject({ state: 'approved', recheck: { words: null, revocation: { words: 'Struck off.', byMe: true } } })
  await expect(farah.call(verification.revoke, { claimId, words: 'Struck off!' })).rejects.toMatchObject({
    code: 'SECOND_REVIEWER',
    status: 409,
  })
  expect(await heard()).toEqual(before)
  expect((await asha.call(verification.overview)).badges.map(({ state }) => state)).not.toContain('revoked')
  expect(await waiting(gita)).toContain(asha.id)
  expect((await look(gita, claimId)).recheck).toMatchObject({ revocation: { byMe: false } })

  const done = await gita.call(verification.revoke, { claimId, words: 'Struck off in March.' })
  expect(done).toMatchObject({ state: 'revoked', recheck: null, mayDecide: false })
  expect((await asha.call(verification.overview)).claims[0]).toMatchObject({ state: 'revoked', words: 'Struck off in March.' })
  expect(await waiting(gita)).not.toContain(asha.id)
})

test('what a reviewer asked whose role was taken since is confirmed by nobody: it is asked anew, and confirmed by another', async ({
  world,
}) => {
  const [asha, farah, gita, zoya] = [await world.member(), await world.reviewer(), await world.reviewer(), await world.reviewer()]
  const claimId = await prove(asha, zoya, registration())
  await farah.call(verification.revoke, { claimId, words: 'Struck off.' })
  await world.db.deleteFrom('staff_role').where('member_id', '=', farah.id).execute()

  expect((await look(gita, claimId)).recheck).toMatchObject({ revocation: null })
  const asked = await gita.call(verification.revoke, { claimId, words: 'Struck off in March.' })

  expect(asked).toMatchObject({ state: 'approved', recheck: { revocation: { words: 'Struck off in March.', byMe: true } } })
  expect(await zoya.call(verification.revoke, { claimId, words: 'So it is.' })).toMatchObject({ state: 'revoked' })
})

test('two who confirm at once revoke once, and who asked or confirmed does not decide the appeal', async ({ world }) => {
  const [asha, farah, ...seconds] = [await world.member(), await world.reviewer(), await world.reviewer(), await world.reviewer()]
  const claimId = await prove(asha, farah, registration())
  await farah.call(verification.revoke, { claimId, words: 'Struck off.' })

  const answers = await Promise.allSettled(seconds.map((second) => second.call(verification.revoke, { claimId, words: 'Struck off.' })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const other = seconds[answers.findIndex(({ status }) => status === 'rejected')]!
  const second = seconds.find((one) => one !== other)!

  const { id } = await asha.call(verification.appeal, { claimId, words: 'It was another Asha Rao.' })
  for (const reviewer of [farah, second])
    await expect(reviewer.call(verification.take, { claimId: id })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
  await other.call(verification.take, { claimId: id })
})

test('a badge may be left as it is, and is then asked about anew', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const claimId = await prove(asha, farah, registration())
  await expect(farah.call(verification.keep, { claimId, words: 'Nothing to see.' })).rejects.toMatchObject({ code: 'CLAIM_DECIDED' })
  await farah.call(verification.revoke, { claimId, words: 'Struck off.' })

  const kept = await gita.call(verification.keep, { claimId, words: 'It is her namesake.' })
  expect(kept).toMatchObject({ state: 'approved', recheck: null })
  expect(kept.history.at(-1)).toMatchObject({ act: 'kept', words: 'It is her namesake.' })
  expect(await gita.call(verification.revoke, { claimId, words: 'No, it is she.' })).toMatchObject({
    state: 'approved',
    recheck: { revocation: { byMe: true } },
  })
  await expect(asha.call(verification.keep, { claimId, words: 'It is fine.' })).rejects.toMatchObject({ status: 403 })
})

test('nobody who is a reviewer looks again at their own badge', async ({ world }) => {
  const [farah, gita] = [await world.reviewer(), await world.reviewer()]
  const claimId = await prove(farah, gita, registration())
  await gita.call(verification.revoke, { claimId, words: 'Struck off.' })

  for (const act of [verification.keep, verification.revoke] as const)
    await expect(farah.call(act, { claimId, words: 'No.' })).rejects.toMatchObject({ code: 'NOT_YOUR_CLAIM' })
})

test('what else a revoked person proved goes back to a reviewer', async ({ world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]
  const enrolment = await prove(asha, farah, { proof: 'enrolment', college: 'AFMC', number: `A-${asha.id}`, year: 2023 }, 'student')
  const claimId = await prove(asha, farah, registration())

  await revoke(world, farah, claimId, 'The number is somebody else’s.')

  expect(await look(farah, enrolment)).toMatchObject({
    state: 'approved',
    recheck: { words: 'Another proof of this member was revoked: The number is somebody else’s.', revocation: null },
  })
})

test('an imported register is held against the badges that stand: what differs and what is gone waits on the desk', async ({ world }) => {
  const farah = await world.reviewer()
  const members = await Promise.all(['Asha Rao', 'Ravi Menon', 'Meera Iyer', 'Kavya Reddy'].map((name) => world.member({ name })))
  const [asha, ravi, meera, kavya] = members
  const numberOf = (at: number) => `RMC/77${at}`
  const claims: string[] = []
  for (const [at, member] of members.entries())
    claims.push(await prove(member, farah, registration({ council: 'rmc', number: `77${at}`, nameAsRegistered: member.name })))
  const elsewhere = await world.member({ name: 'Asha Rao' })
  await prove(elsewhere, farah, registration({ council: 'kmc', number: '771' }))

  const first = await importRegister(
    world,
    '2026-10-01',
    [numberOf(0), 'Asha Rao'],
    [numberOf(1), 'Ravi Menon'],
    [numberOf(2), 'Meera Iyer'],
  )
  expect(first).toBe(0)
  const second = await importRegister(world, '2026-11-01', [numberOf(0), 'Asha Rao'], [numberOf(1), 'Ravi Menon', 'Removed'])

  expect(second).toBe(2)
  const shown = await waiting(farah)
  expect(shown).toEqual(expect.arrayContaining([ravi!.id, meera!.id]))
  for (const { id } of [asha!, kavya!, elsewhere]) expect(shown).not.toContain(id)
  expect(await look(farah, claims[1]!)).toMatchObject({
    state: 'approved',
    recheck: { words: 'Rajasthan Medical Council, register of 2026-11-01: Different in the register: status.' },
    registerResults: [{ outcome: 'different', asOf: '2026-11-01', record: { status: 'Removed' } }],
  })
  expect((await look(farah, claims[2]!)).recheck?.words).toContain('is not any more')
})

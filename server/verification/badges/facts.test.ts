import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { notifications } from '#contract/notifications.ts'
import type { MemberKind } from '#contract/profile.ts'
import { profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { approve, mailCode, registration } from '#tests/support/claims.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

async function prove(world: World, member: TestMember, reviewer: TestMember, kind: MemberKind, proof: Proof) {
  const { id: claimId } = await member.call(verification.submit, { kind, proof })
  if (proof.proof === 'institution_mail') await member.call(verification.confirmMail, { claimId, code: await mailCode(world, proof.email) })
  return approve(reviewer, claimId)
}

const marksOf = async (member: TestMember) => (await member.call(profile.get, {})).marks.map(({ as, state }) => `${as} ${state}`)
const office: Proof = { proof: 'institution_mail', email: 'office@kem.example', institution: 'KEM' }

test.for([
  ['doctor', 'kmc', 'doctor'],
  ['doctor', 'dentistry-india', 'dentist'],
  ['doctor', 'nursing-india', 'nurse'],
  ['allied', 'pharmacy-india', 'pharmacist'],
  ['allied', 'mmc', 'doctor'],
  ['doctor', 'ncism', 'ayush'],
  ['allied', 'ncahp', 'allied'],
] as const)('a %s whose number stands in the register %s bears the mark of a %s', async ([kind, council, as], { world }) => {
  const [asha, farah] = [await world.member(), await world.reviewer()]

  expect(await prove(world, asha, farah, kind, registration({ council }))).toMatchObject({
    member: { verified: true, mark: { as, state: 'holds' } },
  })
})

test('nobody but who stands in a register is verified: a student, a researcher and who speaks for an institution bear marks of their own', async ({
  world,
}) => {
  const farah = await world.reviewer()
  const others: [MemberKind, Proof, string][] = [
    ['student', { proof: 'enrolment', college: 'AFMC Pune', number: 'A-79', year: 2023 }, 'student'],
    ['researcher', { proof: 'orcid', orcid: '0000-0002-1825-0097' }, 'researcher'],
    ['researcher', { proof: 'institution_mail', email: 'lab@kem.example', institution: 'KEM' }, 'researcher'],
    ['institution', office, 'institution'],
  ]
  for (const [kind, proof, as] of others) {
    const member = await world.member()
    expect(await prove(world, member, farah, kind, proof)).toMatchObject({ member: { verified: false, mark: { as, state: 'holds' } } })
    const { rights } = await member.call(verification.overview)
    expect(rights.filter(({ allowed }) => !allowed).map(({ right }) => right)).toEqual(['registered_mark', 'locum'])
  }
})

test('a council that is not on the list is named by its member, and every issuer stands where people read how it was verified', async ({
  world,
}) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const other = registration({ council: 'other', councilName: 'Fiji Medical Council' })
  await expect(asha.call(verification.submit, { kind: 'doctor', proof: { ...other, councilName: null } as never })).rejects.toMatchObject({
    issues: [{ path: 'proof.councilName' }],
  })
  const listed = await asha.call(verification.submit, { kind: 'doctor', proof: registration({ councilName: 'Fiji Medical Council' }) })
  expect(listed.councilName).toBe('Karnataka Medical Council')

  expect(await prove(world, asha, farah, 'doctor', other)).toMatchObject({
    councilName: 'Fiji Medical Council',
    member: { mark: { as: 'allied' } },
  })
  const { card } = await asha.call(profile.get, {})
  const { badges } = await asha.call(verification.summary, { handle: card.handle })
  expect(badges).toContainEqual(expect.objectContaining({ what: 'Fiji Medical Council' }))
})

test('a proven enrolment names the college of whoever named none', async ({ world }) => {
  const farah = await world.reviewer()
  const collegeOf = async (member: TestMember) => (await member.call(profile.get, {})).details.college
  const enrolment: Proof = { proof: 'enrolment', college: 'AFMC Pune', number: 'A-80', year: 2023 }
  const [asha, ravi] = [await world.member(), await world.member()]
  const work = { specialty: '', experienceYears: 0, currentPosition: '', hospital: null, education: '', graduationYear: 2028 }
  await ravi.call(setup.save, { step: 2, ...work, college: 'Armed Forces Medical College' })

  await prove(world, asha, farah, 'student', enrolment)
  await prove(world, ravi, farah, 'student', { ...enrolment, number: 'A-81' })

  expect(await collegeOf(asha)).toBe('AFMC Pune')
  expect(await collegeOf(ravi)).toBe('Armed Forces Medical College')
})

test('a second fact takes nothing from the first: a doctor who also speaks for an institution keeps the mark and the rights of a doctor', async ({
  world,
}) => {
  const [asha, farah] = [await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  await prove(world, asha, farah, 'doctor', registration({ nameAsRegistered: 'Asha Rao' }))
  await prove(world, asha, farah, 'institution', { ...office, email: 'dean@kem.example' })

  expect(await marksOf(asha)).toEqual(['doctor holds', 'institution holds'])
  expect((await asha.call(verification.overview)).rights.every(({ allowed }) => allowed)).toBe(true)

  // The registration bears the new name already; what was given under the old one is over.
  await asha.call(setup.save, {
    step: 1,
    kind: 'doctor',
    name: 'Meera Iyer',
    headline: 'Resident',
    location: 'Pune',
    phone: null,
    bio: null,
  })
  expect(await marksOf(asha)).toEqual(['doctor expired', 'institution expired'])
  const { items } = await asha.call(notifications.list, {})
  expect(items.filter(({ kind }) => kind === 'verification_renamed')).toHaveLength(2)
})

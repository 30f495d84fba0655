import { expect } from 'vitest'
import type { Proof } from '#contract/claim.ts'
import { profile } from '#contract/profile.ts'
import { PROFILE_MAX } from '#contract/profile-limits.ts'
import { type SetupStep, setup } from '#contract/setup.ts'
import { verification } from '#contract/verification.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const basics = {
  step: 1,
  kind: 'doctor',
  name: 'Dr. Asha Rao',
  headline: 'Resident',
  location: 'Pune, Maharashtra',
  phone: '+91 90000 00001',
  bio: null,
} as const
const professional = {
  step: 2,
  specialty: 'Cardiology',
  experienceYears: 0,
  currentPosition: 'Senior Resident',
  hospital: null,
  education: 'MBBS, MD',
  college: 'GSMC Mumbai',
  graduationYear: 2016,
} as const

let number = 700_000
const registration = (): Proof => ({
  proof: 'registration',
  council: 'mmc',
  councilName: null,
  number: String(++number),
  year: 2016,
  nameAsRegistered: 'Asha Rao',
  hprId: null,
})

/** Leaves the first two steps complete. */
async function begin(asha: TestMember) {
  await asha.call(setup.save, basics)
  return asha.call(setup.save, professional)
}

test('the setup goes on where it was left, with everything that was typed', async ({ world }) => {
  const asha = await world.member()
  expect(await asha.call(setup.load)).toMatchObject({ step: 1, name: 'Asha Rao', experienceYears: null, kind: null, claim: null })

  expect(await asha.call(setup.save, basics)).toMatchObject({ step: 2, phone: '+91 90000 00001', bio: null })
  await asha.call(setup.save, professional)

  expect(await asha.call(setup.load)).toMatchObject({
    step: 3,
    specialty: 'Cardiology',
    experienceYears: 0,
    hospital: null,
    college: 'GSMC Mumbai',
    graduationYear: 2016,
    complete: false,
  })
})

test('what was entered in the profile is not asked for again', async ({ world }) => {
  const asha = await world.member()
  const { own } = await asha.call(profile.get, {})
  await asha.call(profile.save, {
    ...{ version: own!.version, name: 'Asha Rao', headline: 'Resident', location: 'Pune', specialty: 'Cardiology', hospital: '' },
    ...{ email: '', phone: '', bio: '', education: 'MBBS', currentPosition: 'Resident', experienceYears: 2, college: '' },
    ...{ graduationYear: null, languages: [], interests: ['Research'], publications: [], certifications: [] },
  })
  expect(await asha.call(setup.load)).toMatchObject({ step: 1, kind: null, complete: false })
  expect(await asha.call(setup.save, basics)).toMatchObject({ step: 3, complete: false })

  await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  expect(await asha.call(setup.load)).toMatchObject({ step: 4, complete: false })
  expect(await asha.call(setup.finish)).toMatchObject({ profileComplete: true })
})

test('the setup and the profile take the same words, and neither shortens or refuses what the other took', async ({ world }) => {
  const asha = await world.member()
  const lines = (max: number) => 'MBBS, GSMC\nMD, KEM\n\n'.padEnd(max, 'x')
  const long = (max: number) => 'Cardiology '.padEnd(max, 'x')
  const { bio: bioMax, education: educationMax, headline, specialty, currentPosition } = PROFILE_MAX
  const [bio, education] = [lines(bioMax), lines(educationMax)]

  await asha.call(setup.save, { ...basics, bio, headline: long(headline) })
  await asha.call(setup.save, { ...professional, education, specialty: long(specialty), currentPosition: long(currentPosition) })
  const { card, details, own, specialty: said, ...rest } = await asha.call(profile.get, {})
  await asha.call(profile.save, {
    ...{ version: own!.version, name: card.name, headline: card.headline, location: card.location, specialty: said, hospital: '' },
    ...{ email: '', phone: rest.contact.phone ?? '', bio: rest.bio, ...details, interests: [], publications: [], certifications: [] },
  })

  const loaded = await asha.call(setup.load)
  expect(loaded).toMatchObject({
    bio,
    education,
    headline: long(headline),
    specialty: long(specialty),
    currentPosition: long(currentPosition),
  })
  await asha.call(setup.save, { ...basics, bio: loaded.bio })
  await asha.call(setup.save, { ...professional, education: loaded.education, specialty: loaded.specialty })
  expect(await asha.call(setup.load)).toMatchObject({ bio, education })
})

test('the third step submits the claim and the end completes the profile', async ({ world }) => {
  const asha = await world.member()
  await begin(asha)

  const left = await asha.call(setup.save, { step: 3, kind: 'doctor', proof: registration(), interests: ['Research'] })
  expect(left).toMatchObject({ step: 4, kind: 'doctor', interests: ['Research'], claim: { state: 'waiting', kind: 'doctor' } })
  const user = await asha.call(setup.finish)

  expect(user).toMatchObject({ id: asha.id, name: 'Dr. Asha Rao', profileComplete: true })
  expect((await asha.call(verification.overview)).badges).toMatchObject([{ kind: 'email' }])
})

test('leaving the third step again with the same words keeps the place in the queue', async ({ world }) => {
  const asha = await world.member()
  await begin(asha)
  const third: SetupStep = { step: 3, kind: 'doctor', proof: registration(), interests: ['Research'] }
  const first = await asha.call(setup.save, third)

  const again = await asha.call(setup.save, { ...third, interests: ['Research', 'Public Health'] })

  expect(again.claim).toMatchObject({ id: first.claim!.id, submittedAt: first.claim!.submittedAt })
  expect(again.claim!.history.map(({ act }) => act)).toEqual(['submitted'])
})

test('an incomplete step is kept, and the end says what is missing and where', async ({ world }) => {
  const asha = await world.member()
  await begin(asha)
  await asha.call(setup.save, { ...professional, education: '' })

  const left = await asha.call(setup.save, { step: 3, kind: 'doctor', proof: registration(), interests: ['Research'] })

  expect(left).toMatchObject({ step: 3, interests: ['Research'] })
  await expect(asha.call(setup.finish)).rejects.toMatchObject({
    code: 'SETUP_INCOMPLETE',
    status: 422,
    message: 'Education Background is missing on step 2.',
    issues: [{ path: 'education', message: 'Education Background is missing on step 2.' }],
  })
  expect((await asha.call(setup.load)).complete).toBe(false)
})

test('who somebody is comes first, and what is missing is named in their words', async ({ world }) => {
  const asha = await world.member()
  expect(await asha.call(setup.save, { ...basics, kind: null })).toMatchObject({ step: 1, kind: null })
  await expect(asha.call(setup.finish)).rejects.toMatchObject({ issues: [{ path: 'kind' }, { path: 'specialty' }, {}, {}, {}, {}, {}] })

  expect(await asha.call(setup.save, { ...basics, kind: 'student' })).toMatchObject({ step: 2, kind: 'student' })
  await expect(asha.call(setup.finish)).rejects.toMatchObject({ message: 'Course or Subject is missing on step 2.' })
})

test('years of experience are entered, not assumed', async ({ world }) => {
  const asha = await world.member()
  await asha.call(setup.save, basics)

  expect(await asha.call(setup.save, { ...professional, experienceYears: null })).toMatchObject({ step: 2, experienceYears: null })
  await asha.call(setup.save, { step: 3, kind: 'doctor', proof: registration(), interests: ['Research'] })
  await expect(asha.call(setup.finish)).rejects.toMatchObject({ issues: [{ path: 'experienceYears' }] })
})

test('a step whose proof is refused saves nothing', async ({ world }) => {
  const asha = await world.member()

  const third: SetupStep = { step: 3, kind: 'student', proof: registration(), interests: ['Research'] }
  await expect(asha.call(setup.save, third)).rejects.toMatchObject({ code: 'WRONG_PROOF' })

  expect(await asha.call(setup.load)).toMatchObject({ kind: null, interests: [], claim: null })
})

test.for([
  ['student', { proof: 'enrolment', college: 'AFMC Pune', number: 'A-77', year: 2023 }],
  ['researcher', { proof: 'orcid', orcid: '0000-0002-1825-0097' }],
  ['researcher', { proof: 'institution_mail', email: 'asha@aiims.example', institution: 'AIIMS' }],
  ['allied', registration()],
  ['institution', { proof: 'institution_mail', email: 'office@kem.example', institution: 'KEM' }],
] as [string, Proof][])('a %s can finish with what they have', async ([kind, proof], { world }) => {
  const asha = await world.member()
  await begin(asha)

  await asha.call(setup.save, { step: 3, kind: kind as 'student', proof, interests: ['Patient Care'] })

  expect(await asha.call(setup.finish)).toMatchObject({ profileComplete: true })
})

test('the setup is for its member, and nobody writes what is not asked', async ({ world }) => {
  const asha = await world.member()

  await expect(world.nobody.call(setup.load)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  await expect(asha.call(setup.save, { ...basics, verified: true } as never)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(asha.call(setup.save, { ...professional, experienceYears: 62 })).rejects.toMatchObject({
    issues: [{ path: 'experienceYears', message: 'Enter a number from 0 to 50.' }],
  })
  await expect(asha.call(setup.save, { ...professional, graduationYear: 20 })).rejects.toMatchObject({
    issues: [{ path: 'graduationYear', message: 'Enter a year such as 2014.' }],
  })
})

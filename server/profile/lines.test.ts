import { expect } from 'vitest'
import { profile } from '#contract/profile.ts'
import { setup } from '#contract/setup.ts'
import { test } from '#tests/support/world.ts'
import { faultOfLine } from '../account/public.ts'

test.for([
  'Wardmates Support',
  'Verified by Ward mates',
  'Cardiologist ✓',
  'Cardiologist ✅',
  'Consultant ✔\ufe0f',
  'Team of Doxy AI',
  'Wаrdmates helpline',
])('nobody says “%s” of themselves below their name', (line) => {
  expect(faultOfLine(line)).toMatch(/^This may not hold/)
})

test.for(['Cardiologist', 'MD, FRCS (Glasg) | 10+ yrs', 'Surgeon 🩺', 'हृदय रोग विशेषज्ञ', 'Pune, Maharashtra', ''])(
  '“%s” may stand there',
  (line) => {
    expect(faultOfLine(line)).toBeUndefined()
  },
)

test('it is refused at its field, in the profile and in the setup, and keeps nobody from the rest', async ({ world }) => {
  const asha = await world.member({ headline: 'Wardmates Support', specialty: 'Cardiology', location: 'Pune' })
  const { own, card } = await asha.call(profile.get, {})
  const draft = {
    ...{ version: own!.version, name: card.name, headline: card.headline, specialty: 'Cardiology', hospital: '', location: 'Pune' },
    ...{ email: '', phone: '', bio: '', education: '', currentPosition: '', experienceYears: 3, college: '', graduationYear: null },
    ...{ languages: [], interests: [], publications: [], certifications: [] },
  }

  for (const [field, line] of Object.entries({ headline: 'Verified ✔', specialty: 'Wardmates desk', location: 'Doxy AI' }))
    await expect(asha.call(profile.save, { ...draft, [field]: line })).rejects.toMatchObject({
      ...{ code: 'NAME_REFUSED', status: 422 },
      issues: [{ path: field, message: expect.stringMatching(/^This may not hold/) }],
    })
  const basics = { step: 1, kind: 'doctor', name: 'Asha Rao', location: 'Pune', phone: null, bio: null } as const
  await expect(asha.call(setup.save, { ...basics, headline: 'Wardmates helpline' })).rejects.toMatchObject({
    issues: [{ path: 'headline' }],
  })

  // What stood there before the rule keeps nobody from changing the rest.
  expect((await asha.call(profile.save, { ...draft, location: 'Mumbai' })).card).toMatchObject({
    headline: 'Wardmates Support',
    location: 'Mumbai',
  })
})

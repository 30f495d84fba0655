import { expect } from 'vitest'
import { test } from '#tests/support/world.ts'
import { loadDetails, saveBasics, saveInterests, saveProfessional } from './public.ts'

const basics = { name: 'Asha Rao', headline: 'Resident', location: 'Pune, Maharashtra', phone: '+91 90000 00001', bio: 'Night shifts.' }

test('what the setup asks for comes back as it was entered', async ({ world }) => {
  const asha = await world.member()
  const { vault } = world.app.services

  await saveBasics(world.db, vault, asha.id, basics)
  await saveProfessional(world.db, asha.id, {
    specialty: 'Cardiology',
    experienceYears: 7,
    currentPosition: 'Senior Resident',
    hospital: null,
    education: 'MBBS, MD',
    college: 'GSMC Mumbai',
    graduationYear: 2012,
  })
  await saveInterests(world.db, asha.id, ['Research', 'Public Health', 'Research'])

  expect(await loadDetails(world.db, vault, asha.id)).toMatchObject({
    ...basics,
    specialty: 'Cardiology',
    experienceYears: 7,
    hospital: null,
    interests: ['Research', 'Public Health'],
  })
})

test('a phone number is stored sealed, and opens for nobody else', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { vault } = world.app.services
  await saveBasics(world.db, vault, asha.id, basics)

  const stored = await world.db.selectFrom('profile').select('phone_sealed').where('member_id', '=', asha.id).executeTakeFirstOrThrow()
  await world.db.updateTable('profile').set(stored).where('member_id', '=', ravi.id).execute()

  expect(stored.phone_sealed?.includes('90000')).toBe(false)
  await expect(loadDetails(world.db, vault, ravi.id)).rejects.toThrow()
})

test('optional words that are left out are empty', async ({ world }) => {
  const asha = await world.member()
  const { vault } = world.app.services

  await saveBasics(world.db, vault, asha.id, { ...basics, phone: null, bio: null })

  expect(await loadDetails(world.db, vault, asha.id)).toMatchObject({ phone: null, bio: null, interests: [] })
})

import { expect, test } from 'vitest'
import { valuesOf } from '../verification/setup/values.ts'
import { columnsOf, savedOf } from './setup-store.ts'
import type { HostedProfile } from './tables.ts'

const bare: HostedProfile = {
  ...{ id: '1', email: 'a@example.org', full_name: 'Asha Rao', avatar_url: null, bio: null, designation: null, location: null },
  ...{ specialization: null, license_number: null, verified: false, phone: null, hospital_affiliation: null, experience_years: null },
  ...{ education: null, current_position: null, medical_interests: null, profile_completed: false, created_at: '2026-01-01T00:00:00Z' },
}

test('a basic profile begins at the first step, a whole one at the last', () => {
  expect(savedOf(bare)).toMatchObject({ step: 1, name: 'Asha Rao', complete: false, licence: '' })
  const first = { ...bare, designation: 'Consultant', location: 'Kochi' }
  expect(savedOf(first).step).toBe(2)
  const second = { ...first, specialization: 'Cardiology', current_position: 'Consultant', experience_years: 0 }
  expect(savedOf(second).step).toBe(3)
  const third = { ...second, education: 'MBBS', license_number: 'KMC 1', medical_interests: ['Research'] }
  expect(savedOf(third)).toMatchObject({ step: 4, interests: ['Research'] })
})

test('what is empty and may be is null, what is no number is 0, and nobody says of themselves that they are verified', () => {
  const values = { ...valuesOf(savedOf(bare)), headline: ' Consultant ', phone: ' ', experienceYears: 'many', number: ' KMC 1 ' }
  expect(columnsOf(1, values)).toMatchObject({ full_name: 'Asha Rao', designation: 'Consultant', phone: null, bio: null })
  expect(columnsOf(2, values)).toMatchObject({ experience_years: 0, hospital_affiliation: null })
  expect(columnsOf(3, values)).toEqual({ license_number: 'KMC 1', medical_interests: null })
  expect(columnsOf(4, values)).toMatchObject({ full_name: 'Asha Rao', license_number: 'KMC 1', profile_completed: true })
  expect(columnsOf(4, values)).not.toHaveProperty('verified')
})

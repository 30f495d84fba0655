import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { verification } from '#contract/verification.ts'
import { approve, registration, revoke } from '#tests/support/claims.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { aMark } from '#tests/support/marks.ts'
import { test } from '#tests/support/world.ts'
import { checkedAs } from '../profile/public.ts'
import { stillChecked } from './applications/still-checked.ts'

test('a registration that is revoked after an application was sent says so wherever the institution reads what was checked', async ({
  world,
}) => {
  const [owner, ravi, farah] = [await world.member(), await world.member({ name: 'Asha Rao' }), await world.reviewer()]
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const { id: claimId } = await ravi.call(verification.submit, { kind: 'doctor', proof: registration() })
  await approve(farah, claimId)
  const requirements = [{ kind: 'registration', strictness: 'must', words: 'Registered doctor' } as const]
  const postingId = await aPosting(world, institutionId, { requirements })
  const applicationId = await anApplication(ravi, postingId)
  const read = async () => {
    const { items } = await owner.call(applicants.list, { postingId })
    const { sentProfile, fit } = await owner.call(applicants.view, { applicationId })
    const csv = await (await owner.call(applicants.export, { postingId })).text()
    return [items[0]!.checked, sentProfile.checked, `${fit[0]!.says}${fit[0]!.proven}`, csv]
  }
  for (const words of await read()) expect(words).toMatch(/checked (by|on)/)

  await revoke(world, farah, claimId, 'The council has removed the name.')

  for (const words of await read()) {
    expect(words).toContain('Registration withdrawn')
    expect(words).not.toMatch(/checked (by|on)/)
  }
})

test('what proves no registration proves none to an institution either', async ({ world }) => {
  const owner = await world.member()
  const institutionId = await openPage(world, [owner.id, 'owner'])
  const requirements = [{ kind: 'registration', strictness: 'must', words: 'Registered doctor' } as const]
  const postingId = await aPosting(world, institutionId, { requirements })
  const fitFor = async (kind: 'doctor' | 'allied' | 'student' | 'researcher') => {
    const one = await world.member({ verified: true, kind })
    const { items: fit } = await one.call(applications.fit, { postingId })
    return [fit[0]!.says, fit[0]!.proven]
  }

  expect(await fitFor('doctor')).toEqual(['', 'Registration checked by Wardmates'])
  for (const kind of ['allied', 'student', 'researcher'] as const) expect([kind, await fitFor(kind)]).toEqual([kind, ['', '']])
})

test('what was checked is told for as long as it holds, whatever else is proven or over, and not beyond', () => {
  const sent = checkedAs('doctor')
  const [doctor, student] = [aMark('doctor'), aMark('student')]

  expect(stillChecked(sent, [doctor, aMark('student', 'expired')])).toBe(sent)
  expect(stillChecked(sent, [student, aMark('doctor', 'expired')])).toBe('Registration not confirmed')
  expect(stillChecked(sent, [aMark('researcher', 'withdrawn'), doctor])).toBe('Researcher’s proof withdrawn')
  expect(stillChecked('', [doctor])).toBe('')
  expect(stillChecked('', [aMark('doctor', 'withdrawn')])).toBe('Registration withdrawn')
})

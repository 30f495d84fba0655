import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { postingImport } from '#contract/posting-import.ts'
import { openPage } from '#tests/support/institutions.ts'
import { test, type World } from '#tests/support/world.ts'

async function recruiter(world: World) {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const fileOf = (jobs: object[]) =>
    new File([JSON.stringify(jobs.map((job) => ({ '@type': 'JobPosting', title: 'Nurse', ...job })))], 'jobs')
  const take = (...jobs: object[]) => asha.call(postingImport.take, { institutionId, file: fileOf(jobs), clientId: randomUUID() })
  return { take }
}

test('a thing of a feed that cannot be turned into words or a number is a fault of its row', async ({ world }) => {
  const { take } = await recruiter(world)
  const none = { toString: 1, valueOf: 1 }
  const pay = (value: object) => ({ baseSalary: { currency: 'INR', value } })

  const { rows } = await take(
    pay({ value: 1_200_000, unitText: none }),
    pay({ value: none, unitText: 'YEAR' }),
    { experienceRequirements: { monthsOfExperience: none } },
    { title: none, identifier: none, url: none },
  )

  expect(rows.map(({ faults }) => faults.map(({ words }) => words))).toEqual([
    ['Say whether the pay is for a MONTH or a YEAR (unitText).'],
    ['The pay is no number.'],
    [],
    ['A title is missing.'],
  ])
})

test('an ID with signs that nothing is kept with names the same draft each time', async ({ world }) => {
  const { take } = await recruiter(world)
  const odd = { identifier: 'A\u00001' }
  const broken = { identifier: '\ud800' }

  const first = await take(odd, broken)
  const again = await take(odd, broken, { identifier: '\ud801' })

  expect(first.rows.map(({ externalId, outcome }) => [externalId, outcome])).toEqual([
    ['A 1', 'new'],
    ['\ufffd', 'new'],
  ])
  expect(again.rows.map(({ outcome }) => outcome)).toEqual(['update', 'update', 'fault'])
  expect(again.rows.slice(0, 2).map(({ postingId }) => postingId)).toEqual(first.rows.map(({ postingId }) => postingId))
})

test('a last day beyond all calendars is a fault of its row and of no other', async ({ world }) => {
  const { take } = await recruiter(world)

  const { rows } = await take({ validThrough: '+275760-09-13T00:00:00.000Z' }, { validThrough: '9999-12-31T23:00:00Z' }, {})

  expect(rows.map(({ outcome }) => outcome)).toEqual(['fault', 'fault', 'new'])
})

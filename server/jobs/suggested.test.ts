import { expect } from 'vitest'
import { institutions } from '#contract/institutions.ts'
import { jobs } from '#contract/jobs.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const suggested = async (by: TestMember) => (await by.call(jobs.suggested, undefined)).items.map(({ id, reasons }) => [id, reasons])
/** A specialty and a city that no other test has. */
const unheard = (word: string) => `${word} ${Math.random().toString(36).slice(2, 10)}`

test('jobs are suggested for a reason that is said, the most reasons first', async ({ world }) => {
  const [specialty, city] = [unheard('Cardiology'), unheard('Vellore')]
  const asha = await world.member({ specialty, location: `${city}, Tamil Nadu` })
  const [owner, other] = [await world.member(), await world.member()]
  const [pageId, followedId] = [await openPage(world, [owner.id, 'owner']), await openPage(world, [other.id, 'owner'])]
  const both = await aPosting(world, pageId, { specialty: specialty.toUpperCase(), city, posted_at: new Date(Date.now() - 60_000) })
  const elsewhere = await aPosting(world, pageId, { specialty, city: 'Pune' })
  await aPosting(world, pageId, { specialty: unheard('Dermatology'), city })
  await aPosting(world, pageId, { specialty: `Paediatric ${specialty}`, city: 'Pune' })
  expect(await suggested(asha)).toEqual([
    [both, ['specialty', 'city']],
    [elsewhere, ['specialty']],
  ])

  const followed = await aPosting(world, followedId, { specialty: 'Radiology', city: 'Pune' })
  await asha.call(institutions.follow, { institutionId: followedId })
  expect(await suggested(asha)).toEqual([
    [both, ['specialty', 'city']],
    [followed, ['followed']],
    [elsewhere, ['specialty']],
  ])
  // Its own people know of it.
  expect(await suggested(owner)).toEqual([])
})

test('what one has saved or applied to, and what has closed, is suggested no more', async ({ world }) => {
  const specialty = unheard('Cardiology')
  const [asha, owner] = [await world.member({ specialty }), await world.member()]
  const pageId = await openPage(world, [owner.id, 'owner'])
  const [saved, applied, closed] = [
    await aPosting(world, pageId, { specialty }),
    await aPosting(world, pageId, { specialty }),
    await aPosting(world, pageId, { specialty }),
  ]
  expect(await suggested(asha)).toHaveLength(3)

  await asha.call(jobs.save, { postingId: saved })
  await anApplication(asha, applied)
  await world.db.updateTable('job_posting').set({ closes_on: '2020-01-01' }).where('id', '=', closed).execute()

  expect(await suggested(asha)).toEqual([])
  expect(await suggested(await world.member({ specialty: '' }))).toEqual([])
})

test('a job is suggested under whatever name its specialty and city go by', async ({ world }) => {
  const asha = await world.member({ specialty: 'Sleep Medicine', location: 'Bombay, Maharashtra' })
  const ravi = await world.member({ specialty: 'Rheumatologist', location: 'Bombay, Maharashtra' })
  const owner = await world.member()
  const pageId = await openPage(world, [owner.id, 'owner'])
  const posting = await aPosting(world, pageId, { specialty: 'Rheumatology', city: 'Mumbai' })

  expect(await suggested(ravi)).toEqual([[posting, ['specialty', 'city']]])
  expect(await suggested(asha)).toEqual([])
})

import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

async function ward(world: World) {
  const [owner, recruiter] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  const postingId = await aPosting(world, institutionId)
  const shortlist = (by: TestMember, applicationIds: string[], words = '') =>
    by.call(applicants.setStatus, { postingId, applicationIds, status: 'shortlisted', words })
  return { owner, recruiter, institutionId, postingId, shortlist }
}

test('words to several reach those too who stand there already, and a request that is sent again tells nobody twice', async ({ world }) => {
  const { owner, recruiter, postingId, shortlist } = await ward(world)
  const [asha, meera] = [await world.member(), await world.member()]
  const ids = [await anApplication(asha, postingId), await anApplication(meera, postingId)]
  await shortlist(owner, [ids[0]!])

  for (const by of [owner, owner, recruiter]) await shortlist(by, ids, 'Come on Monday at ten.')
  await shortlist(owner, ids)

  const said = async (by: TestMember, applicationId: string) =>
    (await by.call(applications.get, { applicationId })).steps.map(({ status, words }) => [status, words])
  expect(await said(asha, ids[0]!)).toEqual([
    ['shortlisted', 'Come on Monday at ten.'],
    ['shortlisted', ''],
    ['sent', ''],
  ])
  expect(await said(meera, ids[1]!)).toEqual([
    ['shortlisted', 'Come on Monday at ten.'],
    ['sent', ''],
  ])
  const told = (await meera.call(notifications.list, {})).items.filter(({ kind }) => kind === 'application_moved')
  expect(told).toHaveLength(1)
})

test('what two recruiters write to an applicant at once reaches them, both', async ({ world }) => {
  const { owner, recruiter, postingId, shortlist } = await ward(world)
  const asha = await world.member()
  const applicationId = await anApplication(asha, postingId)

  await Promise.all([shortlist(owner, [applicationId], 'Come on Monday.'), shortlist(recruiter, [applicationId], 'Bring your papers.')])

  const { steps } = await asha.call(applications.get, { applicationId })
  expect(new Set(steps.map(({ words }) => words))).toEqual(new Set(['Come on Monday.', 'Bring your papers.', '']))
})

test('what is new to a recruiter is what they can open', async ({ world }) => {
  const { owner, recruiter, institutionId, postingId } = await ward(world)
  const meera = await world.member()
  await anApplication(meera, postingId)
  await meera.call(mates.block, { memberId: recruiter.id })

  const unviewed = async (by: TestMember) => (await by.call(postings.list, { institutionId })).items.map((posting) => posting.unviewed)

  expect([await unviewed(owner), await unviewed(recruiter)]).toEqual([[1], [0]])
})

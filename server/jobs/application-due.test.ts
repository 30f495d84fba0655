import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepUnanswered } from './jobs.ts'

const DAY_MS = 24 * 3600_000

/** An applicant who applied so many days ago. */
async function waiting(world: World, postingId: string, days: number) {
  const by = await world.member()
  const id = await anApplication(by, postingId)
  const sent_at = new Date(Date.now() - days * DAY_MS)
  await world.db.updateTable('job_application').set({ sent_at }).where('id', '=', id).execute()
  return { by, id, sent_at, due: async () => (await by.call(applications.get, { applicationId: id })).answerDue }
}

async function ward(world: World) {
  const owner = await world.member()
  return { owner, postingId: await aPosting(world, await openPage(world, [owner.id, 'owner'])) }
}

/** The day by which each applicant of the list is to be answered, as those who recruit read it. */
const dueOf = async (by: TestMember, postingId: string) =>
  Object.fromEntries((await by.call(applicants.list, { postingId })).items.map(({ id, answerDueAt }) => [id, answerDueAt]))

const overdue = async (by: TestMember) =>
  (await by.call(notifications.list, {})).items.filter(({ kind }) => kind === 'application_overdue').flatMap(({ people }) => people)

test('after a week without a word those who recruit are asked for an answer, once, and the applicant reads that they were', async ({
  world,
}) => {
  const { owner, postingId } = await ward(world)
  const [late, early] = [await waiting(world, postingId, 7), await waiting(world, postingId, 6)]
  const dueAt = new Date(late.sent_at.getTime() + 7 * DAY_MS).toISOString()
  expect(await late.due()).toEqual({ at: dueAt, wasAsked: false })
  expect(await dueOf(owner, postingId)).toEqual({
    [late.id]: dueAt,
    [early.id]: new Date(early.sent_at.getTime() + 7 * DAY_MS).toISOString(),
  })

  for (const _ of [1, 2]) await sweepUnanswered(world.app.services)

  expect((await overdue(owner)).map(({ id }) => id)).toEqual([late.by.id])
  expect(await late.due()).toEqual({ at: dueAt, wasAsked: true })
  expect(await early.due()).toMatchObject({ wasAsked: false })
})

test('nobody is asked about what was answered, withdrawn or closed, and no answer is awaited there', async ({ world }) => {
  const { owner, postingId } = await ward(world)
  const [answered, withdrawn] = [await waiting(world, postingId, 8), await waiting(world, postingId, 8)]
  await owner.call(applicants.setStatus, { postingId, applicationIds: [answered.id], status: 'shortlisted' })
  await withdrawn.by.call(applications.withdraw, { applicationId: withdrawn.id })
  const other = await ward(world)
  const closed = await waiting(world, other.postingId, 8)
  await other.owner.call(postings.close, { postingId: other.postingId, closeReason: 'filled' })

  await sweepUnanswered(world.app.services)

  expect([await overdue(owner), await overdue(other.owner)]).toEqual([[], []])
  for (const one of [answered, withdrawn, closed]) expect(await one.due()).toBeNull()
  expect(await dueOf(owner, postingId)).toEqual({ [answered.id]: null, [withdrawn.id]: null })
})

test('where a block keeps everybody who recruits from an applicant, it is not said that they were asked', async ({ world }) => {
  const { owner, postingId } = await ward(world)
  const late = await waiting(world, postingId, 8)
  await late.by.call(mates.block, { memberId: owner.id })

  await sweepUnanswered(world.app.services)

  expect(await overdue(owner)).toEqual([])
  expect(await late.due()).toMatchObject({ wasAsked: false })
})

import { expect } from 'vitest'
import { applicants } from '#contract/applicants.ts'
import { applications } from '#contract/applications.ts'
import { conversations } from '#contract/conversations.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { mates } from '#contract/mates.ts'
import { messages } from '#contract/messages.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { test, type World } from '#tests/support/world.ts'

async function ward(world: World) {
  const [owner, recruiter, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [owner.id, 'owner'], [recruiter.id, 'recruiter'])
  return { owner, recruiter, meera, institutionId, postingId: await aPosting(world, institutionId) }
}

test('a recruiter writes to an applicant without a request', async ({ world }) => {
  const { recruiter, meera, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  const { conversationId } = await recruiter.call(applicants.write, { applicationId })

  expect((await recruiter.call(applicants.write, { applicationId })).conversationId).toBe(conversationId)
  expect((await meera.call(applications.get, { applicationId })).conversationId).toBe(conversationId)
  expect(await meera.call(conversations.get, { conversationId })).toMatchObject({ id: conversationId })
})

test('an application has one conversation, which names the job: a colleague takes it over or learns with whom it is', async ({ world }) => {
  const { owner, recruiter, meera, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  const { conversationId } = await recruiter.call(applicants.write, { applicationId })
  await recruiter.call(applicants.write, { applicationId })

  const { items } = await meera.call(messages.list, { conversationId })
  expect(items.map(({ author, envelope }) => [author, JSON.parse(envelope!.body)])).toEqual([
    ['house', { event: 'applied', by: meera.id, memberIds: [], name: expect.stringMatching(/^Intensivist, /) }],
  ])
  await expect(owner.call(applicants.write, { applicationId })).rejects.toMatchObject({ code: 'HELD_BY_COLLEAGUE' })
  expect((await owner.call(applicants.view, { applicationId })).thread).toMatchObject({
    ...{ by: { id: recruiter.id }, isHeld: true, conversationId: null },
  })
  expect((await meera.call(applications.get, { applicationId })).conversationId).toBe(conversationId)
  expect(await meera.call(applications.write, { applicationId })).toEqual({ conversationId })

  const taken = await owner.call(applicants.write, { applicationId, takesOver: true })
  expect(taken.conversationId).not.toBe(conversationId)
  expect((await meera.call(applications.get, { applicationId })).conversationId).toBe(taken.conversationId)
  expect((await recruiter.call(applicants.view, { applicationId })).thread).toMatchObject({ by: { id: owner.id }, conversationId: null })
})

test('whoever loses the role holds the conversation no longer: a successor goes on, and the applicant reaches them', async ({ world }) => {
  const { owner, recruiter, meera, institutionId, postingId } = await ward(world)
  const applicationId = await anApplication(meera, postingId)
  const { conversationId } = await recruiter.call(applicants.write, { applicationId })
  await owner.call(institutionRoles.remove, { institutionId, memberId: recruiter.id })

  expect((await owner.call(applicants.view, { applicationId })).thread).toMatchObject({ by: { id: recruiter.id }, isHeld: false })
  expect((await meera.call(applications.get, { applicationId })).conversationId).toBe(null)
  const reached = await meera.call(applications.write, { applicationId })
  expect(reached.conversationId).not.toBe(conversationId)
  expect((await owner.call(applicants.view, { applicationId })).thread).toMatchObject({ by: { id: owner.id }, ...reached, isHeld: true })
})

test('an applicant begins the conversation with whoever posted the job, never across a block, and not once they have withdrawn', async ({
  world,
}) => {
  const { owner, recruiter, meera, institutionId } = await ward(world)
  const postingId = await aPosting(world, institutionId, { author_id: recruiter.id })
  const other = await aPosting(world, institutionId, { author_id: recruiter.id, title: 'Registrar' })
  const [first, second] = [await anApplication(meera, postingId), await anApplication(meera, other)]

  const { conversationId } = await meera.call(applications.write, { applicationId: first })
  expect(await recruiter.call(conversations.get, { conversationId })).toMatchObject({ standing: 'joined', other: { id: meera.id } })
  await meera.call(mates.block, { memberId: recruiter.id })
  const reached = await meera.call(applications.write, { applicationId: second })
  expect(await owner.call(conversations.get, reached)).toMatchObject({ other: { id: meera.id } })
  await meera.call(mates.block, { memberId: owner.id })
  await expect(meera.call(applications.write, { applicationId: second })).rejects.toMatchObject({ code: 'NOBODY_RECRUITS' })
  await expect(recruiter.call(applications.write, { applicationId: first })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await meera.call(applications.withdraw, { applicationId: first })
  await expect(meera.call(applications.write, { applicationId: first })).rejects.toMatchObject({ code: 'APPLICATION_WITHDRAWN' })
})

import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { test } from '#tests/support/world.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

test('of an institution that answers fewer than half it is not said within how many days half are answered', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const sent = await Promise.all(Array.from({ length: 6 }, async () => anApplication(await world.member(), postingId)))
  await world.db
    .updateTable('job_application')
    .set({ sent_at: daysAgo(20) })
    .where('posting_id', '=', postingId)
    .execute()
  const answer = (id: string, day: number) =>
    world.db
      .updateTable('job_application')
      .set({ answered_at: daysAgo(20 - day) })
      .where('id', '=', id)
      .execute()
  const record = async () => (await asha.call(jobs.get, { postingId })).answerRecord

  await answer(sent[0]!, 1)
  await answer(sent[1]!, 1)
  expect(await record()).toEqual({ applications: 6, answeredOf100: 33, medianDays: null })
  await answer(sent[2]!, 9)
  expect(await record()).toEqual({ applications: 6, answeredOf100: 50, medianDays: 9 })
})

import { expect } from 'vitest'
import { jobs } from '#contract/jobs.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting } from '#tests/support/jobs.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { openPostings } from './public-page/queries.ts'

const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

test('a job that was rightly reported is closed, takes no application any more, and both sides learn of it', async ({ world }) => {
  const [asha, meera, ravi, farah] = [await world.member(), await world.member(), await world.member(), await world.reviewer()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const lure = { department: 'Call 98765 43210', company_size: 'or write to a@b.example' }
  const [reported, other] = [await aPosting(world, institutionId, lure), await aPosting(world, institutionId)]
  await anApplication(meera, reported)
  const report = async (subjectId: string, upheld: boolean) => {
    const { id: reportId } = await ravi.call(moderation.report, { kind: 'posting', subjectId, reason: 'spam', words: 'It asks for a fee.' })
    await farah.call(moderation.decideReport, { reportId, upheld, rule: 'money', words: 'It asks for money by telephone.' })
  }

  await report(other, false)
  expect(await ravi.call(jobs.get, { postingId: other })).toMatchObject({ postingState: 'published' })
  await report(reported, true)
  expect(await ravi.call(jobs.get, { postingId: reported })).toMatchObject({
    ...{ postingState: 'closed', closeReason: 'removed' },
    ...{ department: '', companySize: '', description: '', requirements: [], benefits: [], questions: [], changes: [] },
  })
  for (const one of [asha, meera]) expect((await one.call(jobs.get, { postingId: reported })).description).not.toBe('')
  await expect(anApplication(ravi, reported)).rejects.toMatchObject({ code: 'POSTING_CLOSED' })
  for (const member of [asha, meera]) expect(await kindsOf(member)).toContain('posting_closed')
  expect((await world.fetch(`/p/job/${reported}`)).status).toBe(410)
})

test('while its institution bears no mark a job takes no application, and its page for everybody says so', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const mark = (verified_until: Date | null) =>
    world.db
      .updateTable('institution')
      .set({ verified_at: verified_until && new Date(), verified_until })
      .where('id', '=', institutionId)
      .execute()
  const page = async () => (await world.fetch(`/p/job/${postingId}`)).text()
  const listed = async () => {
    openPostings.forget(world.db)
    return (await (await world.fetch('/sitemap-jobs.xml')).text()).includes(postingId)
  }

  await mark(null)
  await expect(anApplication(meera, postingId)).rejects.toMatchObject({ code: 'POSTING_SUSPENDED' })
  expect(await page()).toContain('This institution is not verified at the moment')
  expect(await page()).not.toMatch(/ld\+json|Sign in to apply/)
  expect(await listed()).toBe(false)

  await mark(daysAgo(-30))
  expect(await page()).toMatch(/ld\+json.*Sign in to apply/s)
  expect(await listed()).toBe(true)
  await anApplication(meera, postingId)
})

test('a reviewer who helps to run a page decides on no report about it or its jobs, and on no appeal', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [farah, gita, zoya] = [await world.reviewer(), await world.reviewer(), await world.reviewer()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [farah.id, 'recruiter'])
  const subjects = [
    ['posting', await aPosting(world, institutionId)],
    ['institution', institutionId],
  ] as const

  for (const [kind, subjectId] of subjects) {
    const { id: reportId } = await ravi.call(moderation.report, { kind, subjectId, reason: 'spam', words: 'It asks for a fee.' })
    const waiting = (await farah.call(moderation.reports, {})).items.find(({ id }) => id === reportId)
    expect(waiting).toMatchObject({ mayDecide: false })
    const decision = { reportId, upheld: true, rule: 'money', words: 'It asks for money.' } as const
    await expect(farah.call(moderation.decideReport, decision)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
    await gita.call(moderation.decideReport, decision)
    const { id: appealId } = await asha.call(moderation.appealRuling, { reportId, words: 'It does not.' })
    const answer = { appealId, upheld: true, words: 'So it is.' }
    await expect(farah.call(moderation.decideAppeal, answer)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
    await zoya.call(moderation.decideAppeal, answer)
  }
})

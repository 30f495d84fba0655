import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { applications } from '#contract/applications.ts'
import { institutionRoles } from '#contract/institution-roles.ts'
import { institutions } from '#contract/institutions.ts'
import { jobs } from '#contract/jobs.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { postings } from '#contract/postings.ts'
import { openPage } from '#tests/support/institutions.ts'
import { anApplication, aPosting, dayFromNow } from '#tests/support/jobs.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { sweepPostings } from './jobs.ts'

const SAID = {
  ...{ title: 'Consultant Cardiac Anaesthetist', city: 'Chennai', state: 'Tamil Nadu', specialty: 'Anaesthesiology' },
  description: 'Run one of three cardiac theatres.',
}
const draft = (by: TestMember, institutionId: string, rest: object = {}) =>
  by.call(postings.create, { clientId: randomUUID(), institutionId, ...SAID, closesOn: dayFromNow(30), ...rest })
const publish = (by: TestMember, { id: postingId, version }: { id: string; version: number }) =>
  by.call(postings.publish, { postingId, version })
const kindsOf = async (member: TestMember) => (await member.call(notifications.list, {})).items.map(({ kind }) => kind)
const move = (world: World, id: string, change: object) => world.db.updateTable('job_posting').set(change).where('id', '=', id).execute()
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600_000)

test('a draft is its team’s alone; it is published by a recruiter of a verified institution, and by nobody else', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'recruiter'], [meera.id, 'editor'])
  await world.db.updateTable('institution').set({ verified_at: null, verified_until: null }).where('id', '=', institutionId).execute()
  const clientId = randomUUID()
  const made = await draft(ravi, institutionId, { clientId })
  const postingId = made.id

  expect((await draft(ravi, institutionId, { clientId })).id).toBe(postingId)
  await expect(draft(meera, institutionId)).rejects.toMatchObject({ code: 'NO_ROLE' })
  const stranger = await world.member()
  await expect(stranger.call(postings.get, { postingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(stranger.call(jobs.get, { postingId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    stranger.call(moderation.report, { kind: 'posting', subjectId: postingId, reason: 'spam', words: '' }),
  ).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect((await ravi.call(postings.check, { postingId })).faults).toMatchObject([{ field: null }])
  await expect(publish(ravi, made)).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })

  await world.db
    .updateTable('institution')
    .set({ verified_at: new Date(), verified_until: daysAgo(-30) })
    .where('id', '=', institutionId)
    .execute()
  expect(await publish(ravi, made)).toMatchObject({ postingState: 'published', isRepost: false })
  expect(await stranger.call(jobs.get, { postingId })).toMatchObject({ title: SAID.title, mayManage: false })
  await expect(stranger.call(postings.close, { postingId, closeReason: 'filled' })).rejects.toMatchObject({ code: 'NO_ROLE' })
  await asha.call(institutionRoles.remove, { institutionId, memberId: ravi.id })
  await expect(ravi.call(postings.close, { postingId, closeReason: 'filled' })).rejects.toMatchObject({ code: 'NO_ROLE' })
  await asha.call(institutions.edit, { institutionId, version: 1, name: 'Narmada Eye Institute' })
  expect((await stranger.call(jobs.list, { q: 'narmada eye' })).items.map(({ id }) => id)).toEqual([postingId])
})

test('those who follow the page hear of a new job, whoever published it does not', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  for (const follower of [asha, ravi]) await follower.call(institutions.follow, { institutionId })
  const made = await draft(asha, institutionId)
  await world.runJobs()
  expect(await kindsOf(ravi)).toEqual([])

  await publish(asha, made)
  await publish(asha, made)
  await world.runJobs()

  expect([await kindsOf(asha), await kindsOf(ravi)]).toEqual([[], ['institution_hiring']])
})

test('without its mark an institution neither changes nor confirms what it has published; it closes it', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const { id: postingId, version } = await publish(asha, await draft(asha, institutionId))
  const kept = await draft(asha, institutionId, { title: 'Registrar' })
  await asha.call(institutions.edit, { institutionId, version: 1, name: 'Another Hospital' })

  for (const change of [{ title: 'Pharmacy assistant' }, { salaryTo: 2 }, { closesOn: dayFromNow(60) }])
    await expect(asha.call(postings.edit, { postingId, version, ...change })).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })
  await expect(asha.call(postings.confirm, { postingId })).rejects.toMatchObject({ code: 'INSTITUTION_UNVERIFIED' })
  expect(await asha.call(postings.get, { postingId })).toMatchObject({ title: SAID.title, version })
  expect(await asha.call(postings.edit, { postingId: kept.id, version: kept.version, title: 'Senior registrar' })).toMatchObject({
    title: 'Senior registrar',
  })
  expect(await asha.call(postings.close, { postingId, closeReason: 'withdrawn' })).toMatchObject({ postingState: 'closed' })
})

test('of a draft that is sent twice at once one is there, and both are answered with it', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const clientId = randomUUID()

  const made = await Promise.all(Array.from({ length: 8 }, () => draft(asha, institutionId, { clientId })))

  expect(new Set(made.map(({ id }) => id)).size).toBe(1)
})

test('what is missing, and what asks applicants for money, is said beside its field and not published', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const made = await draft(asha, institutionId, { salaryFrom: 40, salaryTo: 30, closesOn: null })
  await expect(publish(asha, made)).rejects.toMatchObject({
    code: 'POSTING_INCOMPLETE',
    issues: [{ path: 'salaryTo', message: 'The highest pay is below the lowest.' }, { path: 'closesOn' }],
  })
  const asking = await draft(asha, institutionId, { questions: [{ words: 'What is your Aadhaar number?', kind: 'text' }] })
  expect((await asha.call(postings.check, { postingId: asking.id })).faults).toMatchObject([{ field: 'questions' }])
  await expect(publish(asha, asking)).rejects.toMatchObject({ code: 'ASKS_FOR_MONEY', issues: [{ path: 'questions' }] })

  const innocent = await draft(asha, institutionId, { description: 'Salary credited to bank account on the 1st.' })
  const { id: postingId, version } = await publish(asha, innocent)
  const pays = { postingId, version, description: 'Pay a registration fee of Rs 2000.' }
  await expect(asha.call(postings.edit, pays)).rejects.toMatchObject({ code: 'ASKS_FOR_MONEY', issues: [{ path: 'description' }] })
})

test('applicants learn what changed, as it was and as it is; of two edits from one version one is refused', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const { id: postingId, version } = await publish(asha, await draft(asha, institutionId))
  await anApplication(meera, postingId)

  const edited = await asha.call(postings.edit, { postingId, version, salaryFrom: 30, salaryTo: 42, title: SAID.title })

  expect(edited).toMatchObject({
    version: version + 1,
    changes: [
      { version: version + 1, fields: ['salaryFrom', 'salaryTo'], before: { salaryFrom: null }, after: { salaryFrom: 30, salaryTo: 42 } },
    ],
  })
  expect(await kindsOf(meera)).toContain('posting_changed')
  await expect(asha.call(postings.edit, { postingId, version, title: 'Another' })).rejects.toMatchObject({ code: 'POSTING_CHANGED' })
  const same = await asha.call(postings.edit, { postingId, version: version + 1, salaryTo: 42 })
  expect(same.version).toBe(version + 1)
})

test('the last day closes a posting, and so does nobody’s answer to whether it is open still', async ({ world }) => {
  const [asha, meera] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const [over, silent, confirmed] = [
    await aPosting(world, institutionId),
    await aPosting(world, institutionId),
    await aPosting(world, institutionId),
  ]
  await anApplication(meera, over)
  await move(world, over, { closes_on: dayFromNow(-1) })
  for (const id of [silent, confirmed]) await move(world, id, { ask_at: daysAgo(1) })

  expect((await meera.call(jobs.list, {})).items.map(({ id }) => id)).not.toContain(over)
  await sweepPostings(world.app.services)
  expect(await meera.call(jobs.get, { postingId: over })).toMatchObject({ postingState: 'closed', closeReason: 'expired' })
  expect(await kindsOf(meera)).toContain('posting_closed')
  expect((await kindsOf(asha)).filter((kind) => kind === 'posting_unconfirmed')).toHaveLength(2)
  expect((await asha.call(postings.get, { postingId: silent })).confirmBy).not.toBeNull()
  expect((await meera.call(jobs.get, { postingId: silent })).confirmBy).toBeNull()

  for (const id of [silent, confirmed]) await move(world, id, { asked_at: daysAgo(8) })
  expect(await asha.call(postings.confirm, { postingId: confirmed })).toMatchObject({ confirmBy: null })
  await sweepPostings(world.app.services)
  expect(await meera.call(jobs.get, { postingId: silent })).toMatchObject({ closeReason: 'not_confirmed' })
  expect(await meera.call(jobs.get, { postingId: confirmed })).toMatchObject({ postingState: 'published' })
  await expect(asha.call(postings.confirm, { postingId: silent })).rejects.toMatchObject({ code: 'POSTING_CLOSED' })
})

test('whoever else recruits there learns that a colleague has closed a job', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const institutionId = await openPage(world, [asha.id, 'owner'], [ravi.id, 'recruiter'])
  const { id: postingId } = await publish(asha, await draft(asha, institutionId))

  await asha.call(postings.close, { postingId, closeReason: 'filled' })

  expect([await kindsOf(asha), await kindsOf(ravi)]).toEqual([
    expect.not.arrayContaining(['posting_closed']),
    expect.arrayContaining(['posting_closed']),
  ])
})

test('what an institution offers again bears the mark of it, and what is open already is pointed out before', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const first = await publish(asha, await draft(asha, institutionId))
  const again = await draft(asha, institutionId, { title: SAID.title.toUpperCase() })

  expect(await asha.call(postings.check, { postingId: again.id })).toMatchObject({ duplicates: [{ id: first.id }], isRepost: true })
  await asha.call(postings.close, { postingId: first.id, closeReason: 'withdrawn' })
  expect(await asha.call(postings.check, { postingId: again.id })).toMatchObject({ duplicates: [], isRepost: true })
  expect(await publish(asha, again)).toMatchObject({ isRepost: true })
  await move(world, first.id, { posted_at: daysAgo(181) })
  await world.db.deleteFrom('job_posting').where('id', '=', again.id).execute()
  expect(await publish(asha, await draft(asha, institutionId))).toMatchObject({ isRepost: false })
})

test('a title that is edited back after publishing, or written with other signs, bears the mark of a repost as well', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const first = await publish(asha, await draft(asha, institutionId))
  await asha.call(postings.close, { postingId: first.id, closeReason: 'withdrawn' })
  const other = await publish(asha, await draft(asha, institutionId, { title: 'Cardiac Anaesthetist (x)' }))
  expect(other.isRepost).toBe(false)

  const back = await asha.call(postings.edit, { postingId: other.id, version: other.version, title: SAID.title })
  expect(back.isRepost).toBe(true)
  expect(await asha.call(postings.edit, { postingId: other.id, version: back.version, title: 'Registrar' })).toMatchObject({
    isRepost: true,
  })
  expect(await publish(asha, await draft(asha, institutionId, { title: 'Consultant  Cardiac – Anaesthetist.' }))).toMatchObject({
    isRepost: true,
  })
})

test('an application that was given up after a week without an answer counts as one without', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const send = async ({ answered, gaveUp }: { answered?: number; gaveUp?: number }) => {
    const member = await world.member()
    const id = await anApplication(member, postingId)
    if (gaveUp !== undefined) await member.call(applications.withdraw, { applicationId: id })
    const answered_at = answered === undefined ? null : daysAgo(answered)
    await world.db
      .updateTable('job_application')
      .set({ sent_at: daysAgo(20), answered_at })
      .where('id', '=', id)
      .execute()
    const withdrawn = world.db.updateTable('job_application_step').where('application_id', '=', id).where('status', '=', 'withdrawn')
    await withdrawn.set({ at: daysAgo(gaveUp ?? 0) }).execute()
  }

  for (const answered of [18, 18, 18, 18]) await send({ answered })
  await send({ answered: 18, gaveUp: 12 })
  await send({ gaveUp: 17 })
  await send({ gaveUp: 5 })

  expect((await asha.call(jobs.get, { postingId })).answerRecord).toMatchObject({ applications: 6, answeredOf100: 83 })
})

test('how an institution answers is said with what it stands on, and of four applications nothing', async ({ world }) => {
  const asha = await world.member()
  const institutionId = await openPage(world, [asha.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const sent = await Promise.all(Array.from({ length: 5 }, async () => anApplication(await world.member(), postingId)))
  const answer = (id: string, days: number | null) =>
    world.db
      .updateTable('job_application')
      .set({ sent_at: daysAgo(20), answered_at: days === null ? null : daysAgo(20 - days) })
      .where('id', '=', id)
      .execute()
  await Promise.all(sent.slice(0, 4).map((id, at) => answer(id, at === 0 ? null : at)))
  const record = async () => (await asha.call(jobs.get, { postingId })).answerRecord

  expect(await record()).toEqual({ applications: 4, answeredOf100: null, medianDays: null })
  await answer(sent[4]!, 4)
  expect(await record()).toEqual({ applications: 5, answeredOf100: 80, medianDays: 3 })
})

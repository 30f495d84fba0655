import { sql } from 'kysely'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { GRIEVANCES_A_DAY } from '#contract/grievance-kinds.ts'
import { grievances } from '#contract/grievances.ts'
import { home } from '#contract/home.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { verification } from '#contract/verification.ts'
import { newId } from '#server/platform/ids.ts'
import { registration } from '#tests/support/claims.ts'
import { copyOf } from '#tests/support/data-export.ts'
import { emailsTo } from '#tests/support/outbox.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const DAY_MS = 24 * 3600_000
const words = 'A copy of my data lacks my papers.'
const file = (by: TestMember, said = words) => by.call(grievances.file, { kind: 'personal_data', words: said })
const noticesOf = async (by: TestMember) => (await by.call(notifications.list, {})).items

const emailOf = async ({ db }: World, { id }: TestMember) =>
  (await db.selectFrom('account').select('email').where('member_id', '=', id).executeTakeFirstOrThrow()).email

/** All that waits on the desk, a page at a time. */
async function waiting(reviewer: TestMember) {
  const items = []
  for (let cursor: string | undefined; ; ) {
    const page = await reviewer.call(grievances.desk, { ...(cursor && { cursor }) })
    items.push(...page.items)
    if (!page.next) return items
    cursor = page.next
  }
}

test('a grievance gets a number and a day, is acknowledged at once, and is read by its owner and the desk alone', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]

  const filed = await file(asha)
  await world.runJobs()

  expect(filed).toMatchObject({ reference: expect.stringMatching(/^GR-20\d\d-\d{6}$/), kind: 'personal_data', words, outcome: null })
  expect(Date.parse(filed.dueAt) - Date.parse(filed.at)).toBeCloseTo(7 * DAY_MS, -4)
  expect(await asha.call(grievances.list)).toEqual({ items: [filed] })
  expect(await ravi.call(grievances.list)).toEqual({ items: [] })
  expect(await noticesOf(asha)).toMatchObject([{ kind: 'grievance_received', subjectId: filed.id }])
  const [email = ''] = await emailsTo(world, await emailOf(world, asha))
  expect(email).toContain('We have received your grievance')
  expect(email).not.toContain('papers')
  const { outcome: _, ...seen } = filed
  expect(await waiting(farah)).toContainEqual({ ...seen, member: expect.objectContaining({ id: asha.id }), mayDecide: true })
  await expect(ravi.call(grievances.desk, {})).rejects.toMatchObject({ code: 'NOT_YOUR_ROLE' })
})

test('it is answered once, in words that its member reads, with a notice, an email and a line in the audit log', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const { id: grievanceId } = await file(asha)
  const before = (await farah.call(home.desk)).reports
  const answer = { grievanceId, upheld: true, words: 'You were right. A new copy holds them.' }

  await farah.call(grievances.decide, answer)
  await world.runJobs()

  expect((await asha.call(grievances.list)).items).toMatchObject([{ outcome: { upheld: true, words: answer.words } }])
  expect((await noticesOf(asha))[0]).toMatchObject({ kind: 'grievance_answered', excerpt: answer.words })
  expect((await emailsTo(world, await emailOf(world, asha))).join()).toContain('Your grievance was answered')
  expect((await farah.call(home.desk)).reports).toBe(before! - 1)
  expect((await waiting(gita)).map(({ id }) => id)).not.toContain(grievanceId)
  await expect(gita.call(grievances.decide, answer)).rejects.toMatchObject({ code: 'CASE_DECIDED' })
  await expect(gita.call(grievances.decide, { ...answer, grievanceId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const { rows } = await sql<{ member_id: string }>`
    select member_id from audit_entry where act = 'grievance_decided' and detail::text like ${`%${grievanceId}%`}`.execute(world.db)
  expect(rows).toEqual([{ member_id: farah.id }])
})

test('a reviewer’s own grievance is answered by another one', async ({ world }) => {
  const [farah, gita] = [await world.reviewer(), await world.reviewer()]
  const { id: grievanceId } = await file(farah)
  const answer = { grievanceId, upheld: false, words: 'It is as it should be.' }

  expect((await waiting(farah)).find(({ id }) => id === grievanceId)).toMatchObject({ mayDecide: false })
  await expect(farah.call(grievances.decide, answer)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
  await gita.call(grievances.decide, answer)

  expect((await farah.call(grievances.list)).items).toMatchObject([{ outcome: { upheld: false } }])
})

test('whoever decided about its member answers no grievance about a decision or an account', async ({ world }) => {
  const [asha, farah, gita, hari] = [await world.member(), await world.reviewer(), await world.reviewer(), await world.reviewer()]
  const { id: claimId } = await asha.call(verification.submit, { kind: 'doctor', proof: registration() })
  await farah.call(verification.take, { claimId })
  await farah.call(verification.reject, { claimId, words: 'The number is of somebody else.' })
  const post = await asha.call(feed.create, { clientId: newId(), content: 'Written by Asha' })
  const { id: reportId } = await (await world.member()).call(moderation.report, {
    kind: 'post',
    subjectId: post.id,
    reason: 'other',
    words: 'Not so.',
  })
  await gita.call(moderation.decideReport, { reportId, upheld: false, words: 'Nothing is wrong with it.' })
  const [ofDecision, ofFault] = [
    await asha.call(grievances.file, { kind: 'decision', words }),
    await asha.call(grievances.file, { kind: 'fault', words }),
  ]
  const answer = { upheld: false, words: 'It was right.' }

  for (const decider of [farah, gita]) {
    const shown = await waiting(decider)
    expect(shown.find(({ id }) => id === ofDecision.id)).toMatchObject({ mayDecide: false })
    expect(shown.find(({ id }) => id === ofFault.id)).toMatchObject({ mayDecide: true })
    await expect(decider.call(grievances.decide, { ...answer, grievanceId: ofDecision.id })).rejects.toMatchObject({
      code: 'NOT_YOUR_CASE',
    })
  }

  expect((await waiting(hari)).find(({ id }) => id === ofDecision.id)).toMatchObject({ mayDecide: true })
  await hari.call(grievances.decide, { ...answer, grievanceId: ofDecision.id })
  await farah.call(grievances.decide, { ...answer, grievanceId: ofFault.id })
})

test('the desk is shown all of them once, whichever is due first', async ({ world }) => {
  const farah = await world.reviewer()
  for (let nth = 0; nth <= PAGE_SIZE; nth++) await file(await world.member())

  const all = await waiting(farah)

  expect(new Set(all.map(({ reference }) => reference)).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(PAGE_SIZE)
  expect(all.map(({ dueAt }) => dueAt)).toEqual(all.map(({ dueAt }) => dueAt).sort())
})

test('nobody files more than a few a day, or an empty one', async ({ world }) => {
  const asha = await world.member()
  await expect(file(asha, ' ')).rejects.toMatchObject({ code: 'BAD_INPUT' })
  for (let nth = 0; nth < GRIEVANCES_A_DAY; nth++) await file(asha)

  await expect(file(asha)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('what it says stands in no table as it was written, and in the copy of its member’s data', async ({ world }) => {
  const asha = await world.member()
  const { reference } = await file(asha, 'Words of a grievance')
  const { rows } = await sql<{ text: string }>`select json_agg(g)::text as text from grievance g`.execute(world.db)

  expect(rows[0]!.text).not.toContain('Words of a grievance')
  const copy = await copyOf(world, asha)
  expect(copy.list('moderation', 'grievances')).toMatchObject([{ reference, words: 'Words of a grievance', upheld: null }])
})

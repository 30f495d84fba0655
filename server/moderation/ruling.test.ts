import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { moderation } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { APPEAL_DAYS } from '#contract/report-reasons.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'
import { APPEALS_A_DAY } from './rules.ts'

const DECISION = 'Ten grams are not safe. Please correct the dose.'
const APPEAL = 'It is the dose of the antidote.'

/** Asha has reported a post of Ravi's, and Farah has decided. */
async function decided(world: World, upheld = true) {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const [farah, gita] = [await world.reviewer(), await world.reviewer({ name: 'Gita Sen' })]
  const { id: postId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'Ten grams are safe.' })
  const report = { kind: 'post', subjectId: postId, reason: 'unsafe_advice', words: 'This kills.' } as const
  const { id: reportId } = await asha.call(moderation.report, report)
  await farah.call(moderation.decideReport, { reportId, upheld, rule: 'advice', words: DECISION })
  return { asha, ravi, farah, gita, postId, reportId }
}

async function waiting(reviewer: TestMember, id: string) {
  let cursor: string | undefined
  do {
    const page = await reviewer.call(moderation.appeals, { cursor })
    const found = page.items.find((one) => one.id === id)
    if (found) return found
    cursor = page.next ?? undefined
  } while (cursor)
}

const latestNotice = async (member: TestMember) => (await member.call(notifications.list, {})).items[0]

test('whoever wrote what was reported reads the decision, and not who reported it or how', async ({ world }) => {
  const { asha, ravi, postId, reportId } = await decided(world)

  const ruling = await ravi.call(moderation.ruling, { reportId })
  expect(ruling).toMatchObject({ kind: 'post', place: postId, reason: 'unsafe_advice', quoted: 'Ten grams are safe.', decision: DECISION })
  expect(ruling).toMatchObject({ mayAppeal: true, appeal: null })
  const days = (Date.parse(ruling.appealUntil!) - Date.parse(ruling.decidedAt!)) / 86_400_000
  expect(days).toBe(APPEAL_DAYS)
  for (const secret of [asha.id, 'Asha', 'This kills.']) expect(JSON.stringify(ruling)).not.toContain(secret)
})

test.for([{ upheld: true }, { upheld: false }])(
  'another reviewer decides on an appeal, and both sides learn it: $upheld',
  async ({ upheld }, { world }) => {
    const { asha, ravi, farah, gita, reportId } = await decided(world)
    const before = (await gita.call(home.desk)).reports
    const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId, words: APPEAL })

    expect((await gita.call(home.desk)).reports).toBe(before! + 1)
    expect(await waiting(gita, appealId)).toMatchObject({
      against: 'ruling',
      member: { id: ravi.id },
      words: APPEAL,
      ruling: { reportId, quoted: 'Ten grams are safe.', decision: DECISION },
      mayDecide: true,
    })
    expect(await waiting(farah, appealId)).toMatchObject({ mayDecide: false })
    const answer = { appealId, upheld, words: 'We have read it again.' }
    await expect(farah.call(moderation.decideAppeal, answer)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE', status: 403 })
    await gita.call(moderation.decideAppeal, answer)

    const { appeal, mayAppeal } = await ravi.call(moderation.ruling, { reportId })
    expect([mayAppeal, appeal]).toMatchObject([false, { words: APPEAL, outcome: { upheld, decision: 'We have read it again.' } }])
    const learnt = { people: [], subjectId: reportId, excerpt: 'We have read it again.' }
    expect(await latestNotice(ravi)).toMatchObject({ kind: 'appeal_decided', ...learnt })
    expect(await latestNotice(asha)).toMatchObject({ kind: 'report_reviewed', ...learnt })
    expect(await waiting(gita, appealId)).toBeUndefined()
  },
)

test('a decision is appealed once, also by who sends two at once', async ({ world }) => {
  const { ravi, reportId } = await decided(world)

  const both = await Promise.allSettled([0, 1].map(() => ravi.call(moderation.appealRuling, { reportId, words: APPEAL })))

  expect(both.map((one) => (one.status === 'rejected' ? one.reason.code : 'sent')).sort()).toEqual(['ALREADY_APPEALED', 'sent'])
})

test('only what was upheld is appealed, and only by whose it is', async ({ world }) => {
  const { asha, ravi, farah, reportId } = await decided(world)
  const { ravi: cleared, reportId: dismissed } = await decided(world, false)

  for (const other of [asha, farah]) {
    await expect(other.call(moderation.ruling, { reportId })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
    await expect(other.call(moderation.appealRuling, { reportId, words: APPEAL })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  }
  await expect(cleared.call(moderation.ruling, { reportId: dismissed })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(cleared.call(moderation.appealRuling, { reportId: dismissed, words: APPEAL })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await latestNotice(cleared)).toBeUndefined()
  await expect(ravi.call(moderation.appealRuling, { reportId, words: ' ' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('a reviewer who had reported leaves the appeal to others', async ({ world }) => {
  const { ravi, farah, gita, postId } = await decided(world)
  const { id: reportId } = await gita.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: '' })
  await farah.call(moderation.decideReport, { reportId, upheld: true, rule: 'selling', words: DECISION })
  const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId, words: APPEAL })

  const decision = { appealId, upheld: false, words: 'It stands.' }
  await expect(gita.call(moderation.decideAppeal, decision)).rejects.toMatchObject({ code: 'NOT_YOUR_CASE' })
})

test('after its days a decision cannot be appealed, and is still read', async ({ world }) => {
  const { ravi, reportId } = await decided(world)
  const longAgo = new Date(Date.now() - (APPEAL_DAYS + 1) * 86_400_000)
  await world.db.updateTable('report').set({ decided_at: longAgo }).where('id', '=', reportId).execute()

  expect(await ravi.call(moderation.ruling, { reportId })).toMatchObject({ mayAppeal: false, decision: DECISION })
  await expect(ravi.call(moderation.appealRuling, { reportId, words: APPEAL })).rejects.toMatchObject({
    code: 'APPEAL_CLOSED',
    status: 409,
  })
})

test('appeals against decisions and about names share the day of a member', async ({ world }) => {
  const { ravi, reportId } = await decided(world)
  for (let at = 0; at < APPEALS_A_DAY; at++) await ravi.call(moderation.appealName, { name: `Ravi ✓ ${at}`, words: '' })

  await expect(ravi.call(moderation.appealRuling, { reportId, words: APPEAL })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
})

test('a decision that upholds names a rule of the house, which its author and whoever reported read', async ({ world }) => {
  const { asha, ravi, farah, gita, postId, reportId } = await decided(world)
  const { id: second } = await gita.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'spam', words: '' })

  expect(await ravi.call(moderation.ruling, { reportId })).toMatchObject({ rule: 'advice' })
  expect(await asha.call(moderation.sent, { reportId })).toMatchObject({ outcome: { upheld: true, rule: 'advice' } })
  await expect(farah.call(moderation.decideReport, { reportId: second, upheld: true, words: DECISION })).rejects.toMatchObject({
    code: 'BAD_INPUT',
    issues: [{ path: 'rule', message: 'Choose the rule that it breaks.' }],
  })
  await farah.call(moderation.decideReport, { reportId: second, upheld: false, rule: 'selling', words: DECISION })
  expect(await gita.call(moderation.sent, { reportId: second })).toMatchObject({ outcome: { upheld: false, rule: null } })
  const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId, words: APPEAL })
  expect(await waiting(gita, appealId)).toMatchObject({ ruling: { rule: 'advice' } })
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { moderation, type ReportReason } from '#contract/moderation.ts'
import { notifications } from '#contract/notifications.ts'
import { PATIENT_HOURS } from '#contract/report-reasons.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const HOUR_MS = 3600_000

async function reported(world: World, by: TestMember, reason: ReportReason) {
  const ravi = await world.member({ name: 'Ravi Menon' })
  const { id: subjectId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'Bed 14, admitted on Thursday.' })
  return by.call(moderation.report, { kind: 'post', subjectId, reason, words: 'Look.' })
}

/** Those of these reports that wait, in the order of the desk, read page by page. */
async function queue(reviewer: TestMember, among: readonly { id: string }[]) {
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const page = await reviewer.call(moderation.reports, { cursor })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.next ?? undefined
  } while (cursor)
  return ids.filter((id) => among.some((one) => one.id === id))
}

test('whoever reports hears at once that it was received, and until when it is decided', async ({ world }) => {
  const asha = await world.member()
  const { id, dueAt } = await reported(world, asha, 'patient_privacy')

  const sent = await asha.call(moderation.sent, { reportId: id })
  expect(sent).toMatchObject({ id, kind: 'post', reason: 'patient_privacy', words: 'Look.', dueAt, outcome: null })
  expect(Math.abs(Date.parse(dueAt) - Date.parse(sent.at) - PATIENT_HOURS * HOUR_MS)).toBeLessThan(60_000)
  expect((await asha.call(notifications.list, {})).items[0]).toMatchObject({ kind: 'report_received', subjectId: id, people: [] })
})

test('a report is read by whoever sent it, with its outcome, and by nobody else', async ({ world }) => {
  const [asha, meera, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id: reportId } = await reported(world, asha, 'spam')
  await farah.call(moderation.decideReport, { reportId, upheld: false, words: 'This is a course of the college.' })

  for (const other of [meera, farah]) await expect(other.call(moderation.sent, { reportId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await asha.call(moderation.sent, { reportId })).toMatchObject({
    outcome: { upheld: false, decision: 'This is a course of the college.', review: null },
  })
})

test('who reports again what was decided is not told that a decision comes', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const { id: subjectId } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'A course of the college' })
  const report = { kind: 'post', subjectId, reason: 'spam', words: '' } as const
  const { id: reportId } = await asha.call(moderation.report, report)

  await expect(asha.call(moderation.report, report)).rejects.toMatchObject({ code: 'ALREADY_REPORTED' })
  await farah.call(moderation.decideReport, { reportId, upheld: false, words: 'It is one.' })

  await expect(asha.call(moderation.report, report)).rejects.toMatchObject({ code: 'REPORT_DECIDED', status: 409 })
})

test('on the desk a patient comes first, then whatever is due first, over many pages and none twice', async ({ world }) => {
  const [asha, meera, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const reports = []
  for (let nth = 0; nth < 12; nth++) for (const by of [asha, meera]) reports.push(await reported(world, by, 'spam'))
  const overdue = reports.at(-1)!
  const setDue = (id: string, due: Date) => world.db.updateTable('report').set({ due_at: due }).where('id', '=', id).execute()
  await setDue(overdue.id, new Date(Date.now() - HOUR_MS))
  const patient = await reported(world, asha, 'patient_privacy')

  const all = [...reports, patient]
  expect(await queue(farah, all)).toEqual([patient.id, overdue.id, ...reports.slice(0, -1).map(({ id }) => id)])
  await expect(farah.call(moderation.reports, { cursor: '1not-a-cursor' })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

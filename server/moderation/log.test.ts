import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { moderation } from '#contract/moderation.ts'
import { LOG_FEWEST } from '#contract/report-reasons.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { decisionLog, openCount, readLog } from './log.ts'

const WORDS = 'Ten grams of paracetamol'

async function decided(by: TestMember, about: TestMember, farah: TestMember, upheld: boolean) {
  const { id: subjectId } = await about.call(feed.create, { clientId: randomUUID(), content: `${WORDS} are safe.` })
  const { id: reportId } = await by.call(moderation.report, { kind: 'post', subjectId, reason: 'unsafe_advice', words: WORDS })
  await farah.call(moderation.decideReport, { reportId, upheld, rule: 'advice', words: WORDS })
  return { reportId, subjectId }
}

test('a low count is told to nobody', () => {
  expect([0, 1, 2, 3, 40].map(openCount)).toEqual([null, null, null, 3, 40])
})

test('everybody reads how many reports were decided and how, in counts that name nobody', async ({ world }) => {
  const [asha, ravi, farah, gita] = [await world.member(), await world.member(), await world.reviewer(), await world.reviewer()]
  expect(await readLog(world.db)).toEqual([])
  const ids: string[] = []
  for (let nth = 0; nth < LOG_FEWEST + 1; nth++) {
    const { reportId, subjectId } = await decided(asha, ravi, farah, nth > 0)
    ids.push(reportId, subjectId)
    await world.db
      .updateTable('report')
      .set({ created_at: new Date(Date.now() - (nth + 1) * 10 * 3600_000) })
      .where('id', '=', reportId)
      .execute()
  }
  const { id: appealId } = await ravi.call(moderation.appealRuling, { reportId: ids.at(-2)!, words: WORDS })
  await gita.call(moderation.decideAppeal, { appealId, upheld: true, words: WORDS })

  const months = await readLog(world.db)
  expect(months).toEqual([
    {
      month: expect.stringMatching(/^\d{4}-\d{2}$/),
      decisions: [{ kind: 'post', reason: 'unsafe_advice', upheld: LOG_FEWEST, notUpheld: null }],
      ...{ closed: null, appeals: null, reversed: null, medianHours: 25 },
    },
  ])
  decisionLog.forget(world.db)
  const answer = JSON.stringify(await world.nobody.call(moderation.log))
  expect(JSON.parse(answer)).toEqual({ months })
  for (const secret of [WORDS, asha.id, ravi.id, farah.id, ravi.name, appealId, ...ids]) expect(answer).not.toContain(secret)
})

test('the log counts accounts that were closed, each once, and none that a moderator alone asked for', async ({ world }) => {
  const [asha, farah, gita] = [await world.member(), await world.reviewer(), await world.reviewer()]
  const month = async () => (await readLog(world.db))[0]!
  const report = async (about: TestMember) => {
    const { id: subjectId } = await about.call(feed.create, { clientId: randomUUID(), content: `${WORDS} are safe.` })
    const { id } = await asha.call(moderation.report, { kind: 'post', subjectId, reason: 'unsafe_advice', words: WORDS })
    return id
  }
  const close = (by: TestMember, reportId: string) =>
    by.call(moderation.decideReport, { reportId, upheld: true, rule: 'advice', words: WORDS, closes: true })
  for (let nth = 0; nth < LOG_FEWEST; nth++) {
    const reportId = await report(await world.member())
    await close(farah, reportId)
    if (nth > 0) await close(gita, reportId)
  }
  expect((await month()).closed).toBeNull()

  const last = await report(await world.member())
  await close(farah, last)
  await close(gita, last)

  expect((await month()).closed).toBe(LOG_FEWEST)
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { research } from '#contract/research.ts'
import { aPaper, aVersion } from '#tests/support/papers.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const say = (by: TestMember, paperId: string, text: string, more = {}) =>
  by.call(paperComments.comment, { paperId, clientId: randomUUID(), text, ...more })

test('who uploaded, who follows and who is answered hears of it once, and nobody of what they may no longer find', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha, { title: 'A paper of many words' })
  for (const by of [ravi, zoya]) await by.call(research.follow, { paperId })
  const heard = async (by: TestMember) => (await by.call(notifications.list, {})).items.map(({ kind, excerpt }) => [kind, excerpt])
  const root = await say(ravi, paperId, 'A question')
  await say(zoya, paperId, 'An answer', { parentId: root.id })
  await aVersion(asha, paperId)

  expect(await heard(asha)).toEqual([['paper_commented', 'An answer']])
  expect(await heard(ravi)).toEqual([
    ['paper_version', 'A paper of many words'],
    ['paper_replied', 'An answer'],
  ])
  expect(await heard(zoya)).toEqual([
    ['paper_version', 'A paper of many words'],
    ['paper_followed', 'A question'],
  ])
  await asha.call(research.edit, { paperId, audience: 'private' })
  await aVersion(asha, paperId)
  await say(asha, paperId, 'For myself', { parentId: root.id })

  expect(await heard(ravi)).toEqual([
    ['paper_version', ''],
    ['paper_replied', ''],
  ])
  await asha.call(research.remove, { paperId })
  expect(await heard(ravi)).toEqual([])
})

test('a reply tells nobody whom a block parts from who began its thread: whom it answers, whose paper it is, who follows it', async ({
  world,
}) => {
  const [asha, ravi, zoya, meera] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha)
  const root = await say(ravi, paperId, 'By Ravi')
  const answer = await say(zoya, paperId, 'By Zoya', { parentId: root.id })
  const follower = await world.member()
  await follower.call(research.follow, { paperId })
  await ravi.call(mates.block, { memberId: zoya.id })
  for (const by of [asha, follower]) await by.call(mates.block, { memberId: ravi.id })
  const heard = async (by: TestMember) => (await by.call(notifications.list, {})).items.length
  const before = await Promise.all([asha, zoya, follower].map(heard))

  await say(meera, paperId, 'To Zoya', { parentId: answer.id })

  expect(await Promise.all([asha, zoya, follower].map(heard))).toEqual(before)
})

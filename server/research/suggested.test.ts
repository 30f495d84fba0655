import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { profile } from '#contract/profile.ts'
import { research } from '#contract/research.ts'
import { aPaper } from '#tests/support/papers.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

async function makeMates(world: World, one: TestMember, other: TestMember) {
  const link = { from_id: one.id, to_id: other.id, state: 'connected' as const, connected_at: new Date() }
  await world.db.insertInto('mate_link').values(link).execute()
}
const comment = (by: TestMember, paperId: string) =>
  by.call(paperComments.comment, { paperId, clientId: randomUUID(), text: 'Read on our ward.' })
const follow = (by: TestMember, subject: string) => by.call(choices.follow, { kind: 'topic', subject })
const become = (world: World, { id }: TestMember, specialty: string) =>
  world.db.updateTable('member').set({ specialty }).where('id', '=', id).execute()
/** What is suggested to a member: title and kinds of reasons. */
const suggested = async (to: TestMember) =>
  (await to.call(research.suggested, {})).items.map(({ paper, reasons }) => [paper.title, ...reasons.map(({ kind }) => kind)])

test('a paper is suggested for what speaks for it, and without a reason none is', async ({ world }) => {
  const [asha, mate, other] = [await world.member(), await world.member(), await world.member()]
  await makeMates(world, asha, mate)
  await aPaper(other, { title: 'Of nothing that concerns her' })
  await become(world, asha, 'Cardiology')
  await follow(asha, '#HeartFailure')
  await aPaper(other, { title: 'Of her field', specialization: 'cardiology' })
  await aPaper(other, { title: 'Of her topic', topics: ['Heart failure'] })
  const { id: talked } = await aPaper(other, { title: 'Talked about', topics: ['Heart failure'] })
  await comment(mate, talked)

  const { items } = await asha.call(research.suggested, {})

  expect(items.map(({ paper, reasons }) => [paper.title, reasons])).toEqual([
    [
      'Talked about',
      [
        { kind: 'commented', by: expect.objectContaining({ id: mate.id }) },
        { kind: 'topic', topic: '#HeartFailure' },
      ],
    ],
    ['Of her topic', [{ kind: 'topic', topic: '#HeartFailure' }]],
    ['Of her field', [{ kind: 'specialty', specialty: 'Cardiology' }]],
  ])
  await aPaper(mate, { title: 'By her mate', audience: 'mates' })
  expect((await suggested(asha))[0]).toEqual(['Talked about', 'commented', 'topic'])
  expect(await suggested(asha)).toContainEqual(['By her mate', 'uploaded'])
  expect(await suggested(other)).toEqual([])
})

test('what one has to do with already is not suggested, nor what was dismissed or retracted', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await become(world, asha, 'Nephrology')
  const made: string[] = []
  for (const title of ['Saved', 'Followed', 'Commented on', 'Dismissed', 'Retracted', 'Left'])
    made.push((await aPaper(ravi, { title, specialization: 'Nephrology', doi: `10.1000/suggested.${title.slice(0, 4)}` })).id)
  await aPaper(asha, { title: 'Her own', specialization: 'Nephrology' })
  const [saved, followed, talked, dismissed] = made as [string, string, string, string]
  await asha.call(research.save, { paperId: saved })
  await asha.call(research.follow, { paperId: followed })
  await comment(asha, talked)
  for (const paperId of [dismissed, dismissed]) expect(await asha.call(research.dismiss, { paperId })).toEqual({ paperId })
  await world.db
    .insertInto('retraction')
    .values({ doi: '10.1000/suggested.retr', is_retracted: true, reasons: [], notice_doi: null, retracted_on: null })
    .execute()

  expect(await suggested(asha)).toEqual([['Left', 'specialty']])
})

test('nothing is suggested that one may not find, nor told that a mate keeps to themselves or a block hides', async ({ world }) => {
  const [asha, mate, silent, other, blocked] = [
    ...[await world.member(), await world.member(), await world.member(), await world.member(), await world.member()],
  ] as const
  await become(world, asha, 'Neurology')
  for (const one of [mate, silent]) await makeMates(world, asha, one)
  const field = { specialization: 'Neurology' }
  const { id: hidden } = await aPaper(other, { title: 'For nobody', audience: 'private', ...field })
  await aPaper(other, { title: 'For mates of somebody else', audience: 'mates', ...field })
  const { id: quiet } = await aPaper(other, { title: 'Talked about in silence' })
  await comment(silent, quiet)
  const { own } = await silent.call(profile.get, {})
  await silent.call(profile.saveAudience, { ...own!.audience, activity: 'me' })
  const { id: apart } = await aPaper(other, { title: 'Begun by somebody blocked' })
  const { id: began } = await comment(blocked, apart)
  await mate.call(paperComments.comment, { paperId: apart, clientId: randomUUID(), parentId: began, text: 'I agree.' })
  await aPaper(blocked, { title: 'By somebody blocked', ...field })
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: blocked.id }).execute()

  expect(await suggested(asha)).toEqual([])
  await expect(asha.call(research.dismiss, { paperId: hidden })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

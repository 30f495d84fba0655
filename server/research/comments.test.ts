import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { paperComments } from '#contract/paper-comments.ts'
import { research } from '#contract/research.ts'
import { listen } from '#tests/support/listen.ts'
import { befriend } from '#tests/support/mates.ts'
import { pdfOf } from '#tests/support/paper-files.ts'
import { aPaper, aVersion, fileOfBytes } from '#tests/support/papers.ts'
import { type TestMember, test, World } from '#tests/support/world.ts'

const say = (by: TestMember, paperId: string, text: string, more = {}) =>
  by.call(paperComments.comment, { paperId, clientId: randomUUID(), text, ...more })
const threads = async (by: TestMember, paperId: string) => (await by.call(paperComments.list, { paperId })).items

const FIRST = [
  ['Network of hubs', 'The gain began in the third month. Night transfers improved least.'],
  ['The gain began in the second year. Night transfers were too few to analyse.'],
]
const SECOND = [
  ['Network of hubs', 'A new page about ambulances stands here now.'],
  ['Night transfers improved least, from 186 to 149 minutes.'],
  ['The gain began in the second year. The gain  began in the third month.'],
]

test('comments stand in threads of two levels, oldest first, and a walk meets each once', async ({ world }) => {
  const [asha, ravi] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' })]
  const { id: paperId } = await aPaper(asha)
  const first = await say(ravi, paperId, 'Did the **spokes** keep stock?')
  const reply = await say(asha, paperId, 'Two of four did.', { parentId: first.id })
  const deeper = await say(ravi, paperId, 'Thank you', { parentId: reply.id })
  for (let nth = 0; nth < 24; nth++) await say(ravi, paperId, `Question ${nth}`)

  const page = await asha.call(paperComments.list, { paperId })
  const rest = await asha.call(paperComments.list, { paperId, cursor: page.next! })

  expect([page.items.length, rest.items.length, rest.next]).toEqual([20, 5, null])
  expect(page.items[0]).toMatchObject({ id: first.id, replies: 2, text: 'Did the **spokes** keep stock?', versionNo: 1, isUploader: false })
  expect(deeper).toMatchObject({ parentId: first.id, answered: { name: 'Asha Rao' } })
  const replies = (await ravi.call(paperComments.list, { paperId, parentId: first.id })).items
  expect(replies.map(({ id, isUploader }) => [id, isUploader])).toEqual([
    [reply.id, true],
    [deeper.id, false],
  ])
  expect((await asha.call(research.get, { paperId })).comments).toBe(27)
})

test('a removed comment keeps its place while it has replies, and goes with the last of them', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha)
  const root = await say(ravi, paperId, 'To be regretted')
  const reply = await say(zoya, paperId, 'An answer', { parentId: root.id })
  const remove = (by: TestMember, commentId: string) => by.call(paperComments.remove, { paperId, commentId })

  await expect(remove(zoya, root.id)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(zoya.call(paperComments.edit, { paperId, commentId: root.id, text: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await remove(ravi, root.id)
  expect(await threads(asha, paperId)).toMatchObject([{ id: root.id, text: '', author: null, replies: 1 }])
  await remove(asha, reply.id)

  expect(await threads(asha, paperId)).toEqual([])
  expect((await asha.call(research.get, { paperId })).comments).toBe(0)
})

test('words of a version are quoted with their page, and found again in the next one or said to be gone', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha, { licence: 'cc_by' }, fileOfBytes(pdfOf(FIRST), 'one.pdf'))
  await world.runJobs()
  const quote = (exact: string, prefix = '', suffix = '') => ({ quote: { exact, prefix, suffix } })
  const third = await say(ravi, paperId, 'Why then?', quote('The gain\nbegan in the', '', 'third month'))
  await say(ravi, paperId, 'And this?', quote('The gain began in the', '', 'second year'))
  await say(ravi, paperId, 'How many?', quote('too few to analyse'))

  expect(third.quote).toMatchObject({ page: 1, newestPage: 1, state: 'found' })
  await expect(say(ravi, paperId, 'Where?', quote('never written'))).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND', status: 422 })
  await aVersion(asha, paperId, fileOfBytes(pdfOf(SECOND), 'two.pdf'))
  expect((await threads(ravi, paperId)).map(({ quote }) => quote!.state)).toEqual(['waiting', 'waiting', 'waiting'])
  await world.runJobs()

  expect((await threads(ravi, paperId)).map(({ quote }) => [quote!.page, quote!.newestPage, quote!.state])).toEqual([
    [1, 3, 'found'],
    [2, 3, 'found'],
    [2, null, 'orphaned'],
  ])
  const late = await say(ravi, paperId, 'On the old one', { ...quote('third month'), versionNo: 1 })
  expect(late).toMatchObject({ versionNo: 1, quote: { page: 1, state: 'waiting' } })
  await world.runJobs()
  expect((await threads(ravi, paperId)).at(-1)!.quote).toMatchObject({ page: 1, newestPage: 3, state: 'found' })
  await asha.call(research.edit, { paperId, licence: 'none' })
  expect((await threads(ravi, paperId)).map((comment) => comment.quote)).toEqual([null, null, null, null])
  await expect(say(ravi, paperId, 'Guessing', quote('third month'))).rejects.toMatchObject({ code: 'QUOTE_NOT_FOUND' })
})

test('two versions are compared by their words, with the pages', async ({ world }) => {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha, {}, fileOfBytes(pdfOf(FIRST), 'one.pdf'))
  await aVersion(asha, paperId, fileOfBytes(pdfOf(SECOND), 'two.pdf'))
  await aVersion(asha, paperId, null)
  expect(await asha.call(research.compare, { paperId, no: 2, since: 1 })).toMatchObject({ state: 'unread', passages: [] })
  await world.runJobs()

  const { state, passages, changed } = await asha.call(research.compare, { paperId, no: 2, since: 1 })

  expect([state, changed]).toEqual(['compared', passages.length])
  const of = (kind: string) => passages.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === kind)).map(({ text }) => text)
  expect(of('added').join(' ')).toContain('ambulances')
  expect(of('removed').join(' ')).toContain('too few')
  expect(of('added').join(' ')).not.toContain('Network')
  expect(await asha.call(research.compare, { paperId, no: 2, since: 2 })).toEqual({ state: 'compared', passages: [], changed: 0 })
  expect((await asha.call(research.compare, { paperId, no: 3, since: 2 })).state).toBe('unread')
  await expect(asha.call(research.compare, { paperId, no: 9, since: 1 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('nobody reads, answers or counts the comments of people across a block', async ({ world }) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  const { id: paperId } = await aPaper(asha)
  const root = await say(ravi, paperId, 'By Ravi')
  await say(asha, paperId, 'To Ravi', { parentId: root.id })
  const other = await say(asha, paperId, 'By Asha')
  await say(ravi, paperId, 'Ravi again', { parentId: other.id })

  await zoya.call(mates.block, { memberId: ravi.id })

  expect(await threads(zoya, paperId)).toMatchObject([{ id: other.id, replies: 0 }])
  expect((await zoya.call(research.get, { paperId })).comments).toBe(1)
  const none = { code: 'NOT_FOUND' }
  await expect(zoya.call(paperComments.list, { paperId, parentId: root.id })).rejects.toMatchObject(none)
  await expect(say(zoya, paperId, 'Hello', { parentId: root.id })).rejects.toMatchObject(none)
  await expect(
    zoya.call(moderation.report, { kind: 'paper_comment', subjectId: root.id, reason: 'spam', words: '' }),
  ).rejects.toMatchObject(none)
})

test('an open page hears that its paper changed: a comment, a version, its text; and nobody hears of a private one', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [open, closed] = [await aPaper(asha), await aPaper(asha, { audience: 'private' })]
  const line = await listen(world, ravi, `paper:${open.id}`, `paper:${closed.id}`)
  await expect.poll(() => line.of('interest_gone')).toEqual([{ interest: `paper:${closed.id}` }])
  const changes = () => line.of('paper_changed').length

  await say(asha, open.id, 'Hello')
  await expect.poll(changes, { timeout: 5000 }).toBe(1)
  await world.runJobs()
  await expect.poll(changes, { timeout: 5000 }).toBe(2)

  expect(line.of('paper_changed').every(({ paperId }) => paperId === open.id)).toBe(true)
  line.close()
})

test('a paper that becomes for mates leaves the open pages of all others, and one that becomes private those of mates too', async ({
  world,
}) => {
  const [asha, ravi, zoya] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, asha, [ravi])
  const { id: paperId } = await aPaper(asha)
  const other = await World.open({}, undefined, world)
  const [his, hers] = [await listen(world, ravi, `paper:${paperId}`), await listen(other, zoya, `paper:${paperId}`)]
  for (const line of [his, hers]) await expect.poll(() => line.of('paper_now')).toHaveLength(1)

  await asha.call(research.edit, { paperId, audience: 'mates' })

  await expect.poll(() => hers.of('interest_gone')).toEqual([{ interest: `paper:${paperId}` }])
  await expect.poll(() => his.of('paper_changed'), { timeout: 5000 }).toHaveLength(1)
  await asha.call(research.edit, { paperId, audience: 'private' })
  await expect.poll(() => his.of('interest_gone')).toHaveLength(1)
  await world.runJobs()
  await aVersion(asha, paperId)
  await expect.poll(() => his.of('paper_changed')).toHaveLength(1)
  expect([hers.of('paper_changed'), hers.of('paper_now').length]).toEqual([[], 1])
  for (const line of [his, hers]) line.close()
  await other.close()
})

test('a paper for mates leaves the open pages of whoever is one no longer', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await befriend(world, asha, [ravi])
  const { id: paperId } = await aPaper(asha, { audience: 'mates' })
  const line = await listen(world, ravi, `paper:${paperId}`)
  await expect.poll(() => line.of('paper_now')).toHaveLength(1)

  await ravi.call(mates.remove, { memberId: asha.id })

  await expect.poll(() => line.of('interest_gone')).toEqual([{ interest: `paper:${paperId}` }])
  line.close()
})

test('whoever begins to show a paper hears how far its texts and its indexing are, be it that all ended before', async ({ world }) => {
  const asha = await world.member()
  const { id: paperId } = await aPaper(asha)
  const early = await listen(world, asha, `paper:${paperId}`)
  await expect.poll(() => early.of('paper_now')).toEqual([{ paperId, reading: 1, indexing: true }])
  await world.runJobs()

  const late = await listen(world, asha, `paper:${paperId}`)

  await expect.poll(() => late.of('paper_now')).toEqual([{ paperId, reading: 0, indexing: false }])
  early.close()
  late.close()
})

test('papers and what is said about them can be reported by whoever finds them', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [open, closed] = [await aPaper(asha, { title: 'Sold here' }), await aPaper(asha, { audience: 'private' })]
  const { id: commentId } = await say(asha, open.id, 'Buy this')
  const report = (kind: 'paper' | 'paper_comment', subjectId: string) =>
    ravi.call(moderation.report, { kind, subjectId, reason: 'spam', words: '' })

  await report('paper', open.id)
  await report('paper_comment', commentId)

  await expect(report('paper', closed.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

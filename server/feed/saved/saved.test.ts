import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { home } from '#contract/home.ts'
import { LABELS_MAX } from '#contract/limits.ts'
import { mates } from '#contract/mates.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import { type SavedPost, saved } from '#contract/saved.ts'
import { newId } from '#server/platform/ids.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { LOOKED_THROUGH } from './queries.ts'

const write = async (by: TestMember, content = 'A case') => (await by.call(feed.create, { clientId: randomUUID(), content })).id
const idsOf = ({ items }: { items: SavedPost[] }) => items.map(({ post }) => post.id)

test('saved posts come newest saved first, in pages without one twice or left out, while others are saved and removed', async ({
  world,
}) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const written: string[] = []
  for (let turn = 0; turn < PAGE_SIZE * 2 + 3; turn++) written.push(await write(ravi, `Case ${turn}`))
  // Saved in another order than they were written.
  const order = [...written.slice(10), ...written.slice(0, 10)]
  for (const postId of order) await asha.call(feed.save, { postId })
  const expected = order.toReversed()

  const first = await asha.call(saved.list, {})
  await asha.call(feed.save, { postId: await write(ravi, 'Saved meanwhile') })
  await asha.call(feed.unsave, { postId: expected[2]! })
  const second = await asha.call(saved.list, { cursor: first.next! })
  const third = await asha.call(saved.list, { cursor: second.next! })

  expect([first, second].map(({ items }) => items.length)).toEqual([PAGE_SIZE, PAGE_SIZE])
  expect([first, second, third].flatMap(idsOf)).toEqual(expected)
  expect(third.next).toBeNull()
})

test('a saved post bears one label at most, and the counts of all labels are true', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const [sepsis, teaching, none] = [await write(ravi), await write(ravi), await write(ravi)]
  const label = await asha.call(saved.addLabel, { name: 'Sepsis' })
  const other = await asha.call(saved.addLabel, { name: 'For teaching' })

  await asha.call(feed.save, { postId: none })
  await asha.call(saved.label, { postId: sepsis, labelId: other.id })
  const moved = await asha.call(saved.label, { postId: sepsis, labelId: label.id })
  await asha.call(saved.label, { postId: teaching, labelId: other.id })

  expect(await asha.call(saved.labels, {})).toEqual({
    posts: 3,
    unlabelled: 1,
    items: [
      { id: other.id, name: 'For teaching', posts: 1 },
      { id: label.id, name: 'Sepsis', posts: 1 },
    ],
  })
  expect(await asha.call(saved.get, { postId: sepsis })).toEqual(moved)
  expect(idsOf(await asha.call(saved.list, { label: label.id }))).toEqual([sepsis])
  expect(idsOf(await asha.call(saved.list, { label: 'none' }))).toEqual([none])
  expect(await asha.call(feed.get, { postId: sepsis })).toMatchObject({ isSaved: true })
})

test('a label that goes leaves its posts saved, and one that is renamed keeps them', async ({ world }) => {
  const asha = await world.member()
  const postId = await write(asha)
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'To read' })
  await asha.call(saved.label, { postId, labelId })

  expect(await asha.call(saved.renameLabel, { labelId, name: 'to Read' })).toEqual({ id: labelId, name: 'to Read', posts: 1 })
  expect(await asha.call(saved.removeLabel, { labelId })).toEqual({ id: labelId })

  expect(await asha.call(saved.list, {})).toMatchObject({ items: [{ post: { id: postId }, labelId: null }] })
  expect(await asha.call(saved.labels, {})).toEqual({ items: [], posts: 1, unlabelled: 1 })
  await expect(asha.call(saved.removeLabel, { labelId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('two labels of a member cannot have one name, in capitals or not, and there are so many at most', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await asha.call(saved.addLabel, { name: 'Sepsis' })
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'ECG' })
  const exists = { code: 'LABEL_EXISTS', status: 409 }

  await expect(asha.call(saved.addLabel, { name: 'sEPSIS' })).rejects.toMatchObject(exists)
  await expect(asha.call(saved.renameLabel, { labelId, name: 'SEPSIS' })).rejects.toMatchObject(exists)
  await expect(asha.call(saved.addLabel, { name: 'x'.repeat(41) })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await ravi.call(saved.addLabel, { name: 'Sepsis' })
  for (let turn = 2; turn < LABELS_MAX - 3; turn++) await asha.call(saved.addLabel, { name: `Label ${turn}` })
  const last = await Promise.allSettled(Array.from({ length: 8 }, (_, turn) => asha.call(saved.addLabel, { name: `Last ${turn}` })))

  const refused = last.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'LIST_FULL'))
  expect((await asha.call(saved.labels, {})).items).toHaveLength(LABELS_MAX)
})

test("another member neither reads nor uses one's labels, and the table refuses it too", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await write(asha)
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'Private' })
  await asha.call(saved.label, { postId, labelId })
  const gone = { code: 'NOT_FOUND', status: 404 }

  await expect(ravi.call(saved.renameLabel, { labelId, name: 'Mine now' })).rejects.toMatchObject(gone)
  await expect(ravi.call(saved.removeLabel, { labelId })).rejects.toMatchObject(gone)
  await expect(ravi.call(saved.label, { postId, labelId })).rejects.toMatchObject(gone)

  expect(await ravi.call(saved.labels, {})).toEqual({ items: [], posts: 0, unlabelled: 0 })
  expect(await ravi.call(saved.list, { label: labelId })).toEqual({ items: [], next: null })
  expect(await ravi.call(saved.get, { postId })).toEqual({ postId, savedAt: null, labelId: null })
  const row = { member_id: ravi.id, post_id: postId, label_id: labelId }
  await expect(world.db.insertInto('post_save').values(row).execute()).rejects.toMatchObject({ code: '23503' })
  expect(await asha.call(saved.labels, {})).toMatchObject({ items: [{ name: 'Private', posts: 1 }] })
})

test('a post that was removed, or that a block keeps from the member, is neither shown nor counted', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const [kept, removed, blocked] = [await write(ravi, 'Kept'), await write(ravi, 'Removed'), await write(meera, 'Blocked')]
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'To read' })
  for (const postId of [kept, removed, blocked]) await asha.call(saved.label, { postId, labelId })

  await ravi.call(feed.remove, { postId: removed })
  await meera.call(mates.block, { memberId: asha.id })

  expect(idsOf(await asha.call(saved.list, {}))).toEqual([kept])
  expect(idsOf(await asha.call(saved.list, { q: 'blocked' }))).toEqual([])
  expect(await asha.call(saved.labels, {})).toMatchObject({ posts: 1, items: [{ posts: 1 }] })
  expect((await asha.call(home.summary, {})).activity.saved).toBe(1)
  await expect(asha.call(saved.get, { postId: blocked })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(asha.call(saved.label, { postId: blocked, labelId: null })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await meera.call(mates.unblock, { memberId: asha.id })
  expect(await asha.call(saved.labels, {})).toMatchObject({ posts: 2, items: [{ posts: 2 }] })
})

test('pages stay whole where a block keeps some of what was saved', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  for (let turn = 0; turn < PAGE_SIZE; turn++) await asha.call(feed.save, { postId: await write(ravi) })
  for (let turn = 0; turn < 3; turn++) await asha.call(feed.save, { postId: await write(meera) })

  await asha.call(mates.block, { memberId: meera.id })

  const page = await asha.call(saved.list, {})
  expect(page.items).toHaveLength(PAGE_SIZE)
  expect(page.next).toBeNull()
})

test("search finds words of the post and its author among one's own saved posts alone", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member({ name: 'Ravi Menon' })]
  const [lactate, steroids] = [await write(ravi, 'Lactate in SEPSIS, 100% of cases'), await write(ravi, 'Sepsis and steroids')]
  await write(ravi, 'Sepsis that nobody saved')
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'Steroids' })
  await asha.call(feed.save, { postId: lactate })
  await asha.call(saved.label, { postId: steroids, labelId })
  const found = async (q: string, label?: string) => idsOf(await asha.call(saved.list, { q, ...(label && { label }) }))

  expect(await found('sepsis')).toEqual([steroids, lactate])
  expect(await found('LACTATE menon')).toEqual([lactate])
  expect(await found('100%')).toEqual([lactate])
  expect(await found('10_%')).toEqual([])
  expect(await found('sepsis', labelId)).toEqual([steroids])
  expect(await found('')).toHaveLength(2)
})

test('a search that has looked through so many goes on where it stopped', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const rows = Array.from({ length: LOOKED_THROUGH + 5 }, (_, turn) => ({ id: newId(), turn }))
  await world.db
    .insertInto('post')
    .values(rows.map(({ id, turn }) => ({ id, author_id: ravi.id, client_id: newId(), content: turn === 0 ? 'Rare' : 'Common' })))
    .execute()
  const at = (turn: number) => new Date(Date.now() - 3600_000 + turn)
  await world.db
    .insertInto('post_save')
    .values(rows.map(({ id, turn }) => ({ member_id: asha.id, post_id: id, created_at: at(turn) })))
    .execute()

  const first = await asha.call(saved.list, { q: 'rare' })
  const second = await asha.call(saved.list, { q: 'rare', cursor: first.next! })

  expect(first.items).toEqual([])
  expect(idsOf(second)).toEqual([rows[0]!.id])
  expect(second.next).toBeNull()
})

test('a post that is put back stands where it stood, and never before it was written or in the future', async ({ world }) => {
  const asha = await world.member()
  const [older, newer] = [await write(asha, 'Older'), await write(asha, 'Newer')]
  const { id: labelId } = await asha.call(saved.addLabel, { name: 'To read' })
  const { savedAt } = await asha.call(saved.label, { postId: older, labelId })
  await asha.call(feed.save, { postId: newer })
  await asha.call(feed.unsave, { postId: older })

  await asha.call(saved.label, { postId: older, labelId, savedAt: savedAt! })
  expect(await asha.call(saved.list, {})).toMatchObject({ items: [{ post: { id: newer } }, { post: { id: older }, labelId, savedAt }] })

  await asha.call(feed.unsave, { postId: older })
  const early = await asha.call(saved.label, { postId: older, labelId, savedAt: '0001-01-01T00:00:00Z' })
  expect(early.savedAt).toBe((await asha.call(feed.get, { postId: older })).createdAt)
  await asha.call(feed.unsave, { postId: older })
  const late = await asha.call(saved.label, { postId: older, labelId, savedAt: '9999-12-31T23:59:59Z' })
  expect(Date.parse(late.savedAt!)).toBeLessThanOrEqual(Date.now())
})

test("a member's own pages hear that their saved posts changed, and nobody else's", async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const postId = await write(ravi)
  const [hers, his] = [await listen(world, asha), await listen(world, ravi)]

  await asha.call(feed.save, { postId })

  await expect.poll(() => hers.of('saved_changed')).toHaveLength(1)
  expect(his.of('saved_changed')).toEqual([])
  hers.close()
  his.close()
})

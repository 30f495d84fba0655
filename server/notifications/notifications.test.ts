import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { notifications } from '#contract/notifications.ts'
import { type TestMember, test } from '#tests/support/world.ts'
import { newId } from '../platform/ids.ts'

const post = (by: TestMember, content = 'Distal radial access') => by.call(feed.create, { clientId: randomUUID(), content })
const comment = (by: TestMember, postId: string, text = 'Seen') => by.call(feed.comment, { postId, clientId: randomUUID(), text })
const list = async (member: TestMember) => (await member.call(notifications.list, {})).items
const unread = async (member: TestMember) => (await member.call(notifications.unread)).unread

test('several likes of one post are one entry, with the latest names first', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await post(asha)
  const likers = []
  for (const name of ['Ravi Menon', 'Meera Nair', 'Imran Qureshi', 'Kavya Reddy']) likers.push(await world.member({ name }))

  for (const liker of likers) await liker.call(feed.like, { postId })

  expect(await list(asha)).toMatchObject([
    {
      kind: 'post_liked',
      people: [{ name: 'Kavya Reddy' }, { name: 'Imran Qureshi' }],
      others: 2,
      subjectId: postId,
      excerpt: 'Distal radial access',
      read: false,
    },
  ])
  expect(await unread(asha)).toBe(1)
  expect(await list(likers[0]!)).toEqual([])
})

test('nobody is notified of what they do themselves', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await post(asha)

  await asha.call(feed.like, { postId })
  await comment(asha, postId)

  expect(await list(asha)).toEqual([])
})

test('after an entry has been read, the next like begins a new one', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member({ name: 'Meera' })]
  const { id: postId } = await post(asha)
  await ravi.call(feed.like, { postId })
  const [first] = await list(asha)

  expect(await asha.call(notifications.read, { id: first!.id, latestId: first!.latestId })).toEqual({ unread: 0 })
  await meera.call(feed.like, { postId })

  expect(await list(asha)).toMatchObject([
    { people: [{ name: 'Meera' }], read: false },
    { people: [{ name: 'Ravi' }], read: true },
  ])
  expect(await unread(asha)).toBe(1)
})

test('what joined an entry after it was seen stays unread', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await post(asha)
  await ravi.call(feed.like, { postId })
  const [seen] = await list(asha)
  await meera.call(feed.like, { postId })

  expect(await asha.call(notifications.read, { id: seen!.id, latestId: seen!.latestId })).toEqual({ unread: 1 })
  expect(await asha.call(notifications.readAll, { latestId: seen!.latestId })).toEqual({ unread: 1 })
  expect(await asha.call(notifications.readAll, { latestId: newId() })).toEqual({ unread: 0 })
})

test('who wrote the post hears of each comment, who commented before of one an hour', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member({ name: 'Meera' })]
  const { id: postId } = await post(asha)

  await comment(ravi, postId, 'First')
  await comment(meera, postId, 'Second')
  await comment(meera, postId, 'Third')

  expect(await list(asha)).toMatchObject([
    { kind: 'post_commented', people: [{ name: 'Meera' }, { name: 'Ravi' }], others: 0, excerpt: 'Third' },
  ])
  expect(await list(ravi)).toMatchObject([{ kind: 'comment_followed', people: [{ name: 'Meera' }], excerpt: 'Second' }])
  expect(await list(meera)).toEqual([])
})

test('an act that is undone takes its unread notice away, and the others of its entry stay', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member({ name: 'Meera' })]
  const { id: postId } = await post(asha)
  await ravi.call(feed.like, { postId })
  await meera.call(feed.like, { postId })
  const { id: commentId } = await comment(meera, postId)

  await meera.call(feed.unlike, { postId })
  await meera.call(feed.removeComment, { postId, commentId })

  expect(await list(asha)).toMatchObject([{ kind: 'post_liked', people: [{ name: 'Ravi' }], others: 0 }])
  await ravi.call(feed.unlike, { postId })
  expect(await list(asha)).toEqual([])
  expect(await unread(asha)).toBe(0)
})

test('a like that is taken back and given again is told of once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await post(asha)
  const likeAnew = async () => {
    await ravi.call(feed.unlike, { postId })
    await ravi.call(feed.like, { postId })
  }
  await ravi.call(feed.like, { postId })
  await likeAnew()
  expect(await list(asha)).toMatchObject([{ kind: 'post_liked', others: 0, read: false }])
  await asha.call(notifications.readAll, { latestId: (await list(asha))[0]!.latestId })

  await likeAnew()

  expect(await list(asha)).toMatchObject([{ kind: 'post_liked', others: 0, read: true }])
  expect(await unread(asha)).toBe(0)
})

test('notices about a post go with the post', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await post(asha)
  await ravi.call(feed.like, { postId })

  await asha.call(feed.remove, { postId })

  expect(await list(asha)).toEqual([])
})

test('the list goes on where a page ended, and no entry is met twice', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  for (let at = 0; at < 23; at++) await ravi.call(feed.like, { postId: (await post(asha, `Post ${at}`)).id })

  const first = await asha.call(notifications.list, {})
  const second = await asha.call(notifications.list, { cursor: first.next! })

  expect([first.items.length, second.items.length, second.next]).toEqual([20, 3, null])
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(23)
  expect(await unread(asha)).toBe(23)
})

test('somebody blocked appears in no notice, neither before nor after', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member({ name: 'Meera' })]
  const { id: postId } = await post(asha)
  const { id: other } = await post(asha)
  await meera.call(feed.like, { postId })
  await ravi.call(feed.like, { postId })
  await ravi.call(feed.like, { postId: other })

  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: asha.id }).execute()

  expect(await list(asha)).toMatchObject([{ people: [{ name: 'Meera' }], others: 0 }])
  expect(await unread(asha)).toBe(1)
})

test('an entry shows the newest words of those who may be met, whoever of the two blocked', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member({ name: 'Ravi' }), await world.member()]
  const { id: postId } = await post(asha)
  await comment(ravi, postId, 'Earlier words')
  await comment(ravi, postId, 'Words of Ravi')
  await comment(meera, postId, 'Words of Meera')

  for (const [one, other] of [
    [asha, meera],
    [meera, asha],
  ] as const) {
    await one.call(mates.block, { memberId: other.id })
    expect(await list(asha)).toMatchObject([{ people: [{ name: 'Ravi' }], others: 0, excerpt: 'Words of Ravi' }])
    await one.call(mates.unblock, { memberId: other.id })
  }

  expect(await list(asha)).toMatchObject([{ excerpt: 'Words of Meera' }])
})

test('a notice belongs to one member: nobody else can read it or mark it', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  await ravi.call(feed.like, { postId: (await post(asha)).id })
  const [notice] = await list(asha)

  await expect(ravi.call(notifications.read, { id: notice!.id, latestId: notice!.latestId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ravi.call(notifications.readAll, { latestId: newId() })

  expect(await list(ravi)).toEqual([])
  expect(await unread(asha)).toBe(1)
})

test('an entry counts its latest hundred, and says that there are more', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await post(asha)
  await sql`
    with liker as (
      insert into member (id, handle, name) select gen_random_uuid(), 'liker-' || nth, 'Liker' from generate_series(1, 101) as nth returning id
    )
    insert into notification (id, member_id, kind, from_id, subject_id, group_id, collapsed)
    select gen_random_uuid(), ${asha.id}, 'post_liked', id, ${postId}, ${postId}, row_number() over () > 1 from liker`.execute(world.db)

  expect(await list(asha)).toMatchObject([{ others: 98, isMore: true }])
})

test('unread entries are counted up to a hundred', async ({ world }) => {
  const asha = await world.member()
  await sql`
    insert into notification (id, member_id, kind) select gen_random_uuid(), ${asha.id}, 'weekly_summary' from generate_series(1, 101)`.execute(
    world.db,
  )

  expect(await unread(asha)).toBe(100)
})

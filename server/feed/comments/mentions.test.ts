import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { MENTIONS_A_DAY, MENTIONS_MAX } from '#contract/comment-rules.ts'
import { feed } from '#contract/feed.ts'
import { notifications } from '#contract/notifications.ts'
import { saveDeletion } from '#server/account/public.ts'
import { newId } from '#server/platform/ids.ts'
import { conversation, say } from '#tests/support/conversation.ts'
import { befriend, people } from '#tests/support/mates.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const handleOf = async (world: World, { id }: TestMember) =>
  (await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()).handle
const kinds = async (by: TestMember) => (await by.call(notifications.list, {})).items.map(({ kind }) => kind)

test('whoever a comment mentions is notified of that once, and of nothing less beside it', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const [atAsha, atMeera] = [await handleOf(world, asha), await handleOf(world, meera)]
  const root = await say(ravi, postId, `@${atAsha} and @${atMeera.toUpperCase()}, what would you do? @${atMeera} @nobody-of-that-name`)

  expect([await kinds(asha), await kinds(meera), await kinds(ravi)]).toEqual([['comment_mentioned'], ['comment_mentioned'], []])
  expect((await meera.call(notifications.list, {})).items).toMatchObject([{ subjectId: postId, people: [{ name: 'Ravi Menon' }] }])

  await ravi.call(feed.editComment, { postId, commentId: root.id, text: `@${atMeera}, edited` })
  expect(await kinds(meera)).toEqual(['comment_mentioned'])
  await ravi.call(feed.removeComment, { postId, commentId: root.id })
  expect([await kinds(asha), await kinds(meera)]).toEqual([[], []])
})

test('an edit that mentions somebody for the first time notifies them', async ({ world }) => {
  const { ravi, meera, postId } = await conversation(world)
  const { id: commentId } = await say(ravi, postId, 'Who knows?')

  await ravi.call(feed.editComment, { postId, commentId, text: `Does @${await handleOf(world, meera)} know?` })

  expect(await kinds(meera)).toEqual(['comment_mentioned'])
})

test('a mention is one also while a stranger waits for their account to be deleted', async ({ world }) => {
  const { ravi, meera, postId } = await conversation(world)
  await saveDeletion(world.db, (await world.member()).id)

  await say(ravi, postId, `Does @${await handleOf(world, meera)} know?`)

  expect(await kinds(meera)).toEqual(['comment_mentioned'])
})

test('a mention that is taken out and put in again is told of once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const texts = ['Nobody is asked', `Does @${await handleOf(world, ravi)} know?`]
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: texts[1]! })
  const { id: commentId } = await say(asha, postId, texts[1]!)

  for (const text of texts) {
    await asha.call(feed.edit, { postId, content: text, link: null })
    await asha.call(feed.editComment, { postId, commentId, text })
  }

  expect(await kinds(ravi)).toEqual(['comment_mentioned', 'post_mentioned'])
})

test('a reply notifies whom it answers and the author of the post, nobody twice and nobody else', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const kavya = await world.member()
  const root = await say(ravi, postId, 'A question')
  await say(kavya, postId, 'Another')
  for (const by of [asha, ravi, meera, kavya]) {
    const [latest] = (await by.call(notifications.list, {})).items
    if (latest) await by.call(notifications.readAll, { latestId: latest.latestId })
  }
  const unread = async (by: TestMember) => (await by.call(notifications.list, {})).items.filter(({ read }) => !read).map(({ kind }) => kind)

  const reply = await say(meera, postId, 'An answer', root.id)
  expect([await unread(asha), await unread(ravi), await unread(kavya)]).toEqual([['post_commented'], ['comment_replied'], []])

  await say(asha, postId, 'Thank you', reply.id)
  expect([await unread(meera), await unread(ravi), await unread(asha)]).toEqual([
    ['comment_replied'],
    ['comment_replied'],
    ['post_commented'],
  ])
})

test('nobody is notified of a mention by somebody they blocked, or under a post that a block hides from them', async ({ world }) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const kavya = await world.member()
  const [atMeera, atKavya] = [await handleOf(world, meera), await handleOf(world, kavya)]
  await world.db
    .insertInto('member_block')
    .values([
      { blocker_id: meera.id, blocked_id: ravi.id },
      { blocker_id: asha.id, blocked_id: kavya.id },
    ])
    .execute()

  const root = await say(ravi, postId, `@${atMeera} @${atKavya}`)
  await say(asha, postId, `@${atMeera}, see what Ravi asks`, root.id)

  expect([await kinds(meera), await kinds(kavya)]).toEqual([[], []])
})

test('a reply tells neither whom it answers nor who wrote the post where a block parts them from who began its thread', async ({
  world,
}) => {
  const { asha, ravi, meera, postId } = await conversation(world)
  const kavya = await world.member()
  const root = await say(ravi, postId, 'By Ravi')
  const answer = await say(meera, postId, 'By Meera', root.id)
  await world.db
    .insertInto('member_block')
    .values([asha, meera].map(({ id }) => ({ blocker_id: id, blocked_id: ravi.id })))
    .execute()
  const before = [await kinds(asha), await kinds(meera)]

  await say(kavya, postId, 'To Meera', answer.id)

  expect([await kinds(asha), await kinds(meera)]).toEqual(before)
})

test('whoever a post mentions is notified of that, an edit notifies those it mentions for the first time, and a removal takes it back', async ({
  world,
}) => {
  const [asha, ravi, meera, kavya] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const [atAsha, atRavi, atMeera, atKavya] = await Promise.all([asha, ravi, meera, kavya].map((one) => handleOf(world, one)))
  await world.db.insertInto('member_block').values({ blocker_id: kavya.id, blocked_id: asha.id }).execute()
  const draft = { clientId: randomUUID(), content: `@${atRavi} and @${atKavya} saw it with me, @${atAsha}. Write to x@${atMeera}.example` }

  const { id: postId } = await asha.call(feed.create, draft)
  await asha.call(feed.create, draft)
  expect((await ravi.call(notifications.list, {})).items).toMatchObject([
    { kind: 'post_mentioned', subjectId: postId, people: [{ id: asha.id }], others: 0 },
  ])
  expect([await kinds(asha), await kinds(meera), await kinds(kavya)]).toEqual([[], [], []])

  await asha.call(feed.edit, { postId, content: `@${atRavi} and @${atMeera}`, link: null })
  expect([await kinds(ravi), await kinds(meera)]).toEqual([['post_mentioned'], ['post_mentioned']])
  await asha.call(feed.remove, { postId })
  expect([await kinds(ravi), await kinds(meera)]).toEqual([[], []])
})

test('whoever muted mentions hears of a comment in the next way that concerns them', async ({ world }) => {
  const { asha, ravi, postId } = await conversation(world)
  await asha.call(notifications.saveSettings, { kinds: ['comment_mentioned'], inApp: false })

  await say(ravi, postId, `@${await handleOf(world, asha)}`)

  expect(await kinds(asha)).toEqual(['post_commented'])
})

test('a post and a comment say whom they mention, as far as the server found them and the reader may meet them', async ({ world }) => {
  const [asha, ravi, meera, kavya] = [await world.member(), await world.member(), await world.member(), await world.member()]
  const [atRavi, atMeera, atKavya] = await Promise.all([ravi, meera, kavya].map((one) => handleOf(world, one)))
  await world.db.insertInto('member_block').values({ blocker_id: kavya.id, blocked_id: asha.id }).execute()
  const text = `@${atRavi!.toUpperCase()}, @${atMeera}, @${atKavya} and @nobody-of-that-name`
  const post = await asha.call(feed.create, { clientId: randomUUID(), content: text })
  const postId = post.id
  const root = await say(asha, postId, text)
  const reply = await say(asha, postId, text, root.id)
  const seenBy = async (by: TestMember) => [
    (await by.call(feed.get, { postId })).mentioned.sort(),
    (await by.call(feed.comments, { postId })).items[0]!.mentioned.sort(),
    (await by.call(feed.comments, { postId, parentId: root.id })).items[0]!.mentioned.sort(),
  ]
  const both = [atRavi, atMeera].sort()
  expect([post, root, reply].map(({ mentioned }) => mentioned.sort())).toEqual([both, both, both])
  expect(await seenBy(meera)).toEqual([both, both, both])

  await world.db.insertInto('member_block').values({ blocker_id: ravi.id, blocked_id: meera.id }).execute()
  expect(await seenBy(meera)).toEqual([[atMeera], [atMeera], [atMeera]])
  expect(await seenBy(asha)).toEqual([both, both, both])

  await world.db.deleteFrom('member').where('id', '=', ravi.id).execute()
  expect(await seenBy(asha)).toEqual([[atMeera], [atMeera], [atMeera]])
})

test('who takes a name that an older text says was not mentioned by it, until the text is written anew', async ({ world }) => {
  const asha = await world.member()
  const handle = `late-${randomUUID().slice(0, 8)}`
  const post = await asha.call(feed.create, { clientId: randomUUID(), content: `Ask @${handle}` })
  const ravi = await world.member()
  await world.db.updateTable('member').set({ handle }).where('id', '=', ravi.id).execute()
  const mentioned = async () => (await asha.call(feed.get, { postId: post.id })).mentioned

  expect([await mentioned(), await kinds(ravi)]).toEqual([[], []])
  await asha.call(feed.edit, { postId: post.id, content: `Do ask @${handle}`, link: null })
  expect([await mentioned(), await kinds(ravi)]).toEqual([[handle], ['post_mentioned']])
  await asha.call(feed.edit, { postId: post.id, content: 'Ask nobody', link: null })
  expect(await mentioned()).toEqual([])
})

test('a text mentions its first few members, and nobody after them', async ({ world }) => {
  const { ravi, meera, postId } = await conversation(world)
  const crowd = Array.from({ length: MENTIONS_MAX }, (_, at) => `@nobody-${at}`).join(' ')

  const comment = await say(ravi, postId, `${crowd} @${await handleOf(world, meera)}`)

  expect([comment.mentioned, await kinds(meera)]).toEqual([[], []])
})

test('whoever mentions strangers all day has none of them notified any more, but mates', async ({ world }) => {
  const [asha, ravi, meera, kavya] = (await people(world, 4)) as [TestMember, TestMember, TestMember, TestMember]
  await befriend(world, asha, [kavya])
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'Whom do I know?' })
  const told = (at: Date) =>
    world.db
      .insertInto('notification')
      .values(
        Array.from({ length: MENTIONS_A_DAY - 1 }, () => ({
          ...{ id: newId(), member_id: meera.id, kind: 'comment_mentioned' as const },
          ...{ from_id: asha.id, subject_id: newId(), created_at: at },
        })),
      )
      .execute()
  const mention = async (...of: TestMember[]) =>
    say(asha, postId, (await Promise.all(of.map(async (one) => `@${await handleOf(world, one)}`))).join(' '))

  await told(new Date(Date.now() - 25 * 3600_000))
  await mention(ravi, kavya)
  expect([await kinds(ravi), await kinds(kavya)]).toEqual([['comment_mentioned'], ['comment_mentioned']])

  await told(new Date())
  await asha.call(feed.create, {
    clientId: randomUUID(),
    content: `For @${await handleOf(world, ravi)} and @${await handleOf(world, kavya)}`,
  })
  expect([await kinds(ravi), await kinds(kavya)]).toEqual([['comment_mentioned'], ['post_mentioned', 'comment_mentioned']])
})

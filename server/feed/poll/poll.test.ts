import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { choices } from '#contract/choices.ts'
import { feed } from '#contract/feed.ts'
import { mates } from '#contract/mates.ts'
import { moderation } from '#contract/moderation.ts'
import { listen } from '#tests/support/listen.ts'
import { type TestMember, test, type World } from '#tests/support/world.ts'

const OPTIONS = ['Femoral', 'Jugular', 'Subclavian']
const ask = (by: TestMember, more: object = {}) =>
  by.call(feed.create, { clientId: randomUUID(), content: 'Which line would you place?', poll: { options: OPTIONS, days: 3 }, ...more })
const pollOf = async (by: TestMember, postId: string) => (await by.call(feed.get, { postId })).poll
const close = ({ db }: World, postId: string) =>
  db.updateTable('poll').set({ closes_at: sql<Date>`now()` }).where('post_id', '=', postId).execute()

test('a poll shows its total alone to whoever has not voted, and all of it to its author and voters', async ({ world }) => {
  const [asha, ravi, meera] = [await world.member(), await world.member(), await world.member()]
  const { id: postId, poll } = await ask(asha)
  const before = await pollOf(ravi, postId)

  const { poll: voted } = await ravi.call(feed.vote, { postId, choice: 2 })

  expect(poll).toMatchObject({ options: OPTIONS, votes: 0, counts: [0, 0, 0], choice: null, isClosed: false, version: 0 })
  expect(before).toMatchObject({ votes: 0, counts: null, choice: null })
  expect(voted).toMatchObject({ votes: 1, counts: [0, 0, 1], choice: 2, version: 1 })
  expect(await pollOf(ravi, postId)).toEqual(voted)
  expect(await pollOf(meera, postId)).toEqual({ ...voted, counts: null, choice: null })
  expect(await pollOf(asha, postId)).toEqual({ ...voted, choice: null })
  expect((await ask(asha, { poll: undefined })).poll).toBeNull()
})

test('a poll closes as many days after its post as it says, by the clock of the database', async ({ world }) => {
  const asha = await world.member()
  const { id } = await ask(asha, { poll: { options: OPTIONS, days: 14 } })

  const { rows } =
    await sql`select closes_at - created_at = interval '14 days' as fits from poll join post on id = post_id where id = ${id}`.execute(
      world.db,
    )

  expect(rows).toEqual([{ fits: true }])
})

test('a vote is changed and taken back until the poll closes, and counts once', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await ask(asha)
  const vote = (choice: number) => ravi.call(feed.vote, { postId, choice })

  await vote(0)
  expect((await vote(1)).poll).toMatchObject({ counts: [0, 1, 0], choice: 1, version: 2 })
  expect((await vote(1)).poll).toMatchObject({ counts: [0, 1, 0], choice: 1, version: 2 })
  expect((await ravi.call(feed.unvote, { postId })).poll).toMatchObject({ votes: 0, counts: null, choice: null, version: 3 })
  expect((await ravi.call(feed.unvote, { postId })).poll).toMatchObject({ version: 3 })
  await vote(2)
  await close(world, postId)

  await expect(vote(0)).rejects.toMatchObject({ code: 'POLL_CLOSED', status: 409 })
  await expect(ravi.call(feed.unvote, { postId })).rejects.toMatchObject({ code: 'POLL_CLOSED' })
  expect(await pollOf(await world.member(), postId)).toMatchObject({ isClosed: true, counts: [0, 0, 1] })
})

test('votes of one member from many devices at once come to one vote, those of many members to all of them', async ({ world }) => {
  const [asha, ravi, ...others] = await Promise.all(Array.from({ length: 8 }, () => world.member()))
  const { id: postId } = await ask(asha!)

  await Promise.all([0, 1, 2, 0, 1, 2].map((choice) => ravi!.call(feed.vote, { postId, choice })))
  await Promise.all(others.map((other) => other.call(feed.vote, { postId, choice: 0 })))

  const poll = await pollOf(ravi!, postId)
  const expected = [0, 1, 2].map((at) => Number(poll!.choice === at) + (at === 0 ? others.length : 0))
  expect(poll).toMatchObject({ votes: 1 + others.length, counts: expected })
})

test('nobody votes in their own poll, for an option that is not there, in a post without a poll, or where they may not read', async ({
  world,
}) => {
  const [asha, ravi, blocked] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await ask(asha)
  const { id: plain } = await asha.call(feed.create, { clientId: randomUUID(), content: 'No question' })
  await asha.call(mates.block, { memberId: blocked.id })

  await expect(asha.call(feed.vote, { postId, choice: 0 })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(ravi.call(feed.vote, { postId, choice: 3 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ravi.call(feed.vote, { postId: plain, choice: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(blocked.call(feed.vote, { postId, choice: 0 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await pollOf(asha, postId)).toMatchObject({ votes: 0, version: 0 })
})

test.for([
  { options: ['Only one'], words: 'fewer than two' },
  { options: ['a', 'b', 'c', 'd', 'e'], words: 'more than four' },
  { options: ['Yes', 'No', ' yes '], words: 'two that are the same' },
  { options: ['Yes', '  '], words: 'an empty one' },
  { options: ['Yes', 'x'.repeat(81)], words: 'one that is too long' },
])('a poll does not have $words', async ({ options }, { world }) => {
  const asha = await world.member()

  await expect(ask(asha, { poll: { options, days: 3 } })).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

test('the votes of who left or was blocked since stay: the count would tell how they voted', async ({ world }) => {
  const [asha, left, blocked] = [await world.member(), await world.member(), await world.member()]
  const { id: postId } = await ask(asha)
  await left.call(feed.vote, { postId, choice: 0 })
  await blocked.call(feed.vote, { postId, choice: 1 })

  await world.db.deleteFrom('member').where('id', '=', left.id).execute()
  await asha.call(mates.block, { memberId: blocked.id })

  expect(await pollOf(asha, postId)).toMatchObject({ votes: 2, counts: [1, 1, 0] })
  expect(await world.db.selectFrom('poll_vote').select('member_id').where('post_id', '=', postId).execute()).toEqual([
    { member_id: blocked.id },
  ])
})

test('editing a post leaves its poll as it is', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await ask(asha)
  await ravi.call(feed.vote, { postId, choice: 0 })
  const before = await pollOf(asha, postId)

  await asha.call(feed.edit, { postId, content: 'Which line would you never place?', link: null })

  expect(await pollOf(asha, postId)).toEqual(before)
})

test('a vote is no like, asks for no check and notifies nobody', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await ask(asha)
  const state = async () => {
    const { rows } = await sql`
      select p.like_count, p.comment_count, p.verification, c as check, (select count(*) from notification where subject_id = p.id) as told
      from post p join post_check c on c.post_id = p.id where p.id = ${postId}`.execute(world.db)
    return { rows, reasons: await ravi.call(feed.why, { postId }) }
  }
  const before = await state()

  await ravi.call(feed.vote, { postId, choice: 0 })

  expect(await state()).toEqual(before)
})

test('whoever shows a post hears its total and no more, votes of a second together', async ({ world }) => {
  const [asha, meera, ...voters] = await Promise.all(Array.from({ length: 12 }, () => world.member()))
  const { id: postId } = await ask(asha!)
  const line = await listen(world, meera!, `post:${postId}`)
  await expect.poll(() => line.of('post_now').map(({ poll }) => poll)).toEqual([{ votes: 0, version: 0 }])

  await Promise.all(voters.map((voter) => voter.call(feed.vote, { postId, choice: 1 })))
  await expect.poll(() => line.of('post_now').at(-1)?.poll).toEqual({ votes: 10, version: 10 })
  const said = line.of('post_now').length
  await voters[0]!.call(feed.vote, { postId, choice: 0 })

  await expect.poll(() => line.of('post_now').at(-1)?.poll).toEqual({ votes: 10, version: 11 })
  expect(said).toBeLessThanOrEqual(6)
  line.close()
})

test('a quote says that there is a poll and how many voted', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: quotedId } = await ask(asha)
  await ravi.call(feed.vote, { postId: quotedId, choice: 0 })

  const { quoted } = await ravi.call(feed.create, { clientId: randomUUID(), content: 'Worth your vote', quotedId })

  expect(quoted?.post?.poll).toEqual({ votes: 1, isClosed: false })
})

test('options belong to what a post says: a muted word in one leaves it out, and a report keeps them', async ({ world }) => {
  const [asha, ravi, farah] = [await world.member(), await world.member(), await world.reviewer()]
  const word = `zumba${randomUUID().slice(0, 8)}`
  const { id: postId } = await ask(asha, { poll: { options: ['Yoga', `More ${word}`], days: 1 } })
  const lists = async () => (await ravi.call(feed.list, { show: 'newest' })).items.some(({ id }) => id === postId)

  const before = await lists()
  await ravi.call(choices.mute, { word })
  await ravi.call(moderation.report, { kind: 'post', subjectId: postId, reason: 'other', words: 'See its options' })

  expect([before, await lists()]).toEqual([true, false])
  const { items } = await farah.call(moderation.reports, {})
  expect(items).toContainEqual(expect.objectContaining({ place: postId, quoted: `Which line would you place?\nYoga\nMore ${word}` }))
})

test('the public page shows the result to everybody, and claims nothing that rounding made', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await ask(asha, { audience: 'public', poll: { options: ['<b>Yes</b>', 'No'], days: 7 } })
  const read = async () => (await world.fetch(`/p/post/${postId}`)).text()
  const empty = await read()
  await world.db
    .updateTable('poll')
    .set({ counts: [999, 1] })
    .where('post_id', '=', postId)
    .execute()

  const html = await read()

  expect(empty).toContain('No votes yet. A poll shows opinion, not evidence. Votes are anonymous. Closes on <time')
  expect(html).toContain('&lt;b&gt;Yes&lt;/b&gt;')
  expect(html).toContain('<b>&gt;99%</b> 999 votes')
  expect(html).toContain('<b>&lt;1%</b> 1 vote<')
  expect(html).toContain('Opinion of 1,000 members, not evidence.')
  // The one button there copies the address: nobody votes without an account.
  expect(html.match(/<(button|form|input)[^>]*>/g)).toEqual([expect.stringContaining('id="copy"')])
})

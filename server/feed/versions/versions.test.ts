import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { feed } from '#contract/feed.ts'
import { VERSIONS_MAX } from '#contract/limits.ts'
import { type TestMember, test } from '#tests/support/world.ts'

const write = (by: TestMember, content: string, link?: string) =>
  by.call(feed.create, { clientId: randomUUID(), content, link, audience: 'public' })
const edit = (by: TestMember, postId: string, content: string, link: string | null = null) => by.call(feed.edit, { postId, content, link })

test('whoever may read a post reads what it said before, the newest first', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const first = await write(asha, '5 mg', 'https://journals.example/a')
  const second = await edit(asha, first.id, '0.5 mg')
  await edit(asha, first.id, '0.5 mg')
  await asha.call(feed.edit, { postId: first.id, content: '0.5 mg', link: null, audience: 'members' })
  await edit(asha, first.id, '0.5 mg, twice a day')

  const { items } = await ravi.call(feed.versions, { postId: first.id })

  expect(items).toEqual([
    { content: '0.5 mg', link: null, writtenAt: second.editedAt },
    { content: '5 mg', link: 'https://journals.example/a', writtenAt: first.createdAt },
  ])
})

test('a post that a member may not read has no earlier words for them, and a removed one keeps none', async ({ world }) => {
  const [asha, ravi] = [await world.member(), await world.member()]
  const { id: postId } = await write(asha, 'Before')
  await edit(asha, postId, 'After')
  await world.db.insertInto('member_block').values({ blocker_id: asha.id, blocked_id: ravi.id }).execute()

  await expect(ravi.call(feed.versions, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  await asha.call(feed.remove, { postId })

  await expect(asha.call(feed.versions, { postId })).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 })
  expect(await world.db.selectFrom('post_version').select('id').where('post_id', '=', postId).execute()).toEqual([])
})

test('the oldest of too many versions goes', async ({ world }) => {
  const asha = await world.member()
  const { id: postId } = await write(asha, 'Version 0')
  for (let nth = 1; nth <= VERSIONS_MAX + 2; nth++) await edit(asha, postId, `Version ${nth}`)

  const { items } = await asha.call(feed.versions, { postId })

  expect(items).toHaveLength(VERSIONS_MAX)
  expect([items[0]!.content, items.at(-1)!.content]).toEqual([`Version ${VERSIONS_MAX + 1}`, 'Version 2'])
})

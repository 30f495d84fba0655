import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { account } from '#contract/account.ts'
import { accountDeletion } from '#contract/account-deletion.ts'
import { feed } from '#contract/feed.ts'
import type { Interest } from '#contract/live.ts'
import { givePassword, PASSWORD } from '#tests/support/data-export.ts'
import { listen } from '#tests/support/listen.ts'
import { aGroup, twoMates, write } from '#tests/support/messages.ts'
import { aPaper } from '#tests/support/papers.ts'
import { Person, type TestMember, test, World } from '#tests/support/world.ts'

/** Asks for the account to be deleted, and signs in again. */
async function leave(world: World, member: TestMember) {
  await givePassword(world, member)
  await member.call(accountDeletion.ask, { password: PASSWORD })
  const { token } = await world.nobody.call(account.login, { email: `${member.id}@example.org`, password: PASSWORD })
  return { token, again: new Person(world.url, token) }
}

const aPost = async (by: TestMember) => (await by.call(feed.create, { clientId: randomUUID(), content: 'Bed four' })).id

test('the line of whoever is leaving hears nothing that they could not read, and begins anew once they stay', async ({ world }) => {
  const { asha, ravi, id } = await aGroup(world)
  const { token, again } = await leave(world, asha)
  const shows: Interest[] = ['feed', `conversation:${id}`]
  const [shut, open] = [await listen(world, { token }, ...shows), await listen(world, ravi, ...shows, `presence:${asha.id}`)]
  const gone = shows.map((interest) => ['interest_gone', { interest }])
  await expect.poll(() => shut.heard).toEqual(gone)
  await expect.poll(() => open.of('conversation_now')).not.toEqual([])

  await write(ravi, id, 'Bed four is worse')

  await expect.poll(() => open.of('message')).toHaveLength(1)
  expect(shut.heard).toEqual(gone)
  expect(open.of('presence_now')).toEqual([])
  await again.call(accountDeletion.cancel)
  await expect.poll(() => shut.socket.connected).toBe(false)
  const back = await listen(world, { token }, ...shows)
  await expect.poll(() => back.of('conversation_now')).toHaveLength(1)
  back.close()
  open.close()
})

test('pages that show what is a leaving member’s are out of it at once, on every node, and in it again once they stay', async ({
  world,
}) => {
  const other = await World.open({}, undefined, world)
  const { asha, ravi, id } = await twoMates(world)
  const [postId, paperId] = [await aPost(asha), (await aPaper(asha)).id]
  const hers: Interest[] = [
    `profile:${asha.id}`,
    `post:${postId}`,
    `comments:${postId}`,
    `paper:${paperId}`,
    `conversation:${id}`,
    `presence:${asha.id}`,
  ]
  const his: Interest[] = ['feed', `profile:${ravi.id}`, `post:${await aPost(ravi)}`]
  const lines = [await listen(world, ravi, ...hers, ...his), await listen(other, ravi, ...hers, ...his)]
  const counts = () => lines.map((line) => line.of('post_now').length)
  await expect.poll(counts).toEqual([2, 2])

  const { again } = await leave(world, asha)

  const gone = () => lines.map((line) => line.of('interest_gone').map(({ interest }) => interest))
  for (const at of lines.keys()) await expect.poll(() => gone()[at]?.toSorted()).toEqual(hers.toSorted())
  const before = counts()
  await again.call(accountDeletion.cancel)
  for (const at of lines.keys()) await expect.poll(() => counts()[at]).toBeGreaterThan(before[at]!)
  for (const line of lines) line.close()
  await other.close()
})

import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { conversations } from '#contract/conversations.ts'
import { feed } from '#contract/feed.ts'
import { institutions } from '#contract/institutions.ts'
import { jobs } from '#contract/jobs.ts'
import type { Interest } from '#contract/live.ts'
import { mates } from '#contract/mates.ts'
import { profile } from '#contract/profile.ts'
import { research } from '#contract/research.ts'
import { interestTable } from '#server/interest-table.ts'
import { found, openPage } from './support/institutions.ts'
import { aPosting } from './support/jobs.ts'
import { listen } from './support/listen.ts'
import { befriend } from './support/mates.ts'
import { aPaper } from './support/papers.ts'
import { type TestMember, test, type World } from './support/world.ts'

type Kept = { id: string; read?: (by: TestMember) => Promise<unknown> }
type Ward = { world: World; asha: TestMember; mate: TestMember; stranger: TestMember }

const postFor = (by: TestMember) => by.call(feed.create, { clientId: randomUUID(), content: 'Bed four', audience: 'mates' })

/** Of each kind that a page names, one that is not for the stranger, and the reading that refuses it to them. */
const kept: Record<string, (ward: Ward) => Promise<Kept>> = {
  async profile({ world, stranger }) {
    const { id } = await world.member()
    await stranger.call(mates.block, { memberId: id })
    const { handle } = await world.db.selectFrom('member').select('handle').where('id', '=', id).executeTakeFirstOrThrow()
    return { id, read: (by) => by.call(profile.get, { member: handle }) }
  },
  async post({ asha }) {
    const { id: postId } = await postFor(asha)
    return { id: postId, read: (by) => by.call(feed.get, { postId }) }
  },
  async comments({ asha }) {
    const { id: postId } = await postFor(asha)
    return { id: postId, read: (by) => by.call(feed.comments, { postId }) }
  },
  async conversation({ asha, mate }) {
    const { id: conversationId } = await asha.call(conversations.open, { memberId: mate.id })
    return { id: conversationId, read: (by) => by.call(conversations.get, { conversationId }) }
  },
  presence: async ({ asha }) => ({ id: asha.id }),
  async institution({ asha }) {
    const { institution } = await found(asha)
    return { id: institution.id, read: (by) => by.call(institutions.get, { institutionId: institution.id }) }
  },
  async posting({ world, asha }) {
    const postingId = await aPosting(world, await openPage(world, [asha.id, 'owner']), { state: 'draft' })
    return { id: postingId, read: (by) => by.call(jobs.get, { postingId }) }
  },
  async paper({ asha }) {
    const { id: paperId } = await aPaper(asha, { audience: 'private' })
    return { id: paperId, read: (by) => by.call(research.get, { paperId }) }
  },
}

test('of every kind that a page can name, what a reading refuses is not joined, nor what there is none of', async ({ world }) => {
  const table = interestTable(world.app.jobContext.messageKeys, () => true)
  const kinds = Object.keys(table).filter((kind) => !table[kind]!.isSingle)
  const [asha, mate, stranger] = [await world.member(), await world.member(), await world.member()]
  await befriend(world, asha, [mate])

  const all = await Promise.all(
    Object.entries(kept).map(async ([kind, make]) => ({ kind, ...(await make({ world, asha, mate, stranger })) })),
  )
  const refused = all.flatMap(({ kind, id }) => [`${kind}:${id}`, `${kind}:${randomUUID()}`]) as Interest[]
  const line = await listen(world, stranger, ...refused)

  await expect
    .poll(() =>
      line
        .of('interest_gone')
        .map(({ interest }) => interest)
        .toSorted(),
    )
    .toEqual(refused.toSorted())
  for (const { kind, read } of all) if (read) await expect(read(stranger), kind).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(all.map(({ kind }) => kind).toSorted()).toEqual(kinds.toSorted())
  line.close()
})

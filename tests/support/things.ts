import { randomUUID } from 'node:crypto'
import { conversations } from '#contract/conversations.ts'
import { feed } from '#contract/feed.ts'
import { openPage } from './institutions.ts'
import { anApplication, aPosting, dayFromNow } from './jobs.ts'
import { befriend } from './mates.ts'
import { write } from './messages.ts'
import { aPaper } from './papers.ts'
import type { TestMember, World } from './world.ts'

/** One of each thing that there is, of a member who runs a page: what is asked about them is answered from the database. `mates` are in on it. */
export async function things(world: World, by: TestMember, mates: readonly TestMember[] = []) {
  const { id: postId } = await by.call(feed.create, { clientId: randomUUID(), content: 'A post on #dialysis.' })
  const { id: commentId } = await by.call(feed.comment, { postId, clientId: randomUUID(), text: 'Seen.' })
  const ravi = await world.member()
  await befriend(world, by, [ravi, ...mates])
  const institutionId = await openPage(world, [by.id, 'owner'])
  const postingId = await aPosting(world, institutionId)
  const memberIds = [ravi, ...mates].map(({ id }) => id)
  const { id: conversationId } = await by.call(conversations.make, { clientId: randomUUID(), name: 'Dialysis', memberIds })
  await write(by, conversationId, 'Dialysis')
  const applicationId = await anApplication(ravi, postingId)
  const { id: paperId } = await aPaper(by)
  const known = { postId, commentId, institutionId, postingId, conversationId, applicationId, paperId, memberId: ravi.id }
  return { ...known, day: dayFromNow(3), version: 1, seq: 1 }
}

import { randomUUID } from 'node:crypto'
import { feed } from '#contract/feed.ts'
import type { TestMember, World } from './world.ts'

/** Writes a comment under a post, or an answer to one. */
export const say = (by: TestMember, postId: string, text: string, parentId?: string) =>
  by.call(feed.comment, { postId, clientId: randomUUID(), text, ...(parentId && { parentId }) })

/** A post of Asha's, whom Ravi and Meera may answer. */
export async function conversation(world: World) {
  const [asha, ravi, meera] = [await world.member({ name: 'Asha Rao' }), await world.member({ name: 'Ravi Menon' }), await world.member()]
  const { id: postId } = await asha.call(feed.create, { clientId: randomUUID(), content: 'A question' })
  return { asha, ravi, meera, postId, comments: async () => (await asha.call(feed.get, { postId })).comments }
}

/** The conversation under a post as a member reads it. */
export const reader = (by: TestMember, postId: string) => ({
  roots: async () => (await by.call(feed.comments, { postId })).items,
  replies: async (parentId: string) => (await by.call(feed.comments, { postId, parentId })).items,
})

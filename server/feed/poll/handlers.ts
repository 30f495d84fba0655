import type { feed } from '#contract/feed.ts'
import type { MemberContext } from '../../platform/http/context.ts'
import type { Handlers } from '../../platform/http/operations/serve.ts'
import { saveVote } from './vote.ts'

/** What answers votes in polls. Nobody is notified of one: whoever were told would know who voted. */
export const voteHandlers: Pick<Handlers<typeof feed>, 'vote' | 'unvote'> = {
  vote: ({ postId, choice }, context) => cast(postId, choice, context),
  unvote: ({ postId }, context) => cast(postId, null, context),
}

async function cast(postId: string, choice: number | null, { db, live, viewer }: MemberContext) {
  const { moved, ...voted } = await db.transaction().execute((tx) => saveVote(tx, viewer.id, postId, choice))
  if (moved) live.touch(`post:${voted.postId}`)
  return voted
}

import type { Post } from '#contract/feed.ts'
import { announce } from '../notifications/public.ts'
import type { Db } from '../platform/db/client.ts'
import type { MemberContext } from '../platform/http/context.ts'
import type { NewPost } from './interests.ts'
import type { savePost } from './queries.ts'
import { isForAll } from './rules.ts'
import { getPost } from './timeline.ts'

type Saved = Awaited<ReturnType<typeof savePost>>

/** Writes a post and tells of it whoever shows the feed and may read it. */
export async function publish({ db, live, viewer }: MemberContext, save: (tx: Db) => Promise<Saved>): Promise<Post> {
  const { id, isNew, notifiedIds } = await db.transaction().execute(save)
  announce(live, notifiedIds)
  const post = await getPost(db, viewer.id, id)
  const what = { postId: id, authorId: viewer.id } satisfies NewPost
  if (isNew) live.touch('feed', { what, by: viewer.id, ...(!isForAll(post.audience) && { isNarrow: true }) })
  return post
}

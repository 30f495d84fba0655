import type { Post, PostAudience } from '#contract/feed.ts'
import type { Image } from '#contract/files.ts'
import type { Id } from '#contract/page.ts'
import type { PollDraft } from '#contract/poll.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { orpc } from '../../lib/query/query.ts'
import { announce } from '../../ui/status/announce.ts'
import { toast } from '../../ui/status/toast.ts'
import { trendingQuery } from '../cache/feed-queries.ts'
import { addPosts, openedQuery } from '../cache/queries.ts'

/** A post as it was written, its fields read. */
export type PostToSend = {
  text: string
  link: string | undefined
  images: Image[]
  quotedId: Id | null
  poll?: PollDraft
  audience: PostAudience
}

export const postDelivery: Delivery<PostToSend, Post> = {
  send: ({ text, link, images, quotedId, poll, audience }, clientId, options) =>
    api.feed.create(
      { clientId, content: text, link, audience, images: images.map(({ id, alt }) => ({ id, alt })), ...(quotedId && { quotedId }), poll },
      options,
    ),

  sent: (cache, post) => {
    // A reading that began before may not know of it.
    if (!addPosts(cache, [post])) void cache.invalidateQueries({ queryKey: orpc.feed.list.key() })
    void cache.invalidateQueries({ queryKey: trendingQuery.queryKey })
    announce('Your post has been published.')
  },

  refused: (words, { quotedId }, cache, clientId) => {
    toast.error(say('Your post was not sent.'), { id: clientId, description: words })
    // It may be the quoted post that has gone.
    if (quotedId) void cache.invalidateQueries({ queryKey: openedQuery(quotedId).queryKey })
  },
}

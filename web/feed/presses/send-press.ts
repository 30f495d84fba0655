import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { api } from '../../lib/api/api.ts'
import { say } from '../../lib/language/say.ts'
import type { Delivery } from '../../lib/outbox/entry.ts'
import { toast } from '../../ui/status/toast.ts'
import { changePost } from '../cache/queries.ts'
import { notePress, refreshSoon, rereadComments } from '../cache/refresh.ts'
import { rereadSaved } from '../saved/queries.ts'
import { type Press, waitingPresses, withPress } from './presses.ts'

type Answer = { likes: number; isLiked: boolean } | { isSaved: boolean }

type Options = { signal: AbortSignal }

function send({ act, postId, commentId, on }: Press, options: Options): Promise<Answer> {
  const { feed } = api
  if (commentId) return (on ? feed.likeComment : feed.unlikeComment)({ postId, commentId }, options)
  if (act === 'like') return (on ? feed.like : feed.unlike)({ postId }, options)
  return (on ? feed.save : feed.unsave)({ postId }, options)
}

/** The post as it was before a press that is shown already. */
const before =
  (press: Press) =>
  (post: Post): Post =>
    withPress(post, { ...press, on: !press.on })

const reread = (cache: QueryClient, { postId, commentId }: Press) => (commentId ? rereadComments : refreshSoon)(cache, postId)

export const pressDelivery: Delivery<Press, Answer> = {
  send: (press, _clientId, options) => send(press, options),

  sent: (cache, answer, press) => {
    // One that was pressed since is what counts.
    if (waitingPresses(press).some(({ payload }) => payload.on !== press.on)) return
    if (press.commentId) return reread(cache, press)
    notePress(cache, press.postId)
    const stored = 'isSaved' in answer ? { isSaved: answer.isSaved } : { likes: answer.likes, isLiked: answer.isLiked }
    changePost(cache, press.postId, (post) => ({ ...post, ...stored }))
    if (press.act === 'save') void rereadSaved(cache)
  },

  forgetsRefused: true,
  refused: (words, press, cache) => {
    toast.error(press.act === 'like' ? say('Your like was not taken.') : say('Your save was not taken.'), { description: words })
    if (!press.commentId) changePost(cache, press.postId, before(press))
    // Something else may have become of it meanwhile.
    reread(cache, press)
  },
}

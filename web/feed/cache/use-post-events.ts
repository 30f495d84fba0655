import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Post } from '#contract/feed.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import type { Id } from '#contract/page.ts'
import { useLive } from '../../lib/live.ts'
import { batched } from '../../lib/query/batch.ts'
import { isBehind, withWord } from '../poll/state.ts'
import { arePressesWaiting } from '../presses/presses.ts'
import { cachedIds, changePosts } from './queries.ts'
import { likesOnTheWay, refreshSoon, rereadComments } from './refresh.ts'

type Now = Omit<LiveEvents['post_now'], 'postId' | 'at'>

const isSame = (
  post: Post,
  { likes, comments, verificationStatus, checkState }: Omit<Now, 'editedAt' | 'hasPreview' | 'outcomeAt' | 'poll'>,
) => likes === post.likes && comments === post.comments && verificationStatus === post.verificationStatus && checkState === post.checkState

/** A post that is no more, or no longer for this reader, is no longer read in those that quote it. */
const forgetQuoted = (cache: QueryClient, postId: Id) =>
  changePosts(cache, (post) => (post.quoted?.post && post.quoted.postId === postId ? { ...post, quoted: { postId, post: null } } : post))

/** What happens to posts that are held, wherever they are shown. Each event is a hint, and close ones are answered together. */
export function postHandlers(cache: QueryClient) {
  const heard = new Map<Id, Now>()
  const heardAt = new Map<Id, number>()
  const apply = batched((ids) => {
    const now = new Map(ids.map((id) => [id, heard.get(id)]))
    heard.clear()
    changePosts(cache, (post) => {
      const fresh = now.get(post.id)
      if (!fresh) return post
      const { editedAt, hasPreview, outcomeAt, poll: word, ...said } = fresh
      // Of its words, its link and its outcome the line says no more than that they are others.
      const isOther =
        editedAt !== post.editedAt || hasPreview !== (post.preview !== null) || outcomeAt !== (post.case?.outcome?.saidAt ?? null)
      if (isOther || isBehind(post.poll, word)) refreshSoon(cache, post.id)
      const likes = likesOnTheWay(cache, post.id) > 0 || arePressesWaiting(post.id) ? post.likes : said.likes
      // The line tells everybody the same count.
      const comments = Math.max(0, said.comments - post.commentsHidden)
      const poll = withWord(post.poll, word)
      return poll === post.poll && isSame(post, { ...said, likes, comments }) ? post : { ...post, ...said, likes, comments, poll }
    })
  })
  const reread = ({ postId }: { postId: Id }) => rereadComments(cache, postId)
  const askAgain = ({ postId }: { postId: Id }) => {
    forgetQuoted(cache, postId)
    if (cachedIds(cache).has(postId)) refreshSoon(cache, postId)
  }

  return {
    post_now: ({ postId, at, ...now }: LiveEvents['post_now']) => {
      if (at < (heardAt.get(postId) ?? 0)) return
      heardAt.set(postId, at)
      heard.set(postId, now)
      apply(postId)
    },
    post_removed: askAgain,
    interest_gone: ({ interest }: LiveEvents['interest_gone']) => {
      const [kind, postId] = interest.split(':')
      if (kind === 'post' && postId) askAgain({ postId })
    },
    comments_changed: reread,
  }
}

/** Keeps one post true where no feed does: it may have been opened from a profile or a notice. */
export function usePostEvents(postId: Id) {
  const cache = useQueryClient()
  const handlers = useMemo(() => postHandlers(cache), [cache])
  const onGap = useMemo(
    () => () => {
      refreshSoon(cache, postId)
      rereadComments(cache, postId)
    },
    [cache, postId],
  )
  useLive(handlers, onGap)
}

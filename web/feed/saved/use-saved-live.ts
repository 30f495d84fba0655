import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { LiveEvents } from '#contract/live-events.ts'
import { useLive } from '../../lib/live.ts'
import { batched } from '../../lib/query/batch.ts'
import { findSaved, rereadSaved } from './queries.ts'

function savedHandlers(cache: QueryClient) {
  const reread = batched(() => void rereadSaved(cache))
  return {
    saved_changed: () => reread('saved'),
    post_removed: ({ postId }: LiveEvents['post_removed']) => reread(postId),
    interest_gone: ({ interest }: LiveEvents['interest_gone']) => reread(interest),
    post_now: ({ postId, editedAt, verificationStatus }: LiveEvents['post_now']) => {
      const post = findSaved(cache, postId)?.post
      if (post && (post.editedAt !== editedAt || post.verificationStatus !== verificationStatus)) reread(postId)
    },
  }
}

/** Keeps the saved posts that are shown true: saved elsewhere, edited, checked, deleted, or no longer for their reader. */
export function useSavedLive() {
  const cache = useQueryClient()
  useLive(
    useMemo(() => savedHandlers(cache), [cache]),
    useMemo(() => () => void rereadSaved(cache), [cache]),
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type CacheSnapshot, WindowVirtualizer, type WindowVirtualizerHandle } from 'virtua'
import type { Post } from '#contract/feed.ts'
import { perCache } from '../../lib/query/per-cache.ts'
import { PostCard } from '../post/PostCard.tsx'
import { useSeen } from './seen.ts'
import styles from './Timeline.module.css'

/** Heights as they were measured, so that coming back finds the list as it was left. */
const heights = perCache(() => ({ rows: 0, measured: undefined as CacheSnapshot | undefined }))

type PostRowsProps = { posts: Post[]; fresh: ReadonlySet<string>; onDelete: (post: Post) => void }

/** Only what is near the screen is drawn. */
export function PostRows({ posts, fresh, onDelete }: PostRowsProps) {
  const list = useRef<WindowVirtualizerHandle>(null)
  const kept = heights(useQueryClient())
  const cache = kept.rows === posts.length ? kept.measured : undefined

  const keep = useEffectEvent((measured: CacheSnapshot) => Object.assign(kept, { rows: posts.length, measured }))
  useEffect(() => {
    const handle = list.current
    return () => {
      if (handle) keep(handle.cache)
    }
  }, [])

  return (
    <WindowVirtualizer ref={list} data={posts} cache={cache} bufferSize={600}>
      {(post) => <Row key={post.id} post={post} isNew={fresh.has(post.id)} onDelete={onDelete} />}
    </WindowVirtualizer>
  )
}

function Row({ post, isNew, onDelete }: { post: Post; isNew: boolean; onDelete: (post: Post) => void }) {
  return (
    <div ref={useSeen(post.id)} className={styles.row}>
      <PostCard post={post} isNew={isNew} onDelete={onDelete} />
    </div>
  )
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useMemo } from 'react'
import type { Post } from '#contract/feed.ts'
import type { LiveEvents } from '#contract/live-events.ts'
import { useLive } from '../../lib/live.ts'
import { part } from '../../ui/later.tsx'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import { checkQuery } from '../cache/queries.ts'
import { summaryOf } from './summary.ts'
import styles from './VerificationPanel.module.css'

const Findings = part(() => import('./Findings.tsx'))

/** A check that waits for its turn is asked for again: it changes nothing that others would be told of. */
const QUEUED_AGAIN_MS = 2000

/** What Doxy AI says about a post; opened from the mark at the foot of its margin. */
export default function VerificationPanel({ id, post }: { id: string; post: Post }) {
  const { data: check } = useQuery({
    ...checkQuery(post.id),
    refetchInterval: ({ state }) => (state.data?.outcome === 'queued' ? QUEUED_AGAIN_MS : false),
  })
  useCheckLive(post.id)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this reads as text
    <div id={id} className={styles.panel} role="group" aria-labelledby={`${id}-title`}>
      <DoxyTile size="sm" />
      <div>
        <h3 id={`${id}-title`}>Doxy AI Verification</h3>
        {post.checkState === 'under_way' && (
          <p>
            This post has been flagged as <b>{post.verificationStatus}</b>. Doxy AI is reviewing it.
          </p>
        )}
        {post.checkState !== 'under_way' && check && <p>{summaryOf(check)}</p>}
        <Suspense>{check && <Findings check={check} />}</Suspense>
      </div>
    </div>
  )
}

/** Follows what is found, contested or decided about a post while its panel is open. */
function useCheckLive(id: string) {
  const cache = useQueryClient()
  const reread = useMemo(() => () => void cache.invalidateQueries({ queryKey: checkQuery(id).queryKey }), [cache, id])
  const handlers = useMemo(() => ({ check_changed: ({ postId }: LiveEvents['check_changed']) => postId === id && reread() }), [id, reread])
  useLive(handlers, reread)
}

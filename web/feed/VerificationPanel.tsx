import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Post } from '#contract/feed.ts'
import { DoxyTile } from '../ui/Avatar.tsx'
import { checkQuery } from './queries.ts'
import styles from './VerificationPanel.module.css'

const Findings = lazy(() => import('./Findings.tsx'))

/** What Doxy AI says about a post; opened from the mark at the foot of its margin. */
export default function VerificationPanel({ id, post }: { id: string; post: Post }) {
  const { data: check } = useQuery(checkQuery(post.id))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this reads as text
    <div id={id} className={styles.panel} role="group" aria-labelledby={`${id}-title`}>
      <DoxyTile size="sm" />
      <div>
        <h3 id={`${id}-title`}>Doxy AI Verification</h3>
        <p>
          This post has been flagged as <b>{post.verificationStatus}</b>. Doxy AI is reviewing it.
        </p>
        <Suspense>{check && <Findings check={check} />}</Suspense>
      </div>
    </div>
  )
}

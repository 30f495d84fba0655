import { quietLineOf } from '#contract/check-words.ts'
import type { Post } from '#contract/feed.ts'
import { StatusMark } from '../../ui/badge/StatusMark.tsx'
import styles from './PostMark.module.css'

type PostMarkProps = { post: Post; open: boolean; panelId: string; onToggle: () => void }

/** Opens what Doxy AI says about a post: its mark, or a quiet line where a check is over that no source speaks to. */
export function PostMark({ post, open, panelId, onToggle }: PostMarkProps) {
  const opens = {
    'aria-expanded': open,
    'aria-controls': open ? panelId : undefined,
    'aria-description': 'Doxy AI Verification',
    onClick: onToggle,
  }
  const line = quietLineOf(post)
  if (!line) return <StatusMark status={post.verificationStatus} {...opens} />
  return (
    <button type="button" className={styles.line} {...opens}>
      {line}
    </button>
  )
}

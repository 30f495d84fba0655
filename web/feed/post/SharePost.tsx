import { Link as LinkIcon, Quote } from 'lucide-react'
import type { Post } from '#contract/feed.ts'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useQuote } from '../composer/quote.ts'
import { copyLink } from './copy-link.ts'
import styles from './SharePost.module.css'

/** The ways to hand a post on. */
export function SharePost({ post }: { post: Post }) {
  const quotes = useQuote(post.id)
  return (
    <Sheet title="Share">
      <div className={styles.ways}>
        <button type="button" onClick={() => void copyLink(post)}>
          <LinkIcon />
          Copy link
        </button>
        <button type="button" onClick={quotes}>
          <Quote />
          Quote in a post
        </button>
      </div>
    </Sheet>
  )
}

import type { QuotedPost as Quoted } from '#contract/feed.ts'
import { pluralize } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { addressOf } from './naming.ts'
import styles from './QuotedPost.module.css'

/** A post in a few lines, as another one quotes it. */
export const QuotedPost = ({ post }: { post: Quoted | null }) =>
  post ? <Excerpt post={post} /> : <p className={styles.quoted}>This post is not available.</p>

/** It leads to the post, and hears when that is gone. */
function Excerpt({ post: { id, author, content, poll, createdAt } }: { post: Quoted }) {
  useShown(`post:${id}`)
  return (
    <blockquote className={styles.quoted}>
      <Link to={addressOf(id)}>
        <span className={styles.who}>
          <span className="vh">Post by </span>
          <b>{author.name}</b>
          <Withdrawn member={author} /> <Ago at={createdAt} />
        </span>
        <span className={styles.words}>{content}</span>
        {poll && (
          <span className={styles.who}>
            {poll.isClosed ? 'Closed poll' : 'Poll'}, {pluralize(poll.votes, 'vote')}
          </span>
        )}
      </Link>
    </blockquote>
  )
}

import { Heart, MessageCircle } from 'lucide-react'
import type { Post } from '#contract/feed.ts'
import { Face } from '../profile/Face.tsx'
import { Signature } from '../profile/Signature.tsx'
import { Ago } from '../ui/Ago.tsx'
import { EntryAction } from '../ui/EntryAction.tsx'
import { Person } from '../ui/Person.tsx'
import { StatusIcon } from '../ui/StatusMark.tsx'
import { counted, shown } from './counted.ts'
import { useLike } from './marks.ts'
import styles from './TrendingCard.module.css'

/** A post in a few lines; pressed, it opens whole. */
export function TrendingCard({ post, onOpen }: { post: Post; onOpen: () => void }) {
  const { author } = post
  const like = useLike(post)

  return (
    <article className={styles.card} aria-label={`Trending: ${author.name}`}>
      <Person
        avatar={<Face member={author} size="sm" />}
        name={<Signature member={author} />}
        meta={
          <>
            {author.headline && `${author.headline} · `}
            <Ago at={post.createdAt} />
          </>
        }
        action={<StatusIcon status={post.verificationStatus} />}
      />
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className="clamp3">{post.content}</span>
      </button>
      <div className={styles.foot}>
        <EntryAction
          aria-pressed={post.isLiked}
          aria-label={`Like, ${counted(post.likes, 'like')}`}
          onClick={() => like.mutate(!post.isLiked)}
        >
          <Heart />
          {shown.format(post.likes)}
        </EntryAction>
        <EntryAction aria-haspopup="dialog" aria-label={`Comment, ${counted(post.comments, 'comment')}`} onClick={onOpen}>
          <MessageCircle />
          {shown.format(post.comments)}
        </EntryAction>
      </div>
    </article>
  )
}

import { Heart, MessageCircle } from 'lucide-react'
import { quietLineOf } from '#contract/check-words.ts'
import type { Post } from '#contract/feed.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { StatusIcon } from '../../ui/badge/StatusMark.tsx'
import { Person } from '../../ui/person/Person.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { useLike } from '../post/like-save.ts'
import { PostAction } from '../post/PostAction.tsx'
import { usePressedPost } from '../presses/pressed.ts'
import styles from './TrendingCard.module.css'

/** A post in a few lines; pressed, it opens whole. */
export function TrendingCard({ post: answered, onOpen }: { post: Post; onOpen: () => void }) {
  const post = usePressedPost(answered)
  const { author } = post
  const like = useLike(post)
  useShown(`post:${post.id}`)

  return (
    <article className={styles.card} aria-label={`Trending: ${author.name}`}>
      <Person
        avatar={<AvatarLink member={author} size="sm" />}
        name={<AuthorLine member={author} />}
        meta={
          <>
            {author.headline && `${author.headline} · `}
            <Ago at={post.createdAt} />
          </>
        }
        action={!quietLineOf(post) && <StatusIcon status={post.verificationStatus} />}
      />
      <button type="button" className={styles.open} onClick={onOpen}>
        <span className="clamp3">{post.content}</span>
      </button>
      <div className={styles.foot}>
        <PostAction
          aria-pressed={post.isLiked}
          aria-label={`Like, ${pluralize(post.likes, 'like')}`}
          onClick={() => like.mutate(!post.isLiked)}
        >
          <Heart />
          {formatCount(post.likes)}
        </PostAction>
        <PostAction aria-haspopup="dialog" aria-label={`Comment, ${pluralize(post.comments, 'comment')}`} onClick={onOpen}>
          <MessageCircle />
          {formatCount(post.comments)}
        </PostAction>
      </div>
    </article>
  )
}

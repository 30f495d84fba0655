import type { Post } from '#contract/feed.ts'
import type { Id } from '#contract/page.ts'
import { addressOf } from '../../feed/post/naming.ts'
import { api } from '../../lib/api/api.ts'
import { pluralize } from '../../lib/count.ts'
import { say } from '../../lib/language/say.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { DisputedGlyph, VerifiedGlyph } from '../../ui/art/glyphs.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { toast } from '../../ui/status/toast.ts'
import { Ago } from '../../ui/text/Ago.tsx'
import room from '../Institution.module.css'
import { useAct } from '../use-act.ts'
import styles from './Overview.module.css'

type PostRowProps = { shown: { post: Post; addedAt: string }; institutionId: Id; mayEdit: boolean }

/** A post that the page shows, signed by whoever wrote it. */
export function PostRow({ shown: { post, addedAt }, institutionId, mayEdit }: PostRowProps) {
  const { user } = useSession()
  const { id, author, content, verificationStatus } = post
  const remove = useAct(() => api.institutionPosts.remove({ institutionId, postId: id }))
  useShown(`post:${id}`)
  return (
    <li className={room.row}>
      <Avatar id={author.id} name={author.name} url={author.avatarUrl} mark={author.mark} size="sm" />
      <div>
        <span className="meta">
          Written by <AuthorLine member={author} /> · added <Ago at={addedAt} />
        </span>
        <p className={`${room.words} ${styles.words}`}>{content}</p>
        <p className={room.line}>
          {verificationStatus === 'verified' && (
            <Badge tone="verified">
              <VerifiedGlyph />
              Verified
            </Badge>
          )}
          {verificationStatus === 'disputed' && (
            <Badge tone="disputed">
              <DisputedGlyph />
              Disputed
            </Badge>
          )}
          <span className="meta">
            {pluralize(post.likes, 'like')}, {pluralize(post.comments, 'comment')}
          </span>
          <Link className="ui" to={addressOf(id)}>
            Open<span className="vh"> the post by {author.name}</span>
          </Link>
        </p>
      </div>
      {(mayEdit || author.id === user?.id) && (
        <Button
          size="small"
          tone="quiet"
          aria-label={`Take off: the post by ${author.name}`}
          busy={remove.isPending}
          onClick={() => remove.mutate(undefined, { onSuccess: () => toast.success(say('Taken off the page. The post itself stays.')) })}
        >
          Take off
        </Button>
      )}
    </li>
  )
}

import { Bookmark, Heart, MessageCircle } from 'lucide-react'
import { memo, Suspense, useId } from 'react'
import { quietLineOf } from '#contract/check-words.ts'
import { mayCite } from '#contract/dois.ts'
import type { Post } from '#contract/feed.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import { useShown } from '../../lib/live.ts'
import { Link } from '../../lib/router.tsx'
import { useSession } from '../../lib/session.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { placeOf } from '../../profile/member/place.ts'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { HeldUp } from '../../ui/status/HeldUp.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { toast } from '../../ui/status/toast.ts'
import { Ago } from '../../ui/text/Ago.tsx'
import { hidePost } from '../choices/queries.ts'
import { useIsHeldUp, usePressedPost } from '../presses/pressed.ts'
import { MarkedText } from '../text/MarkedText.tsx'
import { ReadMore } from '../text/PostText.tsx'
import { AudienceMark } from './AudienceMark.tsx'
import { EditedMark } from './EditedMark.tsx'
import { useLike } from './like-save.ts'
import { addressOf } from './naming.ts'
import { useOpenPart } from './open-parts.ts'
import { PostAction } from './PostAction.tsx'
import { PostFrame } from './PostFrame.tsx'
import { PostImages } from './PostImages.tsx'
import { PostMark } from './PostMark.tsx'
import { PostMenu } from './PostMenu.tsx'
import { QuotedPost } from './QuotedPost.tsx'

const CaseParts = part(() => import('../cases/CaseParts.tsx'))
const Thread = part(() => import('../comments/Thread.tsx'))
const VerificationPanel = part(() => import('../check/VerificationPanel.tsx'))
const EditPost = part(() => import('./EditPost.tsx'))
const Why = part(() => import('../why/Why.tsx'))
const PostPoll = part(() => import('../poll/PostPoll.tsx'))
const CitesRetracted = part(() => import('../text/CitesRetracted.tsx'))
const WithheldNote = part(() => import('../../moderation/WithheldNote.tsx'))
const HiddenPost = part(() => import('../choices/HiddenPost.tsx'))

type PostCardProps = {
  post: Post
  /** Arrived while the page was open. */
  isNew?: boolean
  onDelete: (post: Post) => void
}

/** A post. Nothing heavy is drawn until a reader opens it, because thousands of these stand in a row. */
export const PostCard = memo(function PostCard({ post: answered, isNew, onDelete }: PostCardProps) {
  const post = usePressedPost(answered)
  const { author } = post
  const panelId = useId()
  const threadId = useId()
  const [panel, setPanel] = useOpenPart(post.id, 'verification')
  const [thread, setThread] = useOpenPart(post.id, 'comments')
  const [editing, setEditing] = useOpenPart(post.id, 'editing')
  const [why, setWhy] = useOpenPart(post.id, 'why')
  const [hidden, setHidden] = useOpenPart(post.id, 'hidden')
  const like = useLike(post)
  const heldUp = useIsHeldUp(post.id)
  const { user } = useSession()
  useShown(`post:${post.id}`)

  if (hidden)
    return (
      <Suspense fallback={<Loading label="Hiding the post" rows={1} />}>
        <HiddenPost post={post} onUndo={() => setHidden(false)} />
      </Suspense>
    )

  const less = () => {
    setHidden(true)
    hidePost(post.id, null).catch((error) => {
      setHidden(false)
      toast.error(wordsOf(error))
    })
  }
  const isOwn = author.id === user?.id

  const cited = `${post.content} ${post.link ?? ''}`
  const words = (
    <>
      {post.case ? (
        <Suspense fallback={<MarkedText text={post.content} mentioned={post.mentioned} />}>
          <CaseParts postId={post.id} said={post.case} mentioned={post.mentioned} />
        </Suspense>
      ) : (
        <MarkedText text={post.content} mentioned={post.mentioned} />
      )}
      {post.link && <ReadMore link={post.link} preview={post.preview} />}
      {post.editedAt && <EditedMark post={post} editedAt={post.editedAt} />}
      {mayCite(cited) && (
        <Suspense>
          <CitesRetracted text={cited} />
        </Suspense>
      )}
    </>
  )

  return (
    <PostFrame
      label={`Post by ${author.name}`}
      status={quietLineOf(post) ? undefined : post.verificationStatus}
      avatar={<AvatarLink member={author} />}
      name={<AuthorLine member={author} />}
      meta={facts(' · ', author.headline, placeOf(author.hospital, author.location))}
      time={<PostTime post={post} isNew={isNew} />}
      controls={
        <PostMenu post={post} onEdit={() => setEditing(true)} onDelete={() => onDelete(post)} onWhy={() => setWhy(true)} onLess={less} />
      }
      mark={<PostMark post={post} open={panel} panelId={panelId} onToggle={() => setPanel(!panel)} />}
      actions={
        <>
          <PostAction
            aria-pressed={post.isLiked}
            aria-label={`Like, ${pluralize(post.likes, 'like')}`}
            onClick={() => like.mutate(!post.isLiked)}
          >
            <Heart />
            {formatCount(post.likes)}
          </PostAction>
          <PostAction
            aria-expanded={thread}
            aria-controls={thread ? threadId : undefined}
            aria-label={`Comment, ${pluralize(post.comments, 'comment')}`}
            onClick={() => setThread(!thread)}
          >
            <MessageCircle />
            {formatCount(post.comments)}
          </PostAction>
        </>
      }
      more={
        (panel || why || thread || heldUp) && (
          <>
            {heldUp && <HeldUp />}
            {panel && (
              <Suspense fallback={<Loading id={panelId} label="Loading the check" rows={1} />}>
                <VerificationPanel id={panelId} post={post} />
              </Suspense>
            )}
            {why && (
              <Suspense fallback={<Loading label="Loading the reasons" rows={1} />}>
                <Why postId={post.id} onLess={isOwn ? undefined : less} onClose={() => setWhy(false)} />
              </Suspense>
            )}
            {thread && (
              <Suspense fallback={<Loading id={threadId} label="Loading comments" rows={1} />}>
                <Thread id={threadId} post={post} />
              </Suspense>
            )}
          </>
        )
      }
    >
      {post.isWithheld && (
        <Suspense>
          <WithheldNote />
        </Suspense>
      )}
      {editing ? (
        <Suspense fallback={words}>
          <EditPost post={post} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        words
      )}
      {post.images.length > 0 && <PostImages images={post.images} />}
      {post.poll && (
        <Suspense fallback={<Loading label="Loading the poll" rows={1} />}>
          <PostPoll post={post} poll={post.poll} />
        </Suspense>
      )}
      {post.quoted && <QuotedPost post={post.quoted.post} />}
    </PostFrame>
  )
})

const PostTime = ({ post, isNew }: { post: Post; isNew: boolean | undefined }) => (
  <>
    {isNew && <Badge tone="neel">New</Badge>} {post.isSaved && <Saved />}
    <AudienceMark audience={post.audience} />
    <Link to={addressOf(post.id)}>
      <span className="vh">Open the post, </span>
      <Ago at={post.createdAt} />
    </Link>
  </>
)

const Saved = () => (
  <>
    <Bookmark className="small" fill="currentColor" aria-hidden="true" />
    <span className="vh">Saved</span>{' '}
  </>
)

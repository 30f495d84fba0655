import { Bookmark, Heart, MessageCircle } from 'lucide-react'
import { lazy, memo, Suspense, useId } from 'react'
import type { Post } from '#contract/feed.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Badge } from '../ui/Badge.tsx'
import { Entry } from '../ui/Entry.tsx'
import { EntryAction } from '../ui/EntryAction.tsx'
import { Loading } from '../ui/Skeleton.tsx'
import { StatusMark } from '../ui/StatusMark.tsx'
import { counted, shown } from './counted.ts'
import { useLike } from './marks.ts'
import { useOpened } from './opened.ts'
import { PlainText } from './PlainText.tsx'
import { PostImage } from './PostImage.tsx'
import { PostMenu } from './PostMenu.tsx'
import { ReadMore } from './ReadMore.tsx'

const Thread = lazy(() => import('./Thread.tsx'))
const VerificationPanel = lazy(() => import('./VerificationPanel.tsx'))
const EditPost = lazy(() => import('./EditPost.tsx'))

type PostCardProps = {
  post: Post
  /** Arrived while the page was open. */
  isNew?: boolean
  onDelete: (post: Post) => void
}

/** A post. Nothing heavy is drawn until a reader opens it, because thousands of these stand in a row. */
export const PostCard = memo(function PostCard({ post, isNew, onDelete }: PostCardProps) {
  const { author, verificationStatus: status } = post
  const panelId = useId()
  const threadId = useId()
  const [panel, setPanel] = useOpened(post.id, 'verification')
  const [thread, setThread] = useOpened(post.id, 'comments')
  const [editing, setEditing] = useOpened(post.id, 'editing')
  const like = useLike(post)

  const words = (
    <>
      <PlainText text={post.content} />
      {post.link && <ReadMore link={post.link} />}
    </>
  )

  return (
    <Entry
      label={`Post by ${author.name}`}
      status={status}
      avatar={<Face member={author} />}
      name={<Signature member={author} />}
      meta={facts(' · ', author.headline, facts(', ', author.hospital, author.location))}
      time={<PostTime post={post} isNew={isNew} />}
      controls={<PostMenu post={post} onEdit={() => setEditing(true)} onDelete={() => onDelete(post)} />}
      mark={
        <StatusMark
          status={status}
          aria-expanded={panel}
          aria-controls={panel ? panelId : undefined}
          aria-description="Doxy AI Verification"
          onClick={() => setPanel(!panel)}
        />
      }
      actions={
        <>
          <EntryAction
            aria-pressed={post.isLiked}
            aria-label={`Like, ${counted(post.likes, 'like')}`}
            onClick={() => like.mutate(!post.isLiked)}
          >
            <Heart />
            {shown.format(post.likes)}
          </EntryAction>
          <EntryAction
            aria-expanded={thread}
            aria-controls={thread ? threadId : undefined}
            aria-label={`Comment, ${counted(post.comments, 'comment')}`}
            onClick={() => setThread(!thread)}
          >
            <MessageCircle />
            {shown.format(post.comments)}
          </EntryAction>
        </>
      }
      more={
        (panel || thread) && (
          <>
            {panel && (
              <Suspense fallback={<Loading label="Loading the check" rows={1} />}>
                <VerificationPanel id={panelId} post={post} />
              </Suspense>
            )}
            {thread && (
              <Suspense fallback={<Loading label="Loading comments" rows={1} />}>
                <Thread id={threadId} post={post} />
              </Suspense>
            )}
          </>
        )
      }
    >
      {editing ? (
        <Suspense fallback={words}>
          <EditPost post={post} onClose={() => setEditing(false)} />
        </Suspense>
      ) : (
        words
      )}
      {post.image && <PostImage image={post.image} />}
    </Entry>
  )
})

const PostTime = ({ post, isNew }: { post: Post; isNew: boolean | undefined }) => (
  <>
    {isNew && <Badge tone="neel">New</Badge>} {post.isSaved && <Saved />}
    {post.editedAt && <span>Edited · </span>}
    <Ago at={post.createdAt} />
  </>
)

const Saved = () => (
  <>
    <Bookmark className="small" fill="currentColor" aria-hidden="true" />
    <span className="vh">Saved</span>{' '}
  </>
)

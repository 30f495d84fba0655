import { Ellipsis, Flag, Heart, Pencil, Reply, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { Comment } from '#contract/comments.ts'
import { mayCite } from '#contract/dois.ts'
import type { MemberCard } from '#contract/profile.ts'
import { formatCount, pluralize } from '../../lib/count.ts'
import { findDraft } from '../../lib/drafts.ts'
import { AuthorLine, facts } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { DoxyTile } from '../../ui/person/Avatar.tsx'
import { HeldUp } from '../../ui/status/HeldUp.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import { PostAction } from '../post/PostAction.tsx'
import { useIsHeldUp, usePressedComment } from '../presses/pressed.ts'
import { CommentFrame } from './CommentFrame.tsx'
import styles from './Comments.module.css'
import { CommentText } from './CommentText.tsx'
import { EditComment } from './EditComment.tsx'
import { useLikeComment } from './like-comment.ts'
import { editDraft } from './mutations.ts'
import { isOutdated } from './outdated.ts'

const CitesRetracted = part(() => import('../text/CitesRetracted.tsx'))
const WithheldNote = part(() => import('../../moderation/WithheldNote.tsx'))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

type CommentRowProps = {
  comment: Comment
  me: string | undefined
  postAuthorId: string
  postEditedAt: string | null
  onDelete: (comment: Comment) => void
  onReply: (comment: Comment) => void
}

/** A comment, or the place that one had whose replies stand. */
export const CommentRow = ({ comment, ...rest }: CommentRowProps) =>
  comment.author ? (
    <SignedRow comment={comment} author={comment.author} {...rest} />
  ) : (
    <p className="meta">{comment.isWithheld ? 'This comment is hidden because of a report.' : 'This comment was removed.'}</p>
  )

type SignedRowProps = CommentRowProps & { author: MemberCard }

/** Doxy AI's stand on the ground of Doxy AI, so that nobody takes them for a colleague's. */
function SignedRow({ comment, author, me, postAuthorId, postEditedAt, onDelete, onReply }: SignedRowProps) {
  const { isAI } = comment
  const [editing, setEditing] = useState(() => findDraft(editDraft(comment.id)) !== undefined)
  const [reporting, setReporting] = useState(false)
  const isOwn = author.id === me

  const items: MenuItem[] = []
  if (isOwn && !isAI) items.push({ label: 'Edit', icon: <Pencil />, onSelect: () => setEditing(true) })
  if (isOwn || postAuthorId === me) items.push({ label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(comment) })
  if (me !== undefined && !isOwn) items.push({ label: 'Report', icon: <Flag />, onSelect: () => setReporting(true) })

  return (
    <CommentFrame
      label={`Comment by ${isAI ? 'Doxy AI' : author.name}`}
      isAI={isAI}
      avatar={isAI ? <DoxyTile size="sm" /> : <AvatarLink member={author} size="sm" />}
      name={isAI ? 'Doxy AI' : <AuthorLine member={author} />}
      meta={<Meta comment={comment} author={author} byPostAuthor={author.id === postAuthorId} postEditedAt={postEditedAt} />}
      controls={items.length > 0 && <Menu label="Comment options" icon={<Ellipsis />} items={items} />}
    >
      <Suspense>{comment.isWithheld && <WithheldNote />}</Suspense>
      {editing ? (
        <EditComment comment={comment} onClose={() => setEditing(false)} />
      ) : (
        <CommentText text={comment.text} mentioned={comment.mentioned} />
      )}
      <Suspense>{!editing && mayCite(comment.text) && <CitesRetracted text={comment.text} />}</Suspense>
      {!isAI && <Actions comment={comment} onReply={onReply} />}
      <Suspense>{reporting && <ReportDialog kind="comment" subjectId={comment.id} onClose={() => setReporting(false)} />}</Suspense>
    </CommentFrame>
  )
}

type MetaProps = { comment: Comment; author: MemberCard; byPostAuthor: boolean; postEditedAt: string | null }

function Meta({ comment, author, byPostAuthor, postEditedAt }: MetaProps) {
  const { isAI, answered, editedAt, createdAt } = comment
  const about = isAI
    ? isOutdated(comment, postEditedAt)
      ? 'AI reply to the post before it was edited'
      : 'AI reply'
    : byPostAuthor
      ? ''
      : facts(', ', author.headline, author.location)
  return (
    <>
      {byPostAuthor && !isAI && (
        <>
          <Badge>Author</Badge>{' '}
        </>
      )}
      {facts(' · ', about, answered ? `Reply to ${answered.name}` : '', editedAt ? 'Edited' : '')}
      {/* The time never stands alone in a line. */}
      {(about || answered || editedAt) && '\u00a0·\u00a0'}
      <Ago at={createdAt} />
    </>
  )
}

function Actions({ comment: answered, onReply }: Pick<CommentRowProps, 'comment' | 'onReply'>) {
  const comment = usePressedComment(answered)
  const like = useLikeComment(comment)
  const isHeldUp = useIsHeldUp(comment.postId, comment.id)
  return (
    <div className={styles.actions}>
      <PostAction
        aria-pressed={comment.isLiked}
        aria-label={`Like comment, ${pluralize(comment.likes, 'like')}`}
        onClick={() => like(!comment.isLiked)}
      >
        <Heart />
        {formatCount(comment.likes)}
      </PostAction>
      <PostAction onClick={() => onReply(comment)}>
        <Reply />
        Reply
      </PostAction>
      {isHeldUp && <HeldUp />}
    </div>
  )
}

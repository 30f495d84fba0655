import { Ellipsis, Flag, Pencil, Reply, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { PaperComment } from '#contract/paper-comments.ts'
import type { OpenedPaper } from '#contract/papers.ts'
import type { MemberCard } from '#contract/profile.ts'
import { CommentFrame } from '../../feed/comments/CommentFrame.tsx'
import { PostAction } from '../../feed/post/PostAction.tsx'
import { findDraft } from '../../lib/drafts.ts'
import { AuthorLine } from '../../profile/member/AuthorLine.tsx'
import { AvatarLink } from '../../profile/member/AvatarLink.tsx'
import { Badge } from '../../ui/badge/Badge.tsx'
import { part } from '../../ui/later.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { Ago } from '../../ui/text/Ago.tsx'
import styles from './Comments.module.css'
import { editDraftName } from './drafts.ts'
import { Quoted } from './Quoted.tsx'
import { Words } from './Words.tsx'

const EditComment = part(async () => ({ default: (await import('./EditComment.tsx')).EditComment }))
const RemoveComment = part(async () => ({ default: (await import('./RemoveComment.tsx')).RemoveComment }))
const WithheldNote = part(() => import('../../moderation/WithheldNote.tsx'))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))

type CommentRowProps = {
  comment: PaperComment
  number?: number | undefined
  paper: OpenedPaper
  me: string | undefined
  onReply: (comment: PaperComment) => void
  onSeek: (commentId: string, versionNo: number) => void
}

/** A comment, or the place that one had whose replies stand. */
export const CommentRow = ({ comment, ...rest }: CommentRowProps) =>
  comment.author ? (
    <Signed comment={comment} author={comment.author} {...rest} />
  ) : (
    <p className="meta">{comment.isWithheld ? 'This comment is hidden because of a report.' : 'This comment was removed.'}</p>
  )

function Signed({ comment, author, number, paper, me, onReply, onSeek }: CommentRowProps & { author: MemberCard }) {
  const [asked, setAsked] = useState<'edit' | 'remove' | 'report' | undefined>(() =>
    findDraft(editDraftName(comment.id)) ? 'edit' : undefined,
  )
  const close = () => setAsked(undefined)
  const isOwn = author.id === me

  const items: MenuItem[] = []
  if (isOwn) items.push({ label: 'Edit', icon: <Pencil />, onSelect: () => setAsked('edit') })
  if (isOwn || (me && paper.isOwn)) items.push({ label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => setAsked('remove') })
  if (me && !isOwn) items.push({ label: 'Report', icon: <Flag />, onSelect: () => setAsked('report') })

  return (
    <CommentFrame
      label={`Comment by ${author.name}`}
      avatar={<AvatarLink member={author} size="sm" />}
      name={<AuthorLine member={author} />}
      meta={<Meta comment={comment} newest={paper.versions} />}
      controls={items.length > 0 && <Menu label="Comment options" icon={<Ellipsis />} items={items} />}
    >
      <Suspense>{comment.isWithheld && <WithheldNote />}</Suspense>
      <Quoted comment={comment} number={number} paper={paper} onSeek={onSeek} />
      <Suspense fallback={<Words text={comment.text} />}>
        {asked === 'edit' ? <EditComment comment={comment} onClose={close} /> : <Words text={comment.text} />}
        {asked === 'remove' && <RemoveComment comment={comment} onClose={close} />}
        {asked === 'report' && <ReportDialog kind="paper_comment" subjectId={comment.id} onClose={close} />}
      </Suspense>
      <div className={styles.actions}>
        <PostAction onClick={() => onReply(comment)}>
          <Reply />
          Reply
        </PostAction>
      </div>
    </CommentFrame>
  )
}

function Meta({
  comment: { isUploader, answered, editedAt, createdAt, versionNo, parentId },
  newest,
}: {
  comment: PaperComment
  newest: number
}) {
  const said = [answered && `Reply to ${answered.name}`, !parentId && versionNo < newest && `On version ${versionNo}`, editedAt && 'Edited']
  return (
    <>
      {isUploader && (
        <>
          <Badge>Uploader</Badge>{' '}
        </>
      )}
      {said.filter(Boolean).map((words) => `${words} · `)}
      <Ago at={createdAt} />
    </>
  )
}

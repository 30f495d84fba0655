import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/account.ts'
import type { Comment } from '#contract/feed.ts'
import { findDraft } from '../lib/drafts.ts'
import { Face } from '../profile/Face.tsx'
import { facts, Signature } from '../profile/Signature.tsx'
import { Ago } from '../ui/Ago.tsx'
import { Avatar, DoxyTile } from '../ui/Avatar.tsx'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import styles from './CommentRow.module.css'
import { CommentText } from './CommentText.tsx'
import { editDraft } from './comment-changes.ts'
import { EditComment } from './EditComment.tsx'

type FrameProps = {
  label: string
  avatar: ReactNode
  name: ReactNode
  meta: ReactNode
  controls?: ReactNode
  isAI?: boolean
  children: ReactNode
}

const Frame = ({ label, avatar, name, meta, controls, isAI, children }: FrameProps) => (
  <article className={styles.comment} data-ai={isAI || undefined} aria-label={label}>
    {avatar}
    <div className={styles.body}>
      <div className={styles.head}>
        <p>
          <span className={styles.name}>{name}</span> <span className="meta">{meta}</span>
        </p>
        {controls}
      </div>
      {children}
    </div>
  </article>
)

type CommentRowProps = { comment: Comment; mayEdit: boolean; mayRemove: boolean; onDelete: (comment: Comment) => void }

/** A comment. Doxy AI's stand on the ground of Doxy AI, so that nobody takes them for a colleague's. */
export function CommentRow({ comment, mayEdit, mayRemove, onDelete }: CommentRowProps) {
  const { author, isAI } = comment
  const [editing, setEditing] = useState(() => findDraft(editDraft(comment.id)) !== undefined)

  const items: MenuItem[] = []
  if (mayEdit) items.push({ label: 'Edit', icon: <Pencil />, onSelect: () => setEditing(true) })
  if (mayRemove) items.push({ label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: () => onDelete(comment) })

  return (
    <Frame
      label={`Comment by ${isAI ? 'Doxy AI' : author.name}`}
      isAI={isAI}
      avatar={isAI ? <DoxyTile size="sm" /> : <Face member={author} size="sm" />}
      name={isAI ? 'Doxy AI' : <Signature member={author} />}
      meta={
        <>
          {isAI ? 'AI reply' : facts(', ', author.headline, author.location)}
          {(isAI || author.headline || author.location) && ' · '}
          {comment.editedAt && 'Edited · '}
          <Ago at={comment.createdAt} />
        </>
      }
      controls={items.length > 0 && <Menu label="Comment options" icon={<Ellipsis />} items={items} />}
    >
      {editing ? <EditComment comment={comment} onClose={() => setEditing(false)} /> : <CommentText text={comment.text} />}
    </Frame>
  )
}

/** One's own comment until the server has it. */
export const SendingComment = ({ user, text }: { user: User; text: string }) => (
  <Frame
    label={`Comment by ${user.name}`}
    avatar={<Avatar id={user.id} name={user.name} url={user.picture} verified={user.verified} size="sm" />}
    name={user.name}
    meta="Sending…"
  >
    <CommentText text={text} />
  </Frame>
)

/** Doxy AI's place below a comment that asks it, until the answer is there. */
export const ThinkingComment = ({ text }: { text: string }) => (
  <Frame label="Comment by Doxy AI" isAI avatar={<DoxyTile size="sm" />} name="Doxy AI" meta="AI reply">
    <p role="status">{text}</p>
  </Frame>
)

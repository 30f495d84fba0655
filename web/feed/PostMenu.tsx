import { Bookmark, BookmarkX, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import type { Post } from '#contract/feed.ts'
import { useSession } from '../lib/session.ts'
import { Menu, type MenuItem } from '../ui/Menu.tsx'
import { useSave } from './marks.ts'

type PostMenuProps = { post: Post; onEdit: () => void; onDelete: () => void }

/** What else can be done with a post: keep it, and change or delete one's own. */
export function PostMenu({ post, onEdit, onDelete }: PostMenuProps) {
  const save = useSave(post)
  const own = post.author.id === useSession().user?.id

  const items: MenuItem[] = [
    post.isSaved
      ? { label: 'Remove from saved', icon: <BookmarkX />, onSelect: () => save.mutate(false) }
      : { label: 'Save', icon: <Bookmark />, onSelect: () => save.mutate(true) },
  ]
  if (own) {
    items.push(
      { label: 'Edit', icon: <Pencil />, onSelect: onEdit },
      { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
    )
  }

  return <Menu label="More options" icon={<Ellipsis />} items={items} />
}

import { useQuery } from '@tanstack/react-query'
import type { Post } from '#contract/feed.ts'
import { inFull } from '../../lib/dates.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { versionsQuery } from '../cache/queries.ts'
import { PostText, ReadMore } from '../text/PostText.tsx'

/** What a post says, and what it said before each edit. */
export default function PostHistory({ post, onClose }: { post: Post; onClose: () => void }) {
  const query = useQuery(versionsQuery(post))
  return (
    <Dialog title="Edits of this post" onClose={onClose}>
      <SheetList>
        <Version when={`As it is now, since ${inFull(post.editedAt ?? post.createdAt)}`} content={post.content} link={post.link} />
        <QueryList inList query={query} what="earlier versions" empty={<li>No earlier version is kept.</li>} keyOf={keyOf}>
          {({ writtenAt, content, link }) => <Version when={inFull(writtenAt)} content={content} link={link} />}
        </QueryList>
      </SheetList>
    </Dialog>
  )
}

const keyOf = ({ writtenAt }: { writtenAt: string }) => writtenAt

const Version = ({ when, content, link }: { when: string; content: string; link: string | null }) => (
  <li>
    <h3 className="meta">{when}</h3>
    <PostText text={content} />
    {link && <ReadMore link={link} />}
  </li>
)

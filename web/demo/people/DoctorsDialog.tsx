import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { SheetList } from '../../ui/layout/Sheet.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { DemoPost } from '../feed/DemoPost.tsx'
import { readPostsOf } from '../feed/posts.ts'
import { AUTHOR_POSTS, type HostedMember, nameOf, VERIFIED_MAX } from '../tables.ts'
import { MemberRow } from './MemberRow.tsx'
import { findMembers, readVerified } from './members.ts'

type DoctorsDialogProps = { userId: string; opened?: HostedMember | undefined; onClose: () => void }

/** All verified doctors, everybody by name or specialization, and what somebody wrote. */
export function DoctorsDialog({ userId, opened, onClose }: DoctorsDialogProps) {
  const [shown, setShown] = useState(opened)
  return shown ? (
    <Dialog
      title={nameOf(shown)}
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={() => setShown(undefined)}>
          All doctors
        </Button>
      }
    >
      <PostsOf member={shown} userId={userId} />
    </Dialog>
  ) : (
    <Dialog title="Doctors" onClose={onClose}>
      <Doctors onOpen={setShown} />
    </Dialog>
  )
}

function Doctors({ onOpen }: { onOpen: (member: HostedMember) => void }) {
  const [words, setWords] = useState('')
  const sought = words.trim()
  const query = useQuery({
    queryKey: ['hosted', 'members', sought],
    queryFn: async () => ({ items: sought ? await findMembers(sought) : await readVerified(VERIFIED_MAX) }),
    retry: false,
  })
  return (
    <>
      <Field
        label="Search by name or specialization"
        type="search"
        maxLength={100}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <SheetList aria-label="Doctors">
        <QueryList
          inList
          what="doctors"
          query={query}
          empty={<li className="ui muted">{sought ? 'Nobody was found.' : 'Nobody is verified yet.'}</li>}
        >
          {(member) => <MemberRow member={member} onOpen={() => onOpen(member)} />}
        </QueryList>
      </SheetList>
    </>
  )
}

function PostsOf({ member, userId }: { member: HostedMember; userId: string }) {
  const query = useQuery({
    queryKey: ['hosted', 'posts-of', member.id],
    queryFn: async () => ({ items: await readPostsOf(member.id, AUTHOR_POSTS) }),
    retry: false,
  })
  return (
    <QueryList what="their posts" query={query} empty="No posts yet">
      {(post) => <DemoPost post={post} isOwn={post.author_id === userId} />}
    </QueryList>
  )
}

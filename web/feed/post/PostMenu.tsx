import { useQuery } from '@tanstack/react-query'
import {
  Bookmark,
  BookmarkX,
  CircleCheck,
  Ellipsis,
  Flag,
  Info,
  Link as LinkIcon,
  ListMinus,
  Pencil,
  Pin,
  Quote,
  Stethoscope,
  Tag,
  Trash2,
  UserRoundPlus,
  Users,
  VolumeX,
} from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'
import type { PostCase } from '#contract/cases.ts'
import type { Follow } from '#contract/choices.ts'
import type { Post } from '#contract/feed.ts'
import { NARROWER } from '#contract/post-readers.ts'
import type { MemberCard } from '#contract/profile.ts'
import { useSession } from '../../lib/session.ts'
import { part } from '../../ui/later.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { changeCase } from '../cases/case-draft.ts'
import { followsQuery, isSame, useFollow } from '../choices/queries.ts'
import { useQuote } from '../composer/quote.ts'
import { copyLink } from './copy-link.ts'
import { useSave } from './like-save.ts'
import { usePin } from './pin.ts'

const CaseDialog = part(() => import('../cases/CaseDialog.tsx'))
const OutcomeDialog = part(() => import('../cases/OutcomeDialog.tsx'))
const MutedWords = part(() => import('../choices/MutedWords.tsx'))
const ReportDialog = part(() => import('../../moderation/ReportDialog.tsx'))
const SaveWithLabel = part(() => import('../saved/SaveWithLabel.tsx'))

type PostMenuProps = { post: Post; onEdit: () => void; onDelete: () => void; onWhy: () => void; onLess: () => void }

/** What else can be done with a post: keep it, hand its address on, ask why it is there, change or delete one's own, see less like another's, report it. */
export function PostMenu({ post, onEdit, onDelete, onWhy, onLess }: PostMenuProps) {
  const save = useSave(post)
  const pin = usePin(post)
  const quotes = useQuote(post.id)
  const { user } = useSession()
  const own = post.author.id === user?.id
  const [dialog, setDialog] = useState<'report' | 'mute' | 'label' | 'outcome' | 'case'>()
  const [opened, setOpened] = useState(false)
  const followed = useFollowItems(post.author, opened)

  const items: MenuItem[] = [
    post.isSaved
      ? { label: 'Remove from saved', icon: <BookmarkX />, onSelect: () => save.mutate(false) }
      : { label: 'Save', icon: <Bookmark />, onSelect: () => save.mutate(true) },
    { label: post.isSaved ? 'Change label' : 'Save with a label', icon: <Tag />, onSelect: () => setDialog('label') },
    { label: 'Copy link', icon: <LinkIcon />, onSelect: () => void copyLink(post) },
    { label: 'Quote in a post', icon: <Quote />, onSelect: quotes },
  ]
  const why: MenuItem = { label: 'Why am I seeing this?', icon: <Info />, onSelect: onWhy }
  // The words of a case stay, and who reads it changes only where it can be kept for fewer.
  const readers = NARROWER[post.audience].length > 0 ? [{ label: 'Who can read it', icon: <Users />, onSelect: onEdit }] : []
  if (own) {
    items.push(
      why,
      ...(post.case ? caseItems(post, post.case, setDialog) : []),
      post.isPinned
        ? { label: 'Remove from your profile', icon: <Pin />, onSelect: () => pin.mutate(false) }
        : { label: 'Pin to your profile', icon: <Pin />, onSelect: () => pin.mutate(true) },
      ...(post.case ? readers : [{ label: 'Edit', icon: <Pencil />, onSelect: onEdit }]),
      { label: 'Delete', icon: <Trash2 />, tone: 'danger', onSelect: onDelete },
    )
  } else if (user) {
    items.push(
      why,
      ...followed,
      { label: 'Show less like this', icon: <ListMinus />, onSelect: onLess },
      { label: 'Mute words', icon: <VolumeX />, onSelect: () => setDialog('mute') },
      { label: 'Report', icon: <Flag />, tone: 'danger', onSelect: () => setDialog('report') },
    )
  }

  return (
    <>
      <Menu label="More options" icon={<Ellipsis />} items={items} onOpen={() => setOpened(true)} />
      <Suspense>
        {dialog === 'label' && <SaveWithLabel post={post} onClose={() => setDialog(undefined)} />}
        {dialog === 'report' && <ReportDialog kind="post" subjectId={post.id} onClose={() => setDialog(undefined)} />}
        {dialog === 'outcome' && post.case && <OutcomeDialog post={post} shown={post.case} onClose={() => setDialog(undefined)} />}
        {dialog === 'case' && user && <CaseDialog user={user} onClose={() => setDialog(undefined)} />}
        {dialog === 'mute' && <MutedWords onClose={() => setDialog(undefined)} />}
      </Suspense>
    </>
  )
}

/** What an author does with a case of theirs: say how it turned out, as often as they may, and go on with it in another one. */
function caseItems(
  { id: postId }: Post,
  { outcome, outcomesLeft, question }: PostCase,
  open: (dialog: 'outcome' | 'case') => void,
): MenuItem[] {
  const goOn = () => {
    changeCase({ continues: { postId, question } })
    open('case')
  }
  const say = { label: outcome ? 'Change the outcome' : 'Say how it turned out', icon: <CircleCheck />, onSelect: () => open('outcome') }
  const continues = { label: 'Continue this case', icon: <Stethoscope />, onSelect: goOn }
  return outcome || outcomesLeft > 0 ? [say, continues] : [continues]
}

/** Following the author and their hospital, or no longer; what is followed already is asked once the menu opens. */
function useFollowItems({ id, name, hospital }: MemberCard, opened: boolean): MenuItem[] {
  const { user } = useSession()
  const { data } = useQuery({ ...followsQuery, enabled: opened && user !== null })
  const { mutate } = useFollow()
  const item = (follow: Follow, icon: ReactNode): MenuItem => {
    const follows = data?.items.some((each) => isSame(each, follow)) ?? false
    return { label: `${follows ? 'Unfollow' : 'Follow'} ${follow.name}`, icon, onSelect: () => mutate({ follow, follows: !follows }) }
  }
  return [
    item({ kind: 'person', subject: id, name }, <UserRoundPlus />),
    ...(hospital ? [item({ kind: 'institution', subject: hospital, name: hospital }, <UserRoundPlus />)] : []),
  ]
}

import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Bell, BellOff, Ellipsis, MailCheck, MailOpen, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Menu, type MenuItem } from '../../ui/menu/Menu.tsx'
import { useClear, useKeep } from '../mutations.ts'
import { noteRead } from '../sync/marks.ts'
import { titleOf } from '../words.ts'
import { mutes } from './mute.ts'

/** What one can do with a conversation from its row. Nobody else hears of any of it but of reading. */
export function RowMenu({ conversation }: { conversation: Conversation }) {
  const { id, pinned, mutedUntil, archived, markedUnread, unread, lastSeq } = conversation
  const cache = useQueryClient()
  const [asksClear, setAsksClear] = useState(false)
  const { mutate: keep } = useKeep(id)
  const clear = useClear(id)
  const markRead = () => {
    noteRead(cache, id, lastSeq)
    if (markedUnread) keep({ markedUnread: false })
  }

  const items: MenuItem[] = [
    { label: pinned ? 'Unpin' : 'Pin', icon: pinned ? <PinOff /> : <Pin />, onSelect: () => keep({ pinned: !pinned }) },
    unread > 0 || markedUnread
      ? { label: 'Mark as read', icon: <MailCheck />, onSelect: markRead }
      : { label: 'Mark as unread', icon: <MailOpen />, onSelect: () => keep({ markedUnread: true }) },
    ...(mutedUntil
      ? [{ label: 'Unmute', icon: <Bell />, onSelect: () => keep({ mutedUntil: null }) }]
      : mutes.map(({ label, until }) => ({ label, icon: <BellOff />, onSelect: () => keep({ mutedUntil: until() }) }))),
    {
      label: archived ? 'Move to the list' : 'Archive',
      icon: archived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => keep({ archived: !archived }),
    },
    { label: 'Delete for me', icon: <Trash2 />, tone: 'danger', onSelect: () => setAsksClear(true) },
  ]
  return (
    <>
      <Menu label={`More for ${titleOf(conversation)}`} icon={<Ellipsis />} items={items} />
      {asksClear && (
        <ConfirmDialog
          title="Delete this conversation for yourself?"
          confirm="Delete"
          busy={clear.isPending}
          onConfirm={() => clear.mutate(undefined, { onSuccess: () => setAsksClear(false) })}
          onClose={() => setAsksClear(false)}
        >
          All that is in it so far goes for you, on every device. Others keep it, and a new message brings the conversation back.
        </ConfirmDialog>
      )}
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Archive, ArchiveRestore, Bell, BellOff, Ellipsis, MailCheck, MailOpen, Pin, PinOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import { say } from '../../lib/language/say.ts'
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
    { label: pinned ? say('Unpin') : say('Pin'), icon: pinned ? <PinOff /> : <Pin />, onSelect: () => keep({ pinned: !pinned }) },
    unread > 0 || markedUnread
      ? { label: say('Mark as read'), icon: <MailCheck />, onSelect: markRead }
      : { label: say('Mark as unread'), icon: <MailOpen />, onSelect: () => keep({ markedUnread: true }) },
    ...(mutedUntil
      ? [{ label: say('Unmute'), icon: <Bell />, onSelect: () => keep({ mutedUntil: null }) }]
      : mutes.map(({ label, until }) => ({ label: say(label), icon: <BellOff />, onSelect: () => keep({ mutedUntil: until() }) }))),
    {
      label: archived ? say('Move to the list') : say('Archive'),
      icon: archived ? <ArchiveRestore /> : <Archive />,
      onSelect: () => keep({ archived: !archived }),
    },
    { label: say('Delete for me'), icon: <Trash2 />, tone: 'danger', onSelect: () => setAsksClear(true) },
  ]
  return (
    <>
      <Menu label={say('More for {name}', { name: titleOf(conversation) })} icon={<Ellipsis />} items={items} />
      {asksClear && (
        <ConfirmDialog
          title={say('Delete this conversation for yourself?')}
          confirm={say('Delete')}
          busy={clear.isPending}
          onConfirm={() => clear.mutate(undefined, { onSuccess: () => setAsksClear(false) })}
          onClose={() => setAsksClear(false)}
        >
          {say('All that is in it so far goes for you, on every device. Others keep it, and a new message brings the conversation back.')}
        </ConfirmDialog>
      )}
    </>
  )
}

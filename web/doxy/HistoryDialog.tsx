import { useInfiniteQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { Chat } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { QueryList } from '../ui/QueryList.tsx'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { chatsQuery, useRemoveChat } from './queries.ts'

type HistoryDialogProps = { openId: Id; onOpen: (id: Id) => void; onBegin: () => void; onClose: () => void }

/** A member's conversations, the last asked first: open, rename, delete. On phones it is a sheet. */
export default function HistoryDialog({ openId, onOpen, onBegin, onClose }: HistoryDialogProps) {
  const chats = useInfiniteQuery(chatsQuery)
  const [removing, setRemoving] = useState<Chat>()

  const leaveTo = (go: () => void) => {
    go()
    onClose()
  }

  return (
    <Dialog
      title="History"
      size="narrow"
      onClose={onClose}
      footer={
        <Button tone="outline" onClick={() => leaveTo(onBegin)}>
          <SquarePen />
          New conversation
        </Button>
      }
    >
      <p className="ui muted">Only you see these. Questions are kept without what could tell who a patient is.</p>
      <ul className={styles.list} aria-label="Conversations">
        <QueryList query={chats} loading="Loading conversations" empty="Nothing asked yet">
          {(chat) => (
            <HistoryRow
              chat={chat}
              isOpen={chat.id === openId}
              onOpen={() => leaveTo(() => onOpen(chat.id))}
              onRemove={() => setRemoving(chat)}
            />
          )}
        </QueryList>
      </ul>
      {chats.hasNextPage && (
        <Button tone="outline" size="small" busy={chats.isFetchingNextPage} onClick={() => void chats.fetchNextPage()}>
          Show more
        </Button>
      )}
      {removing && (
        <RemoveChat
          chat={removing}
          onClose={() => setRemoving(undefined)}
          onGone={() => {
            setRemoving(undefined)
            if (removing.id === openId) onBegin()
          }}
        />
      )}
    </Dialog>
  )
}

function RemoveChat({ chat, onClose, onGone }: { chat: Chat; onClose: () => void; onGone: () => void }) {
  const remove = useRemoveChat(chat)
  return (
    <ConfirmDialog
      title="Delete this conversation?"
      confirm="Delete"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSuccess: onGone })}
      onClose={onClose}
    >
      <p>“{chat.title}” goes with all its questions and answers. This cannot be undone.</p>
    </ConfirmDialog>
  )
}

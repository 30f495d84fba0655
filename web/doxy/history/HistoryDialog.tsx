import { useInfiniteQuery } from '@tanstack/react-query'
import { SquarePen } from 'lucide-react'
import { useState } from 'react'
import type { Chat } from '#contract/doxy.ts'
import type { Id } from '#contract/page.ts'
import { dropDraft } from '../../lib/drafts.ts'
import { Button } from '../../ui/button/Button.tsx'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { dropAllAsked } from '../chat/keep-asked.ts'
import { chatName } from '../library/words.ts'
import { chatsQuery, useRemoveChat } from '../queries.ts'
import styles from './History.module.css'
import { HistoryRow } from './HistoryRow.tsx'
import { titleDraft } from './title-draft.ts'

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
      <p className="ui muted">Only you can see these. Patient identifiers are removed before questions are saved.</p>
      <ul className={styles.list} aria-label="Conversations">
        <QueryList inList query={chats} what="conversations" empty="No questions yet">
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
      {chats.hasNextPage && <ShowMore tone="outline" size="small" query={chats} />}
      {removing && (
        <RemoveChat
          chat={removing}
          onClose={() => setRemoving(undefined)}
          onGone={() => {
            setRemoving(undefined)
            dropAllAsked(removing.id)
            dropDraft(titleDraft(removing.id))
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
      <p>“{chatName(chat)}” will be deleted with all its questions and answers. This cannot be undone.</p>
    </ConfirmDialog>
  )
}

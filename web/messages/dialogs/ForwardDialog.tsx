import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversation } from '#contract/conversations.ts'
import type { Message } from '#contract/messages.ts'
import { newClientId } from '../../lib/client-id.ts'
import { say } from '../../lib/language/say.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Field } from '../../ui/form/Field.tsx'
import { QueryList } from '../../ui/list/QueryList.tsx'
import { ShowMore } from '../../ui/list/ShowMore.tsx'
import { toast } from '../../ui/status/toast.ts'
import { contentOf } from '../content.ts'
import { Face } from '../list/Face.tsx'
import { listQuery } from '../queries.ts'
import { deviceId } from '../sending/device.ts'
import { messageKind } from '../sending/message-kind.ts'
import { titleOf } from '../words.ts'
import styles from './Dialogs.module.css'

/** Sends the words and files of a message on to another conversation; whose they were is not said. */
export function ForwardDialog({ message, onClose }: { message: Message; onClose: () => void }) {
  const [words, setWords] = useState('')
  const q = words.trim()
  const list = useInfiniteQuery(listQuery({ folder: 'inbox', ...(q && { q }) }))

  const forward = (conversation: Conversation) => {
    const { text, attachments } = contentOf(message)
    const forwarded = { text, forwarded: true, ...(attachments && { attachments }) } as const
    enqueue(messageKind, { conversationId: conversation.id, deviceId: deviceId(), ...forwarded }, newClientId())
    // It waits for the network like any other; its conversation says when it is there.
    toast.message(say('On its way to {name}', { name: titleOf(conversation) }))
    onClose()
  }

  return (
    <Dialog title={say('Forward to')} size="narrow" writing onClose={onClose}>
      <Field label={say('Search conversations')} type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      <ul className={styles.people}>
        <QueryList inList query={list} what="conversations" empty={<li className="ui muted">{say('No conversation is called that.')}</li>}>
          {(conversation) => (
            <li>
              <button type="button" onClick={() => forward(conversation)}>
                <Face conversation={conversation} size="sm" />
                <span className="clamp1">{titleOf(conversation)}</span>
              </button>
            </li>
          )}
        </QueryList>
      </ul>
      {list.hasNextPage && <ShowMore tone="outline" block query={list} />}
    </Dialog>
  )
}

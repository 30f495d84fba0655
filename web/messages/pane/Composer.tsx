import { type RefObject, useEffect } from 'react'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { deviceId } from '../sending/device.ts'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import { messageKind } from '../sending/message-kind.ts'
import { useSayTyping } from '../sync/use-typing.ts'
import { titleOf } from '../words.ts'
import { usePane } from './pane-context.ts'
import { Quote } from './Quote.tsx'
import { WritingFoot } from './WritingFoot.tsx'

type ComposerProps = { id: string; area: RefObject<HTMLTextAreaElement | null>; onSent: () => void }

/** Where a message is written. What is written survives a reload; what is sent goes to the outbox. */
export function Composer({ id, area, onSent }: ComposerProps) {
  const { opened } = usePane()
  const name = draftIn(opened.id)
  const draft = useDraft<MessageDraft>(name)
  const sayTyping = useSayTyping(opened.id)
  const text = draft?.text ?? ''

  // Whoever has a keyboard has come to write. The page puts the focus on its heading first.
  useEffect(() => {
    if (!matchMedia('(pointer: fine)').matches) return
    const timer = setTimeout(() => area.current?.focus({ preventScroll: true }))
    return () => clearTimeout(timer)
  }, [area])

  const change = (next: MessageDraft) => {
    if (next.text === '' && next.replyTo === undefined) dropDraft(name)
    else saveDraft(name, next)
  }
  const send = () => {
    const words = text.trim()
    enqueue(
      messageKind,
      { conversationId: opened.id, deviceId: deviceId(), text: words, ...(draft?.replyTo !== undefined && { replyTo: draft.replyTo }) },
      newClientId(),
    )
    dropDraft(name)
    area.current?.focus()
    onSent()
  }

  return (
    <WritingFoot
      id={id}
      label={opened.kind === 'group' ? 'Message the group' : `Message ${titleOf(opened)}`}
      area={area}
      value={text}
      onChange={(next) => {
        change({ ...draft, text: next })
        if (next !== '') sayTyping()
      }}
      onSend={send}
      about={draft?.replyTo !== undefined && <Quote conversationId={opened.id} seq={draft.replyTo} />}
      onGiveUp={draft?.replyTo === undefined ? undefined : () => change({ text })}
    />
  )
}

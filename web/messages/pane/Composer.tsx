import { type RefObject, Suspense, useEffect } from 'react'
import { newClientId } from '../../lib/client-id.ts'
import { dropDraft, saveDraft, useDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { enqueue } from '../../lib/outbox/outbox.ts'
import { DoxyGlyph } from '../../ui/art/glyphs.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { part } from '../../ui/later.tsx'
import { AttachButton } from '../attachments/composing/AttachButton.tsx'
import type { Attachments } from '../attachments/composing/use-attachments.ts'
import { deviceId } from '../sending/device.ts'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import { messageKind } from '../sending/message-kind.ts'
import { useSayTyping } from '../sync/use-typing.ts'
import { titleOf } from '../words.ts'
import { usePane } from './pane-context.ts'
import { Quote } from './Quote.tsx'
import { WritingFoot } from './WritingFoot.tsx'

const AttachmentRows = part(async () => ({ default: (await import('../attachments/composing/AttachmentRows.tsx')).AttachmentRows }))

/** Files go with a message once all of them have arrived. */
const filesOf = (attachments: Attachments) => ({
  rows: attachments.rows.length > 0 && (
    <Suspense>
      <AttachmentRows attachments={attachments} />
    </Suspense>
  ),
  button: <AttachButton onFiles={attachments.add} />,
  areThere: attachments.rows.length > 0,
  areReady: attachments.rows.length === 0 || attachments.isReady,
  take: attachments.add,
})

const toggled = ({ isUrgent, ...rest }: MessageDraft = { text: '' }): MessageDraft => (isUrgent ? rest : { ...rest, isUrgent: true })

/** The mention of Doxy AI while it is being typed, at the end. */
const BEGUN = /(?<!\S)@(?:d(?:o(?:x)?)?)?$/i

type ComposerProps = { id: string; area: RefObject<HTMLTextAreaElement | null>; attachments: Attachments; onSent: () => void }

/** Where a message is written. What is written survives a reload; what is sent goes to the outbox. */
export function Composer({ id, area, attachments, onSent }: ComposerProps) {
  const { opened, canAct } = usePane()
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
    if (next.text === '' && next.replyTo === undefined && !next.isUrgent) dropDraft(name)
    else saveDraft(name, next)
  }
  const send = () => {
    const words = text.trim()
    const message = {
      ...{ conversationId: opened.id, deviceId: deviceId(), text: words },
      ...(draft?.replyTo !== undefined && { replyTo: draft.replyTo }),
      ...(draft?.isUrgent && { isUrgent: true as const }),
      ...(attachments.notes.length > 0 && { attachments: attachments.notes }),
    }
    enqueue(messageKind, message, newClientId())
    attachments.sent()
    dropDraft(name)
    area.current?.focus()
    onSent()
  }

  const isBegun = BEGUN.test(text)
  const mention = () => {
    change({ ...draft, text: `${text.slice(0, text.lastIndexOf('@'))}@doxy ` })
    area.current?.focus()
  }

  return (
    <WritingFoot
      id={id}
      label={opened.kind === 'group' ? say('Message the group') : say('Message {name}', { name: titleOf(opened) })}
      area={area}
      value={text}
      onChange={(next) => {
        change({ ...draft, text: next })
        if (next !== '') sayTyping()
      }}
      onSend={send}
      files={canAct ? filesOf(attachments) : undefined}
      about={draft?.replyTo !== undefined && <Quote conversationId={opened.id} seq={draft.replyTo} />}
      onGiveUp={draft?.replyTo === undefined ? undefined : () => change({ text, ...(draft.isUrgent && { isUrgent: true }) })}
      offer={
        isBegun && (
          <Button tone="quiet" size="small" onClick={mention}>
            <DoxyGlyph className="small" />
            {say('@doxy answers here, for all of you')}
          </Button>
        )
      }
      urgency={canAct ? { isUrgent: draft?.isUrgent === true, onToggle: () => change(toggled(draft)) } : undefined}
    />
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react'
import type { OpenedConversation } from '#contract/conversations.ts'
import { REQUEST_MESSAGES } from '#contract/limits.ts'
import type { Message } from '#contract/messages.ts'
import { api } from '../../lib/api/api.ts'
import { wordsOf } from '../../lib/api/failure.ts'
import { findDraft, saveDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import type { ShownEntry } from '../../lib/outbox/entry.ts'
import { useSession } from '../../lib/session.ts'
import { part } from '../../ui/later.tsx'
import { KeptNote } from '../../ui/status/KeptNote.tsx'
import { toast } from '../../ui/status/toast.ts'
import { useAttachments } from '../attachments/composing/use-attachments.ts'
import { type Held, heldOf } from '../held.ts'
import { useKeep } from '../mutations.ts'
import { heldKey, STRETCH } from '../queries.ts'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import type { MessageToSend } from '../sending/send-message.ts'
import { useReading } from '../sync/use-reading.ts'
import { firstNameOf, titleOf } from '../words.ts'
import { Composer } from './Composer.tsx'
import footStyles from './Foot.module.css'
import { Log } from './Log.tsx'
import messageStyles from './Message.module.css'
import { PaneHead } from './PaneHead.tsx'
import { type Asked, PaneContext } from './pane-context.ts'
import { RequestFoot } from './RequestFoot.tsx'
import { Secured } from './Secured.tsx'

const EditComposer = part(async () => ({ default: (await import('./EditComposer.tsx')).EditComposer }))
const MessageDialogs = part(async () => ({ default: (await import('../dialogs/MessageDialogs.tsx')).MessageDialogs }))

type OpenPaneProps = {
  opened: OpenedConversation
  held: Held
  /** When the messages were read, where there is no line. */
  keptSince: Date | undefined
  entries: readonly ShownEntry<MessageToSend>[]
  at: number | undefined
}

/** A conversation with its messages: what one does in it meets here. */
export function OpenPane({ opened, held, keptSince, entries, at }: OpenPaneProps) {
  const cache = useQueryClient()
  const { user, signedIn } = useSession()
  const { id, participants, standing } = opened
  const area = useRef<HTMLTextAreaElement>(null)
  const composerId = useId()
  // They stay while another message is edited.
  const attachments = useAttachments()
  const [editing, setEditing] = useState<Message>()
  const [asked, setAsked] = useState<Asked>()
  // Another stretch is another log: it begins at its target.
  const [stretch, setStretch] = useState<{ number: number; target: number | undefined }>({ number: 0, target: undefined })
  // A guest is the first of the sample people in it.
  const viewerId = user?.id ?? participants[0]?.member.id
  const endOf = useReading({ opened, held, viewerId })

  const pane = useMemo(() => {
    const begin = (target?: number) => setStretch(({ number }) => ({ number: number + 1, target }))
    const read = async (place: { around?: number }) => {
      try {
        const answer = await api.messages.list({ conversationId: id, limit: STRETCH, ...place })
        cache.setQueryData<Held>(heldKey(id), heldOf(answer))
        begin(place.around)
      } catch (error) {
        toast.error(wordsOf(error))
      }
    }
    return {
      onWrite: () => area.current?.focus(),
      onReply: ({ seq }: Message) => {
        saveDraft(draftIn(id), { text: findDraft<MessageDraft>(draftIn(id))?.text ?? '', replyTo: seq })
        area.current?.focus()
      },
      onEdit: setEditing,
      onAsk: setAsked,
      onJump: (seq: number) => {
        const isHeld = cache.getQueryData<Held>(heldKey(id))?.messages.some((message) => message.seq === seq)
        if (isHeld) begin(seq)
        else void read({ around: seq })
      },
      onLatest: () => void read({}),
    }
  }, [cache, id])

  // Whoever marked it as unread has come back to it. Marked while it is open it stays so.
  const { mutate: keep } = useKeep(id)
  const comeBack = useEffectEvent(() => {
    if (opened.markedUnread) keep({ markedUnread: false })
  })
  useEffect(() => comeBack(), [])

  // The address leads to a message.
  useEffect(() => {
    if (at !== undefined) pane.onJump(at)
  }, [pane, at])

  const { onLatest, ...parts } = pane
  const foot = footOf(opened, held.head.lastSeq + entries.length)
  const endEdit = () => {
    setEditing(undefined)
    setTimeout(() => area.current?.focus())
  }

  return (
    <PaneContext value={{ opened, viewerId, signedIn, canAct: signedIn && standing === 'joined', ...parts }}>
      <PaneHead messages={held.messages} />
      <div>
        <Secured />
        <KeptNote since={keptSince} />
      </div>
      <Log key={stretch.number} held={held} entries={entries} target={stretch.target} endOf={endOf} onLatest={onLatest}>
        {standing === 'request' && (
          <p className={messageStyles.event}>{say('Not among your mates. They do not see that you have read this.')}</p>
        )}
      </Log>
      {foot === 'request' && <RequestFoot opened={opened} />}
      {editing && (
        <Suspense>
          <EditComposer key={editing.id} id={composerId} message={editing} area={area} onDone={endEdit} />
        </Suspense>
      )}
      {!editing && foot === 'write' && (
        <Composer id={composerId} area={area} attachments={attachments} onSent={() => held.follows || onLatest()} />
      )}
      {!editing && foot !== 'request' && foot !== 'write' && <p className={`${footStyles.note} ui muted`}>{foot}</p>}
      <Suspense>{asked && <MessageDialogs asked={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </PaneContext>
  )
}

/** What stands at the foot: where to write, the answer to a request, or why there is nothing to write to. */
function footOf(opened: OpenedConversation, lastSeq: number) {
  const { kind, standing, other } = opened
  if (standing === 'request') return 'request'
  if (kind === 'direct' && !other) return say('This member has left Wardmates, so nobody would read a message here.')
  if (standing === 'waiting' && lastSeq >= REQUEST_MESSAGES)
    return say('Waiting for {name} to accept. You can write more then.', { name: firstNameOf(titleOf(opened)) })
  return 'write'
}

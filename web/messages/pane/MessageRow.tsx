import { type ReactNode, Suspense } from 'react'
import { mayCite } from '#contract/dois.ts'
import type { Message } from '#contract/messages.ts'
import { saveDraft, useDraft } from '../../lib/drafts.ts'
import { say } from '../../lib/language/say.ts'
import { removeEntry } from '../../lib/outbox/outbox.ts'
import { Withdrawn } from '../../profile/member/Withdrawn.tsx'
import { part } from '../../ui/later.tsx'
import { Avatar } from '../../ui/person/Avatar.tsx'
import { MarkSaid } from '../../ui/person/MarkSaid.tsx'
import { SendState } from '../../ui/status/SendState.tsx'
import { contentOf, eventOf } from '../content.ts'
import { draftIn, type MessageDraft } from '../sending/message-draft.ts'
import { othersOf, tickOf } from '../ticks.ts'
import { dayWords, timeOf } from '../when.ts'
import { eventWords, goneWords, somebody, unreadWords } from '../words.ts'
import styles from './Message.module.css'
import { MessageActs } from './MessageActs.tsx'
import { MessageText } from './MessageText.tsx'
import { usePane } from './pane-context.ts'
import { Quote } from './Quote.tsx'
import { Reactions } from './Reactions.tsx'
import type { Row } from './rows.ts'
import { Ticks } from './Ticks.tsx'
import { useCards, useNames } from './use-name.ts'

const MessageAttachments = part(async () => ({
  default: (await import('../attachments/showing/MessageAttachments.tsx')).MessageAttachments,
}))

const UrgentBlock = part(async () => ({ default: (await import('../urgent/UrgentBlock.tsx')).UrgentBlock }))
const CitesRetracted = part(() => import('../../feed/text/CitesRetracted.tsx'))
const Markdown = part(async () => ({ default: (await import('../../ui/text/Markdown.tsx')).Markdown }))

type MessageRowProps = {
  row: Row
  /** How much was unread when its reader came. */
  unread: number
  /** Where somebody was led to. */
  isTarget: boolean
  end: ((element: Element | null) => void) | undefined
}

/** One message in the log, with what stands above it: its day, the unread line, who wrote it. */
export const MessageRow = ({ row, unread, isTarget, end }: MessageRowProps) => (
  <div className={styles.row} data-target={isTarget || undefined}>
    {row.startsDay && <p className={styles.day}>{dayWords(row.at)}</p>}
    {'message' in row && row.startsUnread && (
      <p className={styles.unread}>
        <span>{unreadWords(unread)}</span>
      </p>
    )}
    {'entry' in row ? <Waiting entry={row.entry} /> : <Written {...row} end={end} />}
  </div>
)

function Written({ message, startsRun, end }: Extract<Row, { message: unknown }> & Pick<MessageRowProps, 'end'>) {
  const { opened, viewerId } = usePane()
  if (message.author === 'house') return <Event message={message} />
  const isMine = message.senderId !== null && message.senderId === viewerId
  return (
    <article
      className={styles.message}
      data-mine={isMine || undefined}
      data-urgent={message.urgent ? true : undefined}
      aria-label={say(isMine ? 'Your message, {time}' : 'Message, {time}', { time: timeOf(message.at) })}
    >
      {(opened.kind === 'group' || message.author === 'doxy') && !isMine && startsRun && <Sender message={message} />}
      <div className={styles.line}>
        <Bubble message={message} isMine={isMine} />
        <MessageActs message={message} isMine={isMine} />
      </div>
      <Reactions message={message} />
      <p className={styles.stamp} ref={end}>
        {timeOf(message.at)}
        {message.editedAt && !message.gone && ` · ${say('edited')}`}
        {isMine && !message.gone && <OwnTick seq={message.seq} />}
      </p>
    </article>
  )
}

function OwnTick({ seq }: { seq: number }) {
  const { opened, viewerId } = usePane()
  return <Ticks tick={tickOf(seq, othersOf(opened, viewerId))} isGroup={opened.kind === 'group'} />
}

function Bubble({ message, isMine }: { message: Message; isMine: boolean }) {
  const { opened } = usePane()
  const nameOf = useNames(message.gone && message.senderId ? [message.senderId] : [])
  if (message.gone) {
    const who = message.senderId ? nameOf(message.senderId) : somebody()
    const words = (
      <p className={styles.bubble} data-gone>
        {goneWords(message.gone, who)}
      </p>
    )
    // What rings and cannot be read is acknowledged all the same.
    return message.urgent ? <Urgent message={message}>{words}</Urgent> : words
  }
  const { text, forwarded, attachments } = contentOf(message)
  const said = (
    <>
      {forwarded && <p className={styles.forwarded}>{say('Forwarded')}</p>}
      {message.replyTo !== null && <Quote conversationId={message.conversationId} seq={message.replyTo} />}
      {attachments && (
        <Suspense>
          <MessageAttachments conversationId={message.conversationId} notes={attachments} />
        </Suspense>
      )}
      {text !== '' && message.author !== 'doxy' && (
        <p className={styles.text}>
          <MessageText text={text} links={isMine || opened.standing !== 'request'} />
        </p>
      )}
      {message.author === 'doxy' && (
        <Suspense fallback={<p className={styles.text}>{text}</p>}>
          <div className={styles.answer}>
            <Markdown text={text} />
            {mayCite(text) && <CitesRetracted text={text} />}
          </div>
        </Suspense>
      )}
    </>
  )
  return message.urgent ? <Urgent message={message}>{said}</Urgent> : <div className={styles.bubble}>{said}</div>
}

function Urgent({ message, children }: { message: Message; children: ReactNode }) {
  return (
    message.urgent && (
      <Suspense fallback={<div className={styles.bubble}>{children}</div>}>
        <UrgentBlock message={message} urgent={message.urgent}>
          {children}
        </UrgentBlock>
      </Suspense>
    )
  )
}

function Sender({ message: { senderId, author } }: { message: Message }) {
  const card = useCards(senderId ? [senderId] : []).get(senderId ?? '')
  if (author === 'doxy') return <p className={styles.from}>{say('Doxy AI')}</p>
  return (
    <p className={styles.from}>
      {card && <Avatar id={card.id} name={card.name} url={card.avatarUrl} mark={card.mark} size="xs" />}
      {card?.name ?? somebody()}
      <MarkSaid mark={card?.mark} />
      {card && <Withdrawn member={card} />}
    </p>
  )
}

function Event({ message }: { message: Message }) {
  const event = eventOf(message)
  const nameOf = useNames(event ? [event.by, ...event.memberIds] : [])
  if (message.gone === 'unreadable') return <p className={styles.event}>{goneWords(message.gone, somebody())}</p>
  return event && <p className={styles.event}>{eventWords(event, nameOf)}</p>
}

/** One's own message from its press until the server has it. */
function Waiting({ entry }: { entry: Extract<Row, { entry: unknown }>['entry'] }) {
  const { onWrite } = usePane()
  const { conversationId, text, replyTo, isUrgent, attachments = [] } = entry.payload
  const isWriting = useDraft<MessageDraft>(draftIn(conversationId)) !== undefined
  const edit = () => {
    saveDraft(draftIn(conversationId), { text, ...(replyTo !== undefined && { replyTo }), ...(isUrgent && { isUrgent }) })
    removeEntry(entry.clientId)
    onWrite()
  }
  return (
    <article className={styles.message} data-mine aria-label={say('Message that is not sent yet')}>
      <div className={styles.bubble}>
        {replyTo !== undefined && <Quote conversationId={conversationId} seq={replyTo} />}
        {attachments.map(({ id, name }) => (
          <p key={id} className={styles.text}>
            {name}
          </p>
        ))}
        {text !== '' && <p className={styles.text}>{text}</p>}
        {isUrgent && <p className={styles.forwarded}>{say('Urgent')}</p>}
      </div>
      <SendState
        entry={entry}
        waiting={say('Waiting for the network')}
        onRemove={onWrite}
        // Files do not go back to where they were chosen.
        {...(attachments.length === 0 && { onEdit: edit, isEditDisabled: isWriting })}
      />
    </article>
  )
}

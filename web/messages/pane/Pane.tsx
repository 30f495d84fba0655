import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OpenedConversation } from '#contract/conversations.ts'
import type { Id } from '#contract/page.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { useKeptAsItChanges, useKeptSince } from '../../lib/kept/kept.ts'
import { say } from '../../lib/language/say.ts'
import { useEntries } from '../../lib/outbox/outbox.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { Loading } from '../../ui/status/Skeleton.tsx'
import { heldKey, heldQuery, openedQuery, STRETCH } from '../queries.ts'
import { messageKind, messagesIn } from '../sending/message-kind.ts'
import { forgetConversation } from '../sync/forget.ts'
import { useConversationLive } from '../sync/use-conversation-live.ts'
import { titleOf } from '../words.ts'
import { OpenPane } from './OpenPane.tsx'
import styles from './Pane.module.css'
import unsentStyles from './Unsent.module.css'
import { Unsent } from './Unsent.tsx'

/** One conversation: who, what was written, and where to write. */
export function Pane({ conversationId, at }: { conversationId: Id; at?: number | undefined }) {
  const opened = useQuery(openedQuery(conversationId))
  useConversationLive(conversationId)
  const cache = useQueryClient()
  const isGone = opened.isError && codeOf(opened.error) === 'NOT_FOUND'
  useEffect(() => {
    if (isGone) forgetConversation(cache, conversationId)
  }, [cache, conversationId, isGone])

  if (isGone)
    return (
      <div className={unsentStyles.gone}>
        <Gone words={say('This conversation is not here any more, or not for you.')} />
        <Unsent conversationId={conversationId} />
      </div>
    )
  if (opened.data) return <WithMessages opened={opened.data} at={at} />
  if (!opened.isError) return <Loading label={say('Loading the conversation')} />
  return codeOf(opened.error) ? (
    <Gone words={wordsOf(opened.error)} />
  ) : (
    <Failed what="the conversation" onRetry={() => void opened.refetch()} />
  )
}

/** More than this is unread: one begins where the unread begins, and not at the end. */
const MUCH = STRETCH - 10

function WithMessages({ opened, at }: { opened: OpenedConversation; at: number | undefined }) {
  const { id, lastSeq, readSeq } = opened
  const [around] = useState(() => at ?? (lastSeq - readSeq > MUCH ? readSeq + 1 : undefined))
  const held = useQuery(heldQuery(id, around))
  const entries = useEntries(messageKind, messagesIn(id))
  const keptSince = useKeptSince(heldKey(id))
  useKeptAsItChanges(heldKey(id), held.data)
  return (
    <section className={styles.pane} aria-label={say('Conversation with {name}', { name: titleOf(opened) })}>
      {held.data ? (
        <OpenPane opened={opened} held={held.data} keptSince={keptSince} entries={entries} at={at} />
      ) : held.isError ? (
        <Failed what="the messages" onRetry={() => void held.refetch()} />
      ) : (
        <Loading label={say('Loading messages')} />
      )}
    </section>
  )
}

/** In place of a conversation that cannot be opened. */
export const Gone = ({ words }: { words: string }) => (
  <EmptyState title={words} level={2} action={<ButtonLink to="/messages">{say('All conversations')}</ButtonLink>} />
)

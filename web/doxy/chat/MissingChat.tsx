import { useEffect } from 'react'
import type { Id } from '#contract/page.ts'
import { codeOf, wordsOf } from '../../lib/api/failure.ts'
import { Button } from '../../ui/button/Button.tsx'
import { EmptyState } from '../../ui/list/EmptyState.tsx'
import { Failed } from '../../ui/list/QueryList.tsx'
import { askedIn } from './asked.ts'
import styles from './Chat.module.css'

type MissingChatProps = {
  chatId: Id
  error: Error
  /** It got no answer yet, and is known to this browser alone. */
  onAskedHere: () => void
  onRetry: () => void
  onBegin: () => void
}

/** A conversation that is not there any more, or cannot be read now. */
export default function MissingChat({ chatId, error, onAskedHere, onRetry, onBegin }: MissingChatProps) {
  const isAskedHere = codeOf(error) === 'NOT_FOUND' && askedIn(chatId).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    if (isAskedHere) onAskedHere()
  }, [isAskedHere])
  if (isAskedHere) return null

  return (
    <div className={styles.missing}>
      {codeOf(error) === 'NOT_FOUND' ? (
        <EmptyState level={2} title="Conversation not found." action={<Button onClick={onBegin}>Start a new conversation</Button>}>
          It was deleted, or it belongs to another member.
        </EmptyState>
      ) : (
        <Failed what="the conversation" onRetry={onRetry}>
          {codeOf(error) && wordsOf(error)}
        </Failed>
      )}
    </div>
  )
}
